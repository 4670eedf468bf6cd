import { shift } from '../../../color.ts';
import { curve } from '../../../geometry.ts';
import { line, type Part, panel, trim } from '../../../piece.ts';
import type { LoaferLook } from '../loafer.ts';

/** What lies across the instep: a strap with a slit or with a bit, a lace with its tassels, or nothing. */
export function instep({ saddle, metal }: LoaferLook): Part[] {
  if (saddle === 'plain') return [];
  if (saddle === 'tassel') return [...collarLace(), ...tassel(-34, -206, -6), ...tassel(12, -214, 8)];
  return [...strap(), ...(saddle === 'penny' ? slit() : bit(metal))];
}

function strap(): Part[] {
  const shape = curve(
    [-104, -44, -74, -120, -44, -176, -20, -238, 12, -256, 46, -250, 56, -196, 52, -120, 60, -44],
    [0, 8],
  );
  return [
    panel(shape, { thickness: 14, round: 12, wrinkle: 0.1 }),
    line(curve([-92, -50, -64, -120, -34, -176, -10, -232]), 'stitch'),
    line(curve([50, -50, 43, -120, 46, -196, 38, -242]), 'stitch'),
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

/** A lace that runs through the edge of the opening. */
function collarLace(): Part[] {
  const run = (numbers: number[]) => line(curve(numbers), 'cord', { width: 1.5 });
  return [
    run([20, -240, 66, -214, 104, -194]),
    run([126, -184, 176, -174, 214, -170]),
    run([238, -170, 280, -178, 316, -192]),
    run([20, -240, -10, -226, -30, -208]),
  ];
}

/** A knot, a bell of leather and its fringe. */
function tassel(x: number, y: number, lean: number): Part[] {
  const fringe = Array.from({ length: 7 }, (_, index): Part => {
    const at = (index - 3) * 5.4;
    return line(
      curve([
        x - 44 + at * 0.7,
        y + 38,
        x - 62 + at + lean * 0.5,
        y + 62,
        x - 74 + at * 1.5 + lean,
        y + 92 + Math.abs(index - 3) * -2,
      ]),
      'cord',
      { width: 0.95 },
    );
  });
  const bell = curve(
    [x - 34, y + 12, x - 14, y + 20, x - 26, y + 50, x - 64, y + 42, x - 50, y + 20],
    [2, 3],
  );
  return [
    line(curve([x + 34, y - 28, x + 4, y - 8, x - 22, y + 14]), 'cord', { width: 1.5 }),
    ...fringe,
    panel(bell, { thickness: 18, round: 12, wrinkle: 0 }),
    line(curve([x - 58, y + 36, x - 28, y + 43]), 'stitch', { width: 0.9 }),
  ];
}
