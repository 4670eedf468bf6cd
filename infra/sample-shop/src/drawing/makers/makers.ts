import { houseLooks } from './house-makers.ts';
import { houseOf } from './houses.ts';
import { metals } from './look.ts';
import type { Maker } from './maker.ts';
import { partnerLooks } from './partner-makers.ts';

/** How each sample brand is known. */
export const makers: ReadonlyMap<string, Maker> = new Map(
  [...houseLooks, ...partnerLooks].map(([key, words, short, letters, label, metal, ground, thread]) => {
    const house = houseOf(key);
    const own = { ...(thread ? { thread } : {}), ...(house ? { house } : {}) };
    return [key, { words, short, letters, label, metal: metals[metal], ground, ...own }];
  }),
);
