import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import type { Maker } from '../../makers/maker.ts';
import {
  type Builder,
  type GarmentContext,
  line,
  type Panel,
  type Part,
  type Piece,
  panel,
  trim,
} from '../../piece.ts';
import { buckle, rivet } from '../../trims/hardware.ts';
import { beforeEnd, strip } from '../parts/strip.ts';
import { turned } from '../parts/turned.ts';

/** Rolled in a loose spiral, buckle in front. */
export const belt: Builder = (make) => {
  const { random } = make;
  const metal = make.maker.metal;
  const marks = make.spec.cut ?? [];
  const wide = marks.includes('slim') ? random.range(38, 44) : random.range(60, 74);
  const isPlate = !marks.includes('pin-buckle') && random.chance(0.5);
  const tip = wide * 0.6;
  // Its other side is the raw one: no stitches, a paler colour, and the maker's name burnt in.
  const raw: Partial<Panel> = make.back ? { fabric: 'suede', hex: mix(make.cloth, '#c3a07a', 0.62) } : {};
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
    ...(make.back ? [] : [line(strip(strap, wide - 14, 100, tip - 7), 'stitch')]),
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
  const fastening = isPlate && !make.back ? plate(wide, make.maker) : buckle(104, wide * 1.5, metal);
  parts.push(trim([330, 389], fastening, { turn: -5 }));
  if (make.back) parts.push(...burnt(make, wide));
  if (marks.includes('washed') && !make.back) parts.push(...scuffs(strap));
  const piece: Piece = {
    parts,
    focuses: [
      [360, 380],
      [230, -70],
    ],
  };
  return make.back ? turned(piece) : piece;
};

/** A flat plate with the maker's sign, in place of a frame and its prong. */
function plate(wide: number, { metal, short, letters }: Maker): string {
  const tall = wide * 1.3;
  const rect = (x: number, y: number, fill: string, more = '') =>
    `<rect x="${-52 + x}" y="${(-tall / 2 + y).toFixed(1)}" width="104" height="${tall.toFixed(1)}" rx="7" fill="${fill}"${more}/>`;
  const sign = (ink: string) => lettering(short, letters, { ink, height: wide * 0.5, room: 84 });
  return [
    rect(3, 4, '#0d0b0a', ' opacity=".25"'),
    rect(0, 0, shift(metal, -0.45)),
    `<rect x="-49" y="${(-tall / 2 + 3).toFixed(1)}" width="98" height="${(tall - 6).toFixed(1)}" rx="5" fill="${metal}"/>`,
    `<path d="M-46 ${(tall / 2 - 6).toFixed(1)}L10 ${(-tall / 2 + 5).toFixed(1)}H40L-20 ${(tall / 2 - 6).toFixed(1)}Z" fill="#fff" opacity=".3"/>`,
    `<g transform="translate(1 1.4)" opacity=".6">${sign('#fff')}</g>${sign(shift(metal, -0.6))}`,
  ].join('');
}

/** The end folded around the buckle, its rivets and the maker's name, on the raw side. */
function burnt({ cloth, maker }: GarmentContext, wide: number): Part[] {
  const ink = mix(cloth, '#2a1a10', 0.75);
  const words = `<g transform="scale(-1 1)">${lettering(maker.words, maker.letters, { ink, height: wide * 0.3, room: 170 })}</g>`;
  return [
    panel(
      [
        [310, 390 - wide * 0.48, 1],
        [196, 398 - wide * 0.46, 1],
        [196, 398 + wide * 0.48, 1],
        [310, 390 + wide * 0.5, 1],
      ],
      {
        thickness: 12,
        round: 6,
        wrinkle: 0,
      },
    ),
    ...[-0.22, 0.22].map((up) => trim([222, 396 + up * wide], rivet(maker.metal), { size: 0.9 })),
    trim([20, 397], words, { turn: -1 }),
  ];
}

/** Where it has rubbed: pale strokes along its middle. */
function scuffs(strap: readonly Anchor[]): Part[] {
  return [34, 24, 14].map((width) => line(strap, 'fade', { width: width * 1.1 }));
}
