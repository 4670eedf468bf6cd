import type { CutMark } from '@mall/api/catalogue/pictures/picture-spec';
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
  relaxed: { shoulder: 1.05, body: 1.07, arm: 1.08 },
  'semi-over': { shoulder: 1.08, body: 1.1, arm: 1.1 },
  over: { shoulder: 1.15, body: 1.18, arm: 1.16, length: 1.02 },
  'drop-shoulder': { shoulder: 1.14, body: 1.04 },
  crop: { length: 0.77 },
};

const product = (marks: readonly CutMark[], of: keyof Fit) =>
  marks.reduce((sum, mark) => sum * (fits[mark]?.[of] ?? 1), 1);

/** A cut with the room, length and sleeves that the name asks for. */
export function fitted({ spec }: GarmentContext, cut: Cut): Cut {
  const marks = spec.cut ?? [];
  const body = product(marks, 'body');
  const shoulder = product(marks, 'shoulder');
  return {
    ...cut,
    shoulder: cut.shoulder * shoulder,
    // A shoulder that is moved outward falls, and takes the armhole along.
    slope: cut.slope * (shoulder > 1 ? 1 + (shoulder - 1) * 1.6 : 1),
    chest: Math.max(cut.chest * body, cut.shoulder * shoulder + 12),
    waist: cut.waist * body,
    hem: cut.hem * body,
    length: cut.length * product(marks, 'length'),
    arm: cut.arm * product(marks, 'arm'),
    raglan: marks.includes('raglan'),
  };
}
