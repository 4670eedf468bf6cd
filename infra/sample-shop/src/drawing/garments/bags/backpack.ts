import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Part, panel, trim } from '../../piece.ts';
import { zipPull } from '../../trims/hardware.ts';
import { inset, strap } from './bag-parts.ts';

/** Upright daypack: handle loop, zipped mouth, front pocket and side straps. */
export const backpack: Builder = (make) => {
  const { random } = make;
  const half = 270;
  const tall = random.range(680, 740);
  const body: Anchor[] = [
    [-half + 70, 0],
    [0, -14],
    [half - 70, 0],
    [half - 8, 80],
    [half + 6, 300],
    [half + 14, tall - 70],
    [half - 30, tall - 4],
    [0, tall + 6],
    [-half + 30, tall - 4],
    [-half - 14, tall - 70],
    [-half - 6, 300],
    [-half + 8, 80],
  ];
  const parts: Part[] = [
    ...strap(
      [
        [-60, 26],
        [-46, -66],
        [0, -84],
        [46, -66],
        [60, 26],
      ],
      30,
    ),
  ];
  for (const side of [-1, 1] as const)
    parts.push(
      ...strap(
        [
          [side * (half - 50), 60],
          [side * (half + 66), 240],
          [side * (half + 52), 480],
          [side * (half - 10), tall - 60],
        ],
        62,
        { tone: -0.08, thickness: 20 },
      ),
    );
  parts.push(panel(body, { thickness: 40, round: 56 }));
  if (make.back) {
    parts.push(
      panel(inset(body, 0.86), { thickness: 16, round: 26, tone: -0.08 }),
      line(
        [
          [0, 80],
          [0, tall - 80],
        ],
        'seam',
      ),
    );
    for (const side of [-1, 1] as const)
      parts.push(
        ...strap(
          [
            [side * 70, 40],
            [side * 150, 220],
            [side * 170, 440],
            [side * 220, tall - 40],
          ],
          70,
          { thickness: 22, tone: 0.02 },
        ),
      );
    return { parts, focuses: [[110, 200]] };
  }
  const mouth: Anchor[] = [
    [-half + 22, 330],
    [-half + 34, 130],
    [-half + 110, 48],
    [0, 34],
    [half - 110, 48],
    [half - 34, 130],
    [half - 22, 330],
  ];
  parts.push(
    line(mouth, 'seam', { width: 7 }),
    line(mouth, 'edge', { hex: shift(make.cloth, -0.4), width: 4 }),
    trim([half - 23, 322], zipPull('#b9b8b4'), { size: 1.3 }),
  );
  const pocket: Anchor[] = [
    [-half + 34, 372],
    [0, 362],
    [half - 34, 372],
    [half - 16, 430],
    [half - 10, tall - 80],
    [half - 44, tall - 30],
    [0, tall - 22],
    [-half + 44, tall - 30],
    [-half + 10, tall - 80],
    [-half + 16, 430],
  ];
  const zip: Anchor[] = [
    [-half + 40, 420],
    [0, 410],
    [half - 40, 420],
  ];
  parts.push(
    panel(pocket, { thickness: 30, round: 40 }),
    line(zip, 'seam', { width: 7 }),
    line(zip, 'edge', { hex: shift(make.cloth, -0.4), width: 4 }),
    trim([half - 50, 420], zipPull('#b9b8b4'), { size: 1.2 }),
  );
  parts.push(
    panel(
      [
        [-44, 240, 1],
        [44, 240, 1],
        [44, 288, 1],
        [-44, 288, 1],
      ],
      { fabric: 'leather', hex: mix(make.cloth, '#3a2b20', 0.5), pattern: 'solid', thickness: 4, round: 4 },
    ),
  );
  return {
    parts,
    focuses: [
      [0, 260],
      [half - 90, 420],
    ],
  };
};
