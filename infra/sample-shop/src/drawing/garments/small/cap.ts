import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, type Fold, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { strip } from '../parts/strip.ts';

/** Six-panel cap seen from the front and a little above; from behind, the strap and its opening. */
export const cap: Builder = (make) => {
  const { random, back } = make;
  const tall = random.range(270, 310);
  const crown: Anchor[] = [
    [-240, 262],
    [-260, 110],
    [-206, -34],
    [-90, -tall + 190],
    [0, -tall + 172],
    [90, -tall + 190],
    [206, -34],
    [260, 110],
    [240, 262],
    [140, 296],
    [0, 312],
    [-140, 296],
  ];
  const parts: Part[] = [];
  const seam = (x: number, top: number): Part[] => [
    line(
      [
        [x * 0.08, top],
        [x * 0.7, 20],
        [x, 160],
        [x * 1.02, 290],
      ],
      'seam',
      { width: 1.5 },
    ),
    line(
      [
        [x * 0.08 + 6, top + 4],
        [x * 0.7 + 7, 20],
        [x + 7, 160],
        [x * 1.02 + 7, 290],
      ],
      'stitch',
    ),
    line(
      [
        [x * 0.08 - 6, top + 4],
        [x * 0.7 - 7, 20],
        [x - 7, 160],
        [x * 1.02 - 7, 290],
      ],
      'stitch',
    ),
  ];
  const top = -tall + 176;
  if (!back) parts.push(...visor(make.spec.pattern === 'colour-block' ? make.accent : make.cloth));
  parts.push(
    panel(crown, { thickness: 56, round: 120, wrinkle: 0.6 }),
    ...seam(0, top),
    ...seam(166, top),
    ...seam(-166, top),
  );
  for (const side of [-1, 1])
    parts.push(trim([side * 96, 44], rivet(shift(make.cloth, -0.2), true), { size: 1.3 }));
  if (back) {
    parts.push(
      panel(
        [
          [-120, 306, 1],
          [-96, 190],
          [0, 150],
          [96, 190],
          [120, 306, 1],
          [0, 320],
        ],
        { tone: -0.5, thickness: -20, round: 14, wrinkle: 0 },
      ),
    );
    parts.push(
      line(
        [
          [-130, 300],
          [-106, 186],
          [0, 140],
          [106, 186],
          [130, 300],
        ],
        'stitch',
      ),
    );
    parts.push(
      panel(
        strip(
          [
            [-190, 290],
            [0, 308],
            [190, 290],
          ],
          44,
        ),
        { thickness: 12, round: 10 },
      ),
    );
    parts.push(
      trim(
        [36, 306],
        `<rect x="-22" y="-24" width="44" height="50" rx="4" fill="none" stroke="${'#b9b8b4'}" stroke-width="6"/>`,
      ),
    );
    return { parts, focuses: [[0, 200]] };
  }
  parts.push(trim([0, top + 6], rivet(make.cloth), { size: 2.4 }));
  if (random.chance(0.7)) parts.push(embroidery(mix(make.cloth, make.accent, 0.9)));
  return {
    parts,
    focuses: [
      [0, 120],
      [140, 380],
    ],
  };
};

/** The peak below the crown, with its rows of stitches. */
function visor(hex: string): Part[] {
  const shape: Anchor[] = [
    [-236, 252, 1],
    [-274, 318],
    [-236, 384],
    [-126, 420],
    [0, 430],
    [126, 420],
    [236, 384],
    [274, 318],
    [236, 252, 1],
    [0, 296],
  ];
  const folds: Fold[] = [
    {
      along: [
        [-300, 330],
        [0, 366],
        [300, 330],
      ],
      width: 70,
      depth: 14,
    },
  ];
  const rows = [0, 1, 2, 3].map((row): Part => {
    const y = 330 + row * 24;
    const wide = 256 - row * 13;
    return line(
      [
        [-wide, y - 46],
        [-wide * 0.6, y - 12],
        [0, y],
        [wide * 0.6, y - 12],
        [wide, y - 46],
      ],
      'stitch',
    );
  });
  return [panel(shape, { hex, thickness: 18, round: 26, wrinkle: 0.2, folds }), ...rows];
}

function embroidery(hex: string): Part {
  const letters = 'M-70 26V-26L-36 26V-26M-8 0A26 26 0 1 0 44 0A26 26 0 1 0 -8 0M66 26V-26';
  return trim(
    [0, 110],
    `<path d="${letters}" transform="translate(2 3)" fill="none" stroke="#0d0b0a" stroke-opacity=".3" stroke-width="13"/><path d="${letters}" fill="none" stroke="${shift(hex, -0.2)}" stroke-width="12"/><path d="${letters}" fill="none" stroke="${hex}" stroke-width="11" stroke-dasharray="2 1"/>`,
  );
}
