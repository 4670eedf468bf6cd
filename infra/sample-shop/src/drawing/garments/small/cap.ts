import { mix, shift } from '../../color.ts';
import { type Anchor, mirrored } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { embroidery, strapBack, visor } from './cap-parts.ts';

/** Six-panel cap seen from the front and a little above; from behind, the strap and its opening. */
export const cap: Builder = (make) => {
  const { random, back } = make;
  const top = -random.range(104, 128);
  const parts = [
    ...panels(make, top),
    ...[-1, 1].flatMap((side) => [eyelet(make, side * 106, 30), eyelet(make, side * 196, 64)]),
    trim([0, top + 4], rivet(make.cloth), { size: 2.2 }),
  ];
  if (back) {
    parts.push(...strapBack(make));
    return { parts, focuses: [[0, 200]] };
  }
  parts.push(sweatband(), ...visor(make, make.spec.pattern === 'colour-block' ? make.accent : make.cloth));
  if (make.spec.cut?.includes('logo')) parts.push(embroidery(make.maker, mix(make.cloth, make.accent, 0.9)));
  if (make.spec.cut?.includes('washed')) parts.push(...wornEdges());
  return {
    parts,
    focuses: [
      [40, 170],
      [150, 250],
    ],
  };
};

/** Side panels first, then the two front ones over them: each is rounded by itself, so that the crown has its ribs. */
function panels({ cloth }: GarmentContext, top: number): Part[] {
  const side = (at: 1 | -1): Part =>
    panel(
      [
        [0, top, 1],
        [at * 96, top + 20],
        [at * 206, top + 112],
        [at * 254, 130],
        [at * 250, 236],
        [at * 214, 262, 1],
        [at * 150, 150],
        [at * 84, 0],
      ],
      { thickness: 30, round: 60, wrinkle: 0.7, tone: -0.04 },
    );
  const front = (at: 1 | -1): Part =>
    panel(
      [
        [0, top, 1],
        [at * 62, top + 22],
        [at * 128, -10],
        [at * 168, 120],
        [at * 186, 262, 1],
        [at * 90, 286],
        [0, 292, 1],
      ],
      { thickness: 22, round: 60, wrinkle: 0.5 },
    );
  const seam = (x: number): Part[] => {
    const along: Anchor[] = [
      [x * 0.02, top + 4],
      [x * 0.6, -20],
      [x * 0.9, 120],
      [x, 270],
    ];
    const beside = (by: number) => along.map(([at, y]): Anchor => [at + by, y]);
    return [
      line(along, 'seam', { width: 1.8 }),
      line(beside(7), 'stitch', { hex: shift(cloth, -0.2) }),
      line(beside(-7), 'stitch', { hex: shift(cloth, -0.2) }),
    ];
  };
  return [side(-1), side(1), front(-1), front(1), ...seam(0), ...seam(180), ...seam(-180)];
}

/** An embroidered air hole. */
const eyelet = ({ cloth }: GarmentContext, x: number, y: number): Part =>
  trim(
    [x, y],
    `<circle r="8.4" fill="${shift(cloth, -0.24)}"/><circle r="8.4" fill="none" stroke="#0d0b0a" stroke-opacity=".3" stroke-dasharray="1.4 1" stroke-width="3"/><circle r="3.6" fill="#14110f"/>`,
  );

/** The dark below the crown's edge, where the visor is sewn in. */
function sweatband(): Part {
  const right: Anchor[] = [
    [120, 268],
    [236, 226, 1],
    [250, 262, 1],
    [120, 300],
  ];
  return panel([[0, 280], ...right, [0, 308], ...mirrored(right)], {
    tone: -0.5,
    thickness: 2,
    round: 8,
    wrinkle: 0,
  });
}

/** Where washing has taken the colour: along the seams and the top. */
function wornEdges(): Part[] {
  return [60, 42, 26, 12].flatMap((width) => [
    line(
      [
        [-170, 230],
        [0, 262],
        [170, 230],
      ],
      'fade',
      { width },
    ),
    line(
      [
        [0, -60],
        [0, 80],
        [0, 220],
      ],
      'fade',
      { width },
    ),
  ]);
}
