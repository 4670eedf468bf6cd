import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { backBody, fronts, sleeves } from '../parts/fronted.ts';
import { collarBack, neckInside, shirtCollar } from '../parts/neck.ts';
import { armholeSeams } from '../parts/pullover.ts';
import type { SleeveCut } from '../parts/sleeve.ts';
import { cutOf } from '../parts/torso.ts';

/** A trucker: pointed yoke flaps, two slanting seams, a waistband, metal buttons. */
export const denimJacket: Builder = (make) => {
  const { random } = make;
  const cut = cutOf(random, {
    neck: 82,
    shoulder: 238,
    slope: 48,
    chest: 272,
    waist: 266,
    hem: 256,
    length: 570,
    armhole: 240,
    hemCurve: 2,
  });
  const sleeve: SleeveCut = { angle: 15, bicep: 174, cuff: 118, length: 420, bend: 6 };
  const copper = random.pick(['#b08a5c', '#b9b8b4', '#8f8a83']);
  const parts = sleeves(make, cut, { sleeve, cuff: 52, cuffMore: { thickness: 8, round: 7, wrinkle: 0.2 } });
  const waist = (tone: number): Part[] => [
    panel(
      [
        [-cut.hem - 2, cut.length - 6, 1],
        [cut.hem + 2, cut.length - 6, 1],
        [cut.hem - 2, cut.length + 46, 1],
        [-cut.hem + 2, cut.length + 46, 1],
      ],
      { thickness: 8, round: 8, grain: 90, tone, wrinkle: 0.3 },
    ),
    line(
      [
        [-cut.hem, cut.length + 1],
        [cut.hem, cut.length + 1],
      ],
      'stitch',
    ),
    line(
      [
        [-cut.hem, cut.length + 39],
        [cut.hem, cut.length + 39],
      ],
      'stitch',
    ),
  ];
  if (make.back) {
    parts.push(...backBody(make, cut, { yoke: 150 }), ...armholeSeams(cut));
    for (const side of [-1, 1])
      parts.push(
        line(
          [
            [side * 150, 166],
            [side * 84, cut.length],
          ],
          'seam',
        ),
        line(
          [
            [side * 144, 166],
            [side * 78, cut.length],
          ],
          'stitch',
        ),
      );
    parts.push(...waist(0), ...collarBack(cut, 40));
    return { parts, focuses: [[0, 110]] };
  }
  const collar = shirtCollar(cut, { spread: 104, drop: 108, open: 10 });
  parts.push(...collar.behind, ...neckInside({ ...cut, neck: cut.neck - 8 }, 64, make));
  const neckline = (edge: number): Anchor[] => [
    [edge, 66, 1],
    [cut.neck * 0.5, 46],
    [cut.neck, 0, 1],
  ];
  parts.push(...fronts(make, cut, { lap: 22, neckline }), ...armholeSeams(cut));
  for (const side of [-1, 1]) {
    const yoke: Anchor[] = [
      [side * 22, 186],
      [side * (cut.shoulder - 2), 178],
    ];
    parts.push(
      line(yoke, 'seam'),
      line(
        yoke.map(([x, y]): Anchor => [x, y + 6]),
        'stitch',
      ),
    );
    for (const [top, low] of [
      [86, 44],
      [178, 108],
    ] as const) {
      parts.push(
        line(
          [
            [side * top, 190],
            [side * low, cut.length],
          ],
          'seam',
        ),
        line(
          [
            [side * (top + 6), 190],
            [side * (low + 6), cut.length],
          ],
          'stitch',
        ),
      );
    }
    const shape: Anchor[] = [
      [side * 74, 182, 1],
      [side * 190, 180, 1],
      [side * 190, 214, 1],
      [side * 132, 242, 1],
      [side * 76, 216, 1],
    ];
    parts.push(panel(shape, { thickness: 7, round: 6, wrinkle: 0.1 }));
    parts.push(
      line(
        [
          [side * 184, 184],
          [side * 184, 211, 1],
          [side * 132, 235, 1],
          [side * 82, 213, 1],
          [side * 80, 186],
        ],
        'stitch',
      ),
    );
    parts.push(trim([side * 132, 222], rivet(copper), { size: 1.2 }));
  }
  parts.push(
    line(
      [
        [-16, 70],
        [-16, cut.length],
      ],
      'stitch',
    ),
    line(
      [
        [20, 70],
        [20, cut.length],
      ],
      'stitch',
    ),
    ...waist(0),
  );
  for (let y = 92; y < cut.length + 40; y += 82)
    parts.push(trim([0, Math.min(y, cut.length + 20)], rivet(copper), { size: 1.55 }));
  parts.push(...collar.front);
  return {
    parts,
    focuses: [
      [20, 130],
      [130, 250],
      [-120, cut.length - 40],
    ],
  };
};
