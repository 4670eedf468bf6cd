import { shift } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { type GarmentContext, line, type Panel, type Part, panel, type Trim, trim } from '../../piece.ts';
import { embroidery } from './cap-parts.ts';

/** The seams between its panels, from the button to the lower edge; the first is the middle of the front. */
const seams = [
  [24, -188, -56, -134, -106, -24, -116, 84, -108, 176],
  [26, -188, 66, -132, 94, -30, 100, 90, 92, 216],
  [30, -188, 142, -146, 214, -54, 240, 60, 232, 196],
] as const;
const lowerEdge = [-196, 132, -160, 160, -108, 178, -20, 204, 92, 216, 180, 208, 276, 178];

/** Six-panel cap turned a little to the left, from slightly above, as shops photograph it. */
export function turnedCap(context: GarmentContext, visorHex: string): Part[] {
  const { cloth, spec, maker, accent } = context;
  const pale = shift(cloth, -0.2);
  return [
    sweatband(),
    crown(context.random.range(-8, 12)),
    ...seams.flatMap((along) => seam(curve(along), pale)),
    line(beside(curve(lowerEdge), -10), 'stitch', { hex: pale }),
    ...eyelets(cloth),
    ...visor(visorHex),
    ...button(cloth),
    ...(spec.cut?.includes('logo') ? [turnedSign(embroidery(maker, accent))] : []),
    ...(spec.cut?.includes('washed') ? washedOut() : []),
  ];
}

/** The dome: cloth held up by its seams, so that each panel swells between them. */
function crown(rise: number): Part {
  const dome = curve(
    [
      -196,
      132,
      -204,
      40,
      -180,
      -60,
      -116,
      -140,
      -40,
      -182,
      28,
      -194 - rise,
      120,
      -178,
      204,
      -128,
      264,
      -40,
      288,
      70,
      284,
      150,
      276,
      178,
      180,
      208,
      92,
      216,
      -20,
      204,
      -108,
      178,
      -160,
      160,
    ],
    [0, 11],
  );
  const folds: Panel['folds'] = [
    ...seams.map((along) => ({ along: curve(along).toReversed(), width: 10, depth: -5 })),
    { along: curve([210, 190, 180, 120, 190, 30]), width: 26, depth: 9 },
    { along: curve([262, 176, 258, 110, 236, 50]), width: 20, depth: -10 },
    { along: curve([-10, 196, 10, 110, 4, 20]), width: 46, depth: 6 },
  ];
  return panel(dome, { thickness: 66, round: 120, wrinkle: 0.5, folds });
}

/** Two rows of stitches hold the tape below a seam. */
function seam(along: Anchor[], hex: string): Part[] {
  return [
    line(along, 'seam', { width: 1.8 }),
    line(beside(along, -7), 'stitch', { hex, width: 0.9 }),
    line(beside(along, 7), 'stitch', { hex, width: 0.9 }),
  ];
}

/** The band inside, as far as it shows below the edge. */
function sweatband(): Part {
  return panel(
    curve([-190, 136, -40, 180, 92, 206, 274, 166, 268, 196, 180, 224, 92, 232, -60, 220], [0, 3]),
    {
      tone: -0.55,
      thickness: 12,
      round: 10,
      wrinkle: 0,
    },
  );
}

function eyelets(cloth: string): Part[] {
  const ring = `<ellipse cx="1" cy="1.4" rx="9" ry="9.6" fill="#0d0b0a" opacity=".3"/><ellipse rx="8.4" ry="9" fill="${shift(cloth, -0.16)}"/><ellipse rx="6" ry="6.6" fill="none" stroke="#fff" stroke-opacity=".22" stroke-dasharray="1.6 1.4" stroke-width="3.4"/><ellipse rx="3.2" ry="3.6" fill="#14110f"/>`;
  return [
    [-130, -56],
    [-6, -74],
    [142, -58],
    [238, -40],
  ].map(([x = 0, y = 0], index) => trim([x, y], ring, { size: index === 3 ? 0.86 : 1, rotation: x / 8 }));
}

/** A button covered with the cloth. */
function button(cloth: string): Part[] {
  return [
    trim(
      [27, -196],
      `<ellipse cx="2" cy="6" rx="19" ry="10" fill="#0d0b0a" opacity=".3"/><ellipse rx="17" ry="11" fill="${shift(cloth, -0.26)}"/><ellipse cy="-2" rx="16" ry="9.6" fill="${cloth}"/><ellipse cx="-5" cy="-5" rx="7" ry="3.4" fill="#fff" opacity=".3"/>`,
    ),
  ];
}

const inner = curve([-200, 122, -164, 156, -108, 178, -20, 204, 50, 214, 108, 214]);
const outer = curve([-296, 150, -368, 214, -336, 304, -190, 344, -20, 318, 96, 236]);

/** How far out between the crown (0) and its edge (1) a line across the visor runs. */
const across = (share: number): Anchor[] =>
  inner.map(([x, y], index): Anchor => {
    const [ox, oy] = outer[index] ?? [x, y];
    return [x + (ox - x) * share, y + (oy - y) * share];
  });

/** The peak, bent over the brow: high along its middle, falling to both sides. */
function visor(hex: string): Part[] {
  const edge: Anchor[] = [[-206, 118, 1], ...outer, [112, 212, 1]];
  const shape: Anchor[] = [...edge, ...inner.slice(1, -1).reverse()];
  const below = shape.map(([x, y, corner]): Anchor => (corner ? [x, y + 3, corner] : [x + 1, y + 12]));
  const thread = shift(hex, -0.22);
  const folds: Panel['folds'] = [
    { along: curve([-320, 300, -230, 250, -120, 196]), width: 74, depth: 20 },
    { along: curve([100, 226, 20, 292, -110, 326]), width: 30, depth: -16 },
    { along: curve([-212, 128, -300, 168, -356, 226]), width: 24, depth: -10 },
  ];
  return [
    panel(below, { hex, tone: -0.5, thickness: 8, round: 6, wrinkle: 0 }),
    panel(shape, { hex, thickness: 30, round: 30, wrinkle: 0.2, folds }),
    line(across(0.02), 'seam', { width: 3 }),
    ...[0.14, 0.3, 0.46, 0.62, 0.78, 0.93].map((share) =>
      line(across(share), 'stitch', { hex: thread, width: 0.9 }),
    ),
  ];
}

/** The sign on the front, seen at the slant of the panels that carry it. */
function turnedSign(sign: Trim): Part {
  return { ...sign, at: [-88, 58], size: 1.14, svg: `<g transform="skewY(11) scale(.86 1)">${sign.svg}</g>` };
}

/** Where washing has taken the colour: along the seams and the edges. */
function washedOut(): Part[] {
  const runs = [...seams.map((along) => curve(along)), curve(lowerEdge), across(0.97)];
  return [46, 30, 16].flatMap((width) => runs.map((along) => line(along, 'fade', { width })));
}

const beside = (along: readonly Anchor[], by: number): Anchor[] =>
  along.map(([x, y], index): Anchor => {
    const [ax, ay] = along[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by2] = along[Math.min(along.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    return [x + (-(by2 - ay) / length) * by, y + ((bx - ax) / length) * by];
  });
