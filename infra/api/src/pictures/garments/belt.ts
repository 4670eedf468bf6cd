import type { Anchor } from '../geometry.ts';
import { type Builder, line, type Panel, type Part, panel, trim } from '../piece.ts';
import { buckle } from '../trims/hardware.ts';
import { brass } from './bag-parts.ts';
import { beside, strip } from './strip.ts';

/** Rolled in a loose spiral, buckle in front. */
export const belt: Builder = (make) => {
  const { random } = make;
  const metal = random.pick(brass);
  const wide = random.range(58, 74);
  const leatherMore: Partial<Panel> = { thickness: 16, round: 12, wrinkle: 0.15 };
  const far: Anchor[] = [
    [-330, 40],
    [-338, -120],
    [-180, -236],
    [40, -246],
    [270, -190],
    [372, -40],
    [340, 110],
  ];
  const inner: Anchor[] = [
    [330, 110],
    [240, 196],
    [40, 214],
    [-190, 180],
    [-270, 40],
    [-210, -90],
    [-20, -140],
    [180, -108],
    [260, 0],
  ];
  const front: Anchor[] = [
    [-334, 0],
    [-330, 180],
    [-240, 330],
    [-60, 396],
    [180, 400],
    [336, 388],
  ];
  const parts: Part[] = [];
  parts.push(
    panel(strip(inner, wide, 30), { ...leatherMore, tone: -0.1 }),
    line(beside(inner, wide / 2 - 7, 30), 'stitch'),
    line(beside(inner, 7 - wide / 2, 30), 'stitch'),
  );
  parts.push(
    panel(strip(far, wide, 30), leatherMore),
    line(beside(far, wide / 2 - 7, 30), 'stitch'),
    line(beside(far, 7 - wide / 2, 30), 'stitch'),
  );
  parts.push(
    panel(strip(front, wide, 30), leatherMore),
    line(beside(front, wide / 2 - 7, 30), 'stitch'),
    line(beside(front, 7 - wide / 2, 30), 'stitch'),
  );
  const loop: Anchor[] = [
    [206, 400 - wide * 0.6],
    [204, 400 + wide * 0.62],
  ];
  parts.push(panel(strip(loop, 30, 60), { ...leatherMore, thickness: 22, round: 9 }));
  for (const x of [-40, 20, 80])
    parts.push(
      trim(
        [x, 398],
        '<ellipse rx="5" ry="6.4" fill="#15110e"/><path d="M-4 4A5 6 0 0 0 5 2" stroke="#fff" stroke-opacity=".35" fill="none" stroke-width="1.2"/>',
      ),
    );
  parts.push(trim([330, 389], buckle(104, wide * 1.5, metal), { turn: -5 }));
  return {
    parts,
    focuses: [
      [360, 380],
      [-250, 300],
    ],
  };
};
