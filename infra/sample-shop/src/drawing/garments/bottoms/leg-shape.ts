import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import type { GarmentContext } from '../../piece.ts';
import type { TrouserCut } from './trouser-cut.ts';

/** What a word for legs says of their measures (units, laid flat). */
const shapes: Partial<Record<CutTrait, Partial<TrouserCut>>> = {
  slim: { hip: 224, thigh: 220, knee: 164, hem: 140, spread: 4 },
  tapered: { thigh: 252, knee: 200, hem: 140, spread: 0 },
  straight: { thigh: 244, knee: 226, hem: 222, spread: 8 },
  'semi-wide': { hip: 240, thigh: 254, knee: 240, hem: 242, spread: 12 },
  wide: { hip: 246, thigh: 268, knee: 268, hem: 284, spread: 22 },
  'semi-baggy': { hip: 262, thigh: 286, knee: 250, hem: 186, rise: 318, spread: 12 },
  'boot-cut': { thigh: 236, knee: 182, hem: 240, spread: 14 },
  relaxed: { hip: 258, thigh: 268, knee: 236, spread: 12 },
};

/** Legs as the name has them, with small seeded differences. */
export function legShape({ spec, random }: GarmentContext, plain: TrouserCut): TrouserCut {
  const traits = spec.cut ?? [];
  const shaped: TrouserCut = Object.assign({}, plain, ...traits.map((trait) => shapes[trait]));
  const isHigh = traits.includes('high-waist');
  const length = shaped.length * random.range(0.97, 1.02);
  return {
    ...shaped,
    spread: shaped.spread + random.range(-4, 6),
    knee: shaped.knee * random.range(0.97, 1.03),
    hem: shaped.hem * random.range(0.96, 1.04),
    length: length * lengthOf(traits) + (isHigh ? 34 : 0),
    waist: shaped.waist - (isHigh ? 8 : 0),
    rise: shaped.rise + (isHigh ? 44 : 0),
    band: shaped.band + (isHigh ? 22 : 0),
  };
}

/** Share of the plain length; `long` is what reaches below the knee of shorts. */
function lengthOf(traits: readonly CutTrait[]): number {
  if (traits.includes('crop')) return 0.82;
  return traits.includes('long') ? 1.24 : 1;
}
