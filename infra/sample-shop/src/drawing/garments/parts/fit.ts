import type { CutMark } from '@mall/api/catalogue/pictures/picture-spec';
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

const fits: Partial<Record<CutMark, Fit>> = {
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
const lengths: readonly CutMark[] = ['short', 'half', 'midi', 'long', 'maxi', 'mini'];

const product = (marks: readonly CutMark[], of: keyof Fit) =>
  marks.reduce((sum, mark) => sum * (fits[mark]?.[of] ?? 1), 1);

/** A cut with the room, length and sleeves that the name asks for. */
export function fitted({ spec, maker }: GarmentContext, cut: Cut): Cut {
  const marks = spec.cut ?? [];
  const isSized = marks.some((mark) => mark in fits || lengths.includes(mark));
  const own: Fit = (isSized || !maker.house ? undefined : houseFits[maker.house]) ?? {};
  const body = product(marks, 'body') * (own.body ?? 1);
  const shoulder = product(marks, 'shoulder') * (own.shoulder ?? 1);
  return {
    ...cut,
    shoulder: cut.shoulder * shoulder,
    // A shoulder that is moved outward falls, and takes the armhole along.
    slope: cut.slope * (shoulder > 1 ? 1 + (shoulder - 1) * 1.6 : 1),
    chest: Math.max(cut.chest * body, cut.shoulder * shoulder + 12),
    waist: cut.waist * body,
    hem: cut.hem * body,
    length: cut.length * product(marks, 'length') * (own.length ?? 1),
    arm: cut.arm * product(marks, 'arm'),
    raglan: marks.includes('raglan'),
  };
}
