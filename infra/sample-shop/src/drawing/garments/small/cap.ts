import { shift } from '../../color.ts';
import { type Anchor, curve, mirrored } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { strapBack } from './cap-parts.ts';
import { turnedCap } from './cap-turned.ts';
import { wornCap } from './cap-worn.ts';

/** Six-panel cap, turned a little; worn, it is seen from the front; from behind, the strap and its opening. */
export const cap: Builder = (context) => {
  const { random, back } = context;
  const visorHex = context.spec.pattern === 'colour-block' ? context.accent : context.cloth;
  if (!back) {
    return {
      parts: context.pose === 'worn' ? wornCap(context, visorHex) : turnedCap(context, visorHex),
      focuses: [
        [-60, 90],
        [-150, 230],
      ],
    };
  }
  const top = -random.range(104, 128);
  const parts = [
    ...panels(context, top),
    ...[-1, 1].flatMap((side) => [eyelet(context, side * 106, 30), eyelet(context, side * 196, 64)]),
    trim([0, top + 4], rivet(context.cloth), { size: 2.2 }),
  ];
  return { parts: [...parts, ...strapBack(context)], focuses: [[0, 200]] };
};

/** The dome of six panels: cloth held up by the seams, so that each swells between them. */
function panels({ cloth }: GarmentContext, top: number): Part[] {
  const right = curve([104, top + 18, 206, top + 108, 250, 110, 246, 220, 226, 266, 120, 284], [4]);
  const along = (x: number) => curve([x * 0.03, top + 6, x * 0.62, top + 74, x * 0.94, 110, x, 274]);
  const folds = [0, 176, -176].map((x) => ({ along: along(x).toReversed(), width: 10, depth: -5 }));
  const seam = (x: number): Part[] => {
    const beside = (by: number) => along(x).map(([at, y]): Anchor => [at + by, y]);
    return [
      line(along(x), 'seam', { width: 1.8 }),
      line(beside(7), 'stitch', { hex: shift(cloth, -0.2) }),
      line(beside(-7), 'stitch', { hex: shift(cloth, -0.2) }),
    ];
  };
  return [
    panel([[0, top], ...right, [0, 292], ...mirrored(right)], {
      thickness: 66,
      round: 120,
      wrinkle: 0.5,
      folds,
    }),
    ...seam(0),
    ...seam(176),
    ...seam(-176),
  ];
}

/** An embroidered air hole. */
const eyelet = ({ cloth }: GarmentContext, x: number, y: number): Part =>
  trim(
    [x, y],
    `<circle r="8.4" fill="${shift(cloth, -0.24)}"/><circle r="8.4" fill="none" stroke="#0d0b0a" stroke-opacity=".3" stroke-dasharray="1.4 1" stroke-width="3"/><circle r="3.6" fill="#14110f"/>`,
  );
