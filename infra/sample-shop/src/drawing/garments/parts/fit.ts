import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import type { House } from '../../makers/houses.ts';
import type { GarmentContext } from '../../piece.ts';
import type { Cut } from './torso.ts';

/** Factors on a cut: across the shoulders, around the body, around the arm, down. */
interface Fit {
  shoulder?: number;
  body?: number;
  arm?: number;
  length?: number;
}

const fits: Partial<Record<CutTrait, Fit>> = {
  slim: { shoulder: 0.95, body: 0.88, arm: 0.86 },
  relaxed: { shoulder: 1.05, body: 1.05, arm: 1.06, length: 1.02 },
  'semi-over': { shoulder: 1.08, body: 1.07, arm: 1.08, length: 1.03 },
  over: { shoulder: 1.14, body: 1.12, arm: 1.13, length: 1.06 },
  'drop-shoulder': { shoulder: 1.14, body: 1.04 },
  crop: { length: 0.8 },
};

/** How a house cuts what its name does not size: the young ones short, the street wide, women's office close. */
const houseFits: Partial<Record<House, Fit>> = {
  youth: { length: 0.93, body: 0.98 },
  street: { shoulder: 1.07, body: 1.06, length: 1.02 },
  'office-women': { body: 0.96 },
  romantic: { body: 0.97, length: 0.97 },
};
const lengths: readonly CutTrait[] = ['short', 'half', 'midi', 'long', 'maxi', 'mini'];

const product = (traits: readonly CutTrait[], of: keyof Fit) =>
  traits.reduce((sum, trait) => sum * (fits[trait]?.[of] ?? 1), 1);

/** A cut with the room, length and sleeves that the name asks for. */
export function fitted({ spec, maker }: GarmentContext, cut: Cut): Cut {
  const traits = spec.cut ?? [];
  const isSized = traits.some((trait) => trait in fits || lengths.includes(trait));
  const own: Fit = (isSized || !maker.house ? undefined : houseFits[maker.house]) ?? {};
  const body = product(traits, 'body') * (own.body ?? 1);
  const shoulder = product(traits, 'shoulder') * (own.shoulder ?? 1);
  return {
    ...cut,
    shoulder: cut.shoulder * shoulder,
    // A shoulder that is moved outward falls, and takes the armhole along.
    slope: cut.slope * (shoulder > 1 ? 1 + (shoulder - 1) * 1.6 : 1),
    chest: Math.max(cut.chest * body, cut.shoulder * shoulder + 12),
    waist: cut.waist * body,
    hem: cut.hem * body,
    length: cut.length * product(traits, 'length') * (own.length ?? 1),
    arm: cut.arm * product(traits, 'arm'),
    raglan: traits.includes('raglan'),
  };
}
