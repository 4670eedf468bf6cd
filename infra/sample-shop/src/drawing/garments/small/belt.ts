import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Panel, type Part, type Piece, panel, trim } from '../../piece.ts';
import { buckle } from '../../trims/hardware.ts';
import { beforeEnd, strip } from '../parts/strip.ts';
import { turned } from '../parts/turned.ts';

/** Rolled in a loose spiral, buckle in front. */
export const belt: Builder = (make) => {
  const { random } = make;
  const metal = make.maker.metal;
  const wide = random.range(58, 74);
  const tip = wide * 0.6;
  // Its other side is the raw one.
  const raw: Partial<Panel> = make.back ? { fabric: 'suede', tone: -0.06 } : {};
  const leatherMore: Partial<Panel> = { thickness: 16, round: 12, wrinkle: 0.15, ...raw };
  // One strap from the buckle round to its tip: cut into pieces it would show where they meet.
  const strap: Anchor[] = [
    [336, 388],
    [180, 400],
    [-60, 396],
    [-240, 330],
    [-334, 180],
    [-352, 10],
    [-322, -136],
    [-180, -236],
    [40, -252],
    [270, -196],
    [372, -40],
    [348, 104],
    [240, 200],
    [40, 222],
    [-150, 186],
    [-236, 60],
    [-196, -72],
    [-20, -136],
    [180, -108],
    [256, -6],
  ];
  const parts: Part[] = [
    panel(strip(strap, wide, 100, tip), leatherMore),
    line(strip(strap, wide - 14, 100, tip - 7), 'stitch'),
  ];
  const loop: Anchor[] = [
    [206, 400 - wide * 0.6],
    [204, 400 + wide * 0.62],
  ];
  parts.push(panel(strip(loop, 30, 60), { ...leatherMore, thickness: 22, round: 9 }));
  for (const distance of [70, 98, 126, 154, 182]) {
    const { at, turn } = beforeEnd(strap, distance, 100);
    parts.push(
      trim(
        at,
        '<ellipse rx="5" ry="6.4" fill="#15110e"/><path d="M-4 4A5 6 0 0 0 5 2" stroke="#fff" stroke-opacity=".35" fill="none" stroke-width="1.2"/>',
        { turn },
      ),
    );
  }
  parts.push(trim([330, 389], buckle(104, wide * 1.5, metal), { turn: -5 }));
  const piece: Piece = {
    parts,
    focuses: [
      [360, 380],
      [230, -70],
    ],
  };
  return make.back ? turned(piece) : piece;
};
