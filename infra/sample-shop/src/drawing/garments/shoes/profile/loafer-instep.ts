import { shift } from '../../../color.ts';
import { curve } from '../../../geometry.ts';
import { line, type Part, panel, trim } from '../../../piece.ts';
import type { LoaferLook } from '../loafer.ts';

/** What lies across the instep: a strap with a slit or with a bit, a lace with its tassels, or nothing. */
export function instep({ saddle, metal, cloth }: LoaferLook): Part[] {
  if (saddle === 'plain') return [];
  if (saddle === 'tassel')
    return [
      ...collarLace(cloth),
      ...tassel(cloth, 26, -222, 12),
      ...tassel(cloth, -6, -226, 36),
      ...knot(cloth),
    ];
  return [...strap(), ...(saddle === 'penny' ? slit() : bit(metal))];
}

function strap(): Part[] {
  const shape = curve(
    [-104, -24, -76, -120, -46, -180, -20, -238, 12, -256, 46, -250, 56, -196, 52, -120, 60, -24],
    [0, 8],
  );
  return [
    panel(shape, { thickness: 14, round: 12, wrinkle: 0.1 }),
    line(curve([-93, -36, -64, -120, -34, -176, -10, -232]), 'stitch'),
    line(curve([50, -40, 43, -120, 46, -196, 38, -242]), 'stitch'),
  ];
}

/** The slit that once held a coin: pinched in its middle, as seen from the side. */
function slit(): Part[] {
  const cut = curve([0, -223, 23, -232, 12, -208, 12, -189, -11, -180, 0, -204], [0, 1, 3, 4]);
  const sewn = curve(
    [-8, -228, 33, -244, 22, -208, 21, -182, -20, -167, -9, -204, -8, -228],
    [0, 1, 3, 4, 6],
  );
  return [
    panel(cut, { tone: -0.62, thickness: -6, round: 4, wrinkle: 0 }),
    line(sewn, 'stitch', { width: 0.9 }),
  ];
}

/** Two rings joined by a bar, as of a snaffle. */
function bit(metal: string): Part[] {
  const dark = shift(metal, -0.5);
  const ring = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><ellipse cx="2" cy="3" rx="15" ry="19" fill="none" stroke="#0d0b0a" stroke-opacity=".35" stroke-width="8"/><ellipse rx="15" ry="19" fill="none" stroke="${dark}" stroke-width="8"/><ellipse rx="15" ry="19" fill="none" stroke="${metal}" stroke-width="5.4"/><path d="M-13 -9A15 19 0 0 1 2 -19" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2"/></g>`;
  const bar = (stroke: string, width: number, y = 0) =>
    `<path d="M-26 ${20 + y}Q-6 ${-2 + y} 6 ${-8 + y}T34 ${-34 + y}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
  return [
    trim(
      [-10, -196],
      `${bar('#0d0b0a" stroke-opacity=".3', 13, 4)}${bar(dark, 12)}${bar(metal, 8.6)}${bar('#fff" stroke-opacity=".6', 2, -2)}${ring(-30, 26)}${ring(34, -34)}`,
    ),
  ];
}

/** A thong of leather: dark where it lies on the shoe, light along its top. */
function thong(numbers: readonly number[], cloth: string): Part[] {
  const along = curve(numbers);
  return [
    line(along, 'edge', { hex: shift(cloth, -0.62), width: 12 }),
    line(along, 'edge', { hex: shift(cloth, -0.1), width: 8.6 }),
    line(along, 'edge', { hex: shift(cloth, 0.16), width: 1.8 }),
  ];
}

/** A lace that runs through the edge of the opening. */
function collarLace(cloth: string): Part[] {
  return [
    [52, -226, 78, -210, 104, -197],
    [126, -188, 176, -178, 214, -174],
    [238, -174, 280, -182, 316, -196],
  ].flatMap((run) => thong(run, cloth));
}

/** Where both ends of the lace are tied over the instep. */
const knot = (cloth: string): Part[] => [
  ...thong([40, -240, 22, -244, 2, -236], cloth),
  panel(curve([-6, -240, 12, -250, 32, -244, 36, -228, 18, -218, -4, -224]), {
    tone: -0.08,
    thickness: 16,
    round: 10,
    wrinkle: 0,
  }),
];

/** A bell of leather and its fringe of cut strips; it hangs `out` toward the toe on its way down. */
function tassel(cloth: string, x: number, y: number, out: number): Part[] {
  const at = (share: number, aside: number): [number, number] => [x - out * share + aside, y + 124 * share];
  const strips = [-3, -2, -1, 0, 1, 2, 3];
  const skirt = [
    at(0.36, -13),
    at(0.7, -19),
    ...strips.map((strip) => at(1 - Math.abs(strip) * 0.012, strip * 8)),
    at(0.7, 19),
    at(0.36, 13),
  ];
  const bell = [
    at(0.08, -5),
    at(0.22, -14),
    at(0.42, -17),
    at(0.46, 0),
    at(0.42, 17),
    at(0.22, 14),
    at(0.08, 5),
  ];
  return [
    ...thong([x, y, ...at(0.14, 0)], cloth),
    panel(skirt, { tone: -0.14, thickness: 13, round: 10, wrinkle: 0 }),
    ...[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((strip) =>
      line([at(0.44, strip * 4.2), at(0.7, strip * 5.6), at(0.99, strip * 8)], 'edge', {
        hex: shift(cloth, -0.66),
        width: 1.5,
      }),
    ),
    panel(bell, { thickness: 20, round: 12, wrinkle: 0 }),
    line([at(0.37, -15), at(0.4, 0), at(0.37, 15)], 'stitch', { width: 0.9 }),
  ];
}
