import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { line, type Make, type Part, panel, trim } from '../../piece.ts';
import { button, rivet } from '../../trims/hardware.ts';
import { patchPocket } from '../parts/fronted.ts';
import type { TrouserPlan } from './trouser-cut.ts';

export function trouserFront(make: Make, { cut, jeans, pleats, elastic }: TrouserPlan): Part[] {
  const parts: Part[] = [];
  const fly: Anchor[] = [
    [36, cut.band + 4],
    [36, cut.rise * 0.56],
    [22, cut.rise * 0.78],
    [0, cut.rise * 0.86],
  ];
  if (!elastic)
    parts.push(
      line(fly, 'stitch'),
      ...(jeans
        ? [
            line(
              fly.map(([x, y]): Anchor => [x - 6, y - 3]),
              'stitch',
            ),
          ]
        : []),
    );
  for (const side of [-1, 1]) {
    if (jeans) {
      const mouth: Anchor[] = [
        [side * cut.waist * 0.52, cut.band + 2],
        [side * cut.waist * 0.64, cut.band + 62],
        [side * (cut.waist + 10), cut.band + 92],
      ];
      parts.push(
        panel(
          [
            ...mouth.map(([x, y], index): Anchor => (index === 1 ? [x, y] : [x, y, 1])),
            [side * (cut.waist + 2), cut.band, 1],
          ],
          { tone: -0.05, thickness: 1, round: 4, wrinkle: 0 },
        ),
      );
      parts.push(
        line(mouth, 'seam', { width: 1.7 }),
        line(
          mouth.map(([x, y]): Anchor => [x - side * 5, y + 6]),
          'stitch',
        ),
        line(
          mouth.map(([x, y]): Anchor => [x - side * 10, y + 12]),
          'stitch',
        ),
      );
      parts.push(
        trim([side * (cut.waist * 0.55 - 4), cut.band + 14], rivet('#b08a5c'), { size: 0.6 }),
        trim([side * (cut.waist - 1), cut.band + 92], rivet('#b08a5c'), { size: 0.6 }),
      );
      if (side > 0)
        parts.push(
          line(
            [
              [cut.waist * 0.66, cut.band + 34, 1],
              [cut.waist * 0.92, cut.band + 30, 1],
            ],
            'stitch',
          ),
        );
    } else {
      const slant: Anchor[] = [
        [side * cut.waist * 0.78, cut.band + 2],
        [side * (cut.waist + 10), cut.band + 150],
      ];
      parts.push(
        line(slant, 'seam', { width: 2.2 }),
        line(
          slant.map(([x, y]): Anchor => [x - side * 6, y + 1]),
          'stitch',
          { width: 0.8 },
        ),
      );
    }
    for (let index = 0; index < pleats; index += 1) {
      const x = side * cut.waist * (0.36 + index * 0.2);
      parts.push(
        line(
          [
            [x, cut.band + 4],
            [x + side * 4, cut.band + 110 - index * 30],
          ],
          'seam',
          { width: 1.8 },
        ),
      );
    }
  }
  if (make.spec.type === 'shorts' && make.random.chance(0.3))
    parts.push(...patchPocket([cut.hip - 110, 220], 84, 96, 0));
  return parts;
}

export function trouserBack(make: Make, { cut, jeans, elastic }: TrouserPlan): Part[] {
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
      parts.push(
        line(
          [
            [x, cut.band + 96],
            [x + 118, cut.band + 92],
          ],
          'seam',
          { width: 3 },
        ),
        line(
          [
            [x, cut.band + 104],
            [x + 118, cut.band + 100],
          ],
          'stitch',
          { width: 0.8 },
        ),
      );
      parts.push(trim([x + 59, cut.band + 116], button(shift(make.cloth, -0.3)), { size: 0.85 }));
    }
  }
  return parts;
}
