import type { CutMark } from '@mall/api/catalogue/pictures/picture-spec';
import type { GarmentContext } from '../../piece.ts';
import type { TrouserCut } from './trouser-cut.ts';

/** What a word for legs says of their measures (units, laid flat). */
const shapes: Partial<Record<CutMark, Partial<TrouserCut>>> = {
  slim: { hip: 234, thigh: 226, knee: 166, hem: 138, spread: 4 },
  tapered: { thigh: 268, knee: 208, hem: 138, spread: 4 },
  straight: { thigh: 256, knee: 232, hem: 228, spread: 14 },
  'semi-wide': { thigh: 268, knee: 246, hem: 246, spread: 24 },
  wide: { hip: 262, thigh: 282, knee: 290, hem: 308, spread: 38 },
  'semi-baggy': { hip: 276, thigh: 306, knee: 272, hem: 184, rise: 330, spread: 34 },
  'boot-cut': { thigh: 240, knee: 186, hem: 240, spread: 18 },
  relaxed: { hip: 272, thigh: 286, knee: 246, spread: 22 },
};

/** Legs as the name has them, with small seeded differences. */
export function legShape({ spec, random }: GarmentContext, plain: TrouserCut): TrouserCut {
  const marks = spec.cut ?? [];
  const shaped: TrouserCut = Object.assign({}, plain, ...marks.map((mark) => shapes[mark]));
  const isHigh = marks.includes('high-waist');
  const length = shaped.length * random.range(0.97, 1.02);
  return {
    ...shaped,
    spread: shaped.spread + random.range(-6, 10),
    knee: shaped.knee * random.range(0.97, 1.03),
    hem: shaped.hem * random.range(0.96, 1.04),
    length: length * lengthOf(marks) + (isHigh ? 34 : 0),
    waist: shaped.waist - (isHigh ? 8 : 0),
    rise: shaped.rise + (isHigh ? 44 : 0),
    band: shaped.band + (isHigh ? 22 : 0),
  };
}

/** Share of the plain length; `long` is what reaches below the knee of shorts. */
function lengthOf(marks: readonly CutMark[]): number {
  if (marks.includes('crop')) return 0.82;
  return marks.includes('long') ? 1.24 : 1;
}
