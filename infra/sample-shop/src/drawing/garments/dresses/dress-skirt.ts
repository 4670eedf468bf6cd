import type { Anchor } from '../../geometry.ts';
import { type Fold, type GarmentContext, line, type Part, panel } from '../../piece.ts';
import { lengthOf } from '../parts/cut-traits.ts';
import type { Cut } from '../parts/torso.ts';

/** The flared skirt from the bodice down, with its folds and its hem. */
export function dressSkirt(context: GarmentContext, cut: Cut): Part[] {
  const { random } = context;
  const isFlared = context.spec.cut?.includes('flared');
  const flare = isFlared ? random.range(430, 470) : random.range(282, 330);
  const end = lengthOf(context, { mini: 840, midi: 1090, long: 1240 }, random.range(1000, 1050));
  const top = cut.length;
  const side: Anchor[] = [
    [cut.hem - 2, top - 8, 1],
    [cut.hem + (flare - cut.hem) * 0.36, top + (end - top) * 0.3],
    [cut.hem + (flare - cut.hem) * 0.74, top + (end - top) * 0.7],
    [flare, end, 1],
  ];
  const left = [...side].reverse().map(([x, y, corner]): Anchor => (corner ? [-x, y, corner] : [-x, y]));
  const folds = Array.from({ length: 9 }, (_, index): Fold => {
    const x = (index / 8) * 2 - 1 + random.range(-0.06, 0.06);
    return {
      along: [
        [x * cut.hem * 0.95, top - 6],
        [x * (cut.hem + 40), top + 230],
        [x * flare * 0.94, end + 16],
      ],
      width: random.range(20, 36),
      depth: (index % 2 ? -1 : 1) * random.range(9, 15),
    };
  });
  const hem: Anchor[] = [
    [flare * 0.5, end + 16],
    [0, end + 24],
    [-flare * 0.5, end + 16],
  ];
  return [
    panel([...side, ...hem, ...left], { thickness: 14, round: 20, folds }),
    line(
      [
        [-flare + 4, end - 18],
        [0, end + 6],
        [flare - 4, end - 18],
      ],
      'stitch',
    ),
  ];
}
