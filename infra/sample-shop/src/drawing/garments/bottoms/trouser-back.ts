import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, line, type Part, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';
import { patchPocket, welt } from '../parts/pockets.ts';
import type { TrouserPlan } from './trouser-cut.ts';

export function trouserBack(context: GarmentContext, { cut, jeans, elastic }: TrouserPlan): Part[] {
  const parts: Part[] = [];
  const yoke: Anchor[] = [
    [-cut.waist - 4, cut.band + 34],
    [0, cut.band + 76],
    [cut.waist + 4, cut.band + 34],
  ];
  if (jeans)
    parts.push(
      line(yoke, 'seam', { width: 1.4 }),
      line(
        yoke.map(([x, y]): Anchor => [x, y + 6]),
        'stitch',
      ),
    );
  for (const side of [-1, 1]) {
    const x = side > 0 ? cut.waist * 0.2 : -cut.waist * 0.2 - 118;
    if (jeans) {
      parts.push(...patchPocket([x, cut.band + 92], 118, 118, 22));
      parts.push(
        line(
          [
            [x + 8, cut.band + 150],
            [x + 40, cut.band + 166],
            [x + 59, cut.band + 150],
            [x + 78, cut.band + 166],
            [x + 110, cut.band + 150],
          ],
          'stitch',
        ),
      );
    } else if (!elastic) {
      parts.push(...welt([x, cut.band + 96], 118, 13, 0));
      parts.push(trim([x + 59, cut.band + 124], button(shift(context.cloth, -0.3)), { size: 0.85 }));
    }
  }
  return parts;
}
