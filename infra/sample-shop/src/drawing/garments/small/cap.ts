import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { embroidery, strapBack, visor } from './cap-parts.ts';

/** Six-panel cap seen from the front and a little above; from behind, the strap and its opening. */
export const cap: Builder = (make) => {
  const { random, back } = make;
  const tall = random.range(270, 310);
  const top = -tall + 176;
  const parts = back ? [] : visor(make.spec.pattern === 'colour-block' ? make.accent : make.cloth);
  parts.push(crown(tall), ...seam(0, top), ...seam(166, top), ...seam(-166, top));
  for (const side of [-1, 1])
    parts.push(trim([side * 96, 44], rivet(shift(make.cloth, -0.2), true), { size: 1.3 }));
  if (back) {
    parts.push(...strapBack());
    return { parts, focuses: [[0, 200]] };
  }
  parts.push(trim([0, top + 6], rivet(make.cloth), { size: 2.4 }));
  if (random.chance(0.7)) parts.push(embroidery(make.maker, mix(make.cloth, make.accent, 0.9)));
  return {
    parts,
    focuses: [
      [0, 120],
      [140, 380],
    ],
  };
};

function crown(tall: number): Part {
  const shape: Anchor[] = [
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
  return panel(shape, { thickness: 56, round: 120, wrinkle: 0.6 });
}

/** Where two panels of the crown meet, stitched on both sides. */
function seam(x: number, top: number): Part[] {
  return [
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
}
