import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Season } from '@mall/contracts/domain/catalogue/facets';
import type { ProductFlag } from '@mall/contracts/domain/catalogue/product-flags';
import type { FamilySiteCode } from '@mall/contracts/domain/family-site';
import { houseVoices } from './voices/house-voices.ts';
import { lineVoices } from './voices/line-voices.ts';
import { wordsIn } from './voices/season-words.ts';
import { youngVoices } from './voices/young-voices.ts';

/** A headline, the kinds that it speaks of, and the flag that all of its goods have. */
export type Words = readonly [
  title: string,
  subtitle: string,
  types?: readonly GarmentType[] | undefined,
  flag?: ProductFlag | undefined,
];

/** How one site speaks and on which grounds its pictures stand. */
export interface SiteVoice {
  /** Main banners in their order, then the bottom ones. */
  banners: readonly Words[];
  top: Words;
  showCases: readonly Words[];
  looks: readonly Words[];
  plans: readonly Words[];
  stylings: readonly (readonly [keyword: string, types: readonly GarmentType[]])[];
  /** Grounds of banners, and of the pictures of its stories, `#rrggbb`. */
  grounds: readonly string[];
  storyGrounds: readonly string[];
}

const voices: Readonly<Record<FamilySiteCode, SiteVoice>> = {
  ...houseVoices,
  ...lineVoices,
  ...youngVoices,
};

/** The voice of a family site in a season; they are written for winter. */
export function voiceOf(code: FamilySiteCode, season: Season): SiteVoice {
  const voice = voices[code];
  const said = (words: readonly Words[]) => words.map((each) => wordsIn(season, each));
  return {
    ...voice,
    banners: said(voice.banners),
    top: wordsIn(season, voice.top),
    showCases: said(voice.showCases),
    looks: said(voice.looks),
    plans: said(voice.plans),
    stylings: voice.stylings.map(([keyword, types]) => {
      const [title, , kinds] = wordsIn(season, [keyword, '', types]);
      return [title, kinds ?? types];
    }),
  };
}
