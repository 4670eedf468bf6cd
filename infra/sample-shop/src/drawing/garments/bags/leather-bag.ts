import type { CutMark } from '@mall/api/catalogue/pictures/picture-spec';
import type { Anchor } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import { type Builder, type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { isCut } from '../parts/cut-marks.ts';
import { closed, inset, strap } from './bag-parts.ts';
import { hoboBag } from './hobo-bag.ts';
import { backPocket, flap, lock } from './leather-bag-parts.ts';
import { leatherTote } from './leather-tote.ts';

/** Half its width, its height, and how far its strap rises. */
interface Size {
  half: number;
  tall: number;
  rise: number;
}

/** A structured bag with a flap; hobos and totes are made differently. */
export const leatherBag: Builder = (make) => {
  const has = (mark: CutMark) => make.spec.cut?.includes(mark) === true;
  if (has('hobo')) return hoboBag(make);
  if (has('tote')) return leatherTote(make);
  const { random } = make;
  const { metal } = make.maker;
  const size = sizeOf(make);
  const { half, tall } = size;
  const body = bodyOf(half, tall, has('square') ? 4 : 20);
  const low = tall * (has('flap') ? 0.84 : random.range(0.5, 0.62));
  const parts: Part[] = [
    ...straps(make, size),
    panel(body, { thickness: 34, round: 46, wrinkle: 0.35 }),
    line(closed(inset(body, 0.955)), 'stitch'),
  ];
  if (make.back) parts.push(...backPocket(half, tall));
  else
    parts.push(
      ...flap(half, low, !has('square') && random.chance(0.5)),
      ...lock(low, metal),
      stamp(make, low),
    );
  for (const side of [-1, 1]) parts.push(trim([side * (half - 36), 42], rivet(metal, true), { size: 3 }));
  return {
    parts,
    focuses: [
      [0, low],
      [half - 80, 60],
    ],
  };
};

function sizeOf(make: GarmentContext): Size {
  const { spec, random } = make;
  const has = (mark: CutMark) => spec.cut?.includes(mark) === true;
  const isMini = has('mini');
  const half = has('square') ? random.range(232, 250) : random.range(300, 330) * (isMini ? 0.7 : 1);
  const tall = has('square') ? random.range(400, 430) : random.range(360, 400) * (isMini ? 0.78 : 1);
  if (has('crossbody')) return { half, tall, rise: 640 };
  // Without a word for it, one in two is carried in the hand.
  const isHandbag = isCut(make, 'top-handle', 'shoulder', random.chance(0.5));
  return { half, tall, rise: isHandbag ? 170 : random.range(350, 400) };
}

/** What it is carried by: a stiff handle, a long thin strap with its buckle, or two short ones over the shoulder. */
function straps(make: GarmentContext, { half, rise }: Size): Part[] {
  const has = (mark: CutMark) => make.spec.cut?.includes(mark) === true;
  if (make.pose === 'worn' && (has('crossbody') || has('shoulder'))) return [];
  const isHandbag = rise < 200;
  const reach = isHandbag ? 0.46 : 1;
  const arch = (inner: number): Anchor[] => [
    [-(half - 36) * reach, 60],
    [-half * 0.72 * reach * inner, -rise * 0.62 * inner],
    [0, -rise * inner],
    [half * 0.72 * reach * inner, -rise * 0.62 * inner],
    [(half - 36) * reach, 60],
  ];
  if (isHandbag) return strap(arch(1), 36, { thickness: 24 });
  if (!has('crossbody')) return [...strap(arch(0.92), 26, { tone: -0.12 }), ...strap(arch(1), 28)];
  const x = half * 0.86;
  const buckle = `<rect x="-17" y="-13" width="34" height="26" rx="4" fill="none" stroke="${make.maker.metal}" stroke-width="5"/>`;
  return [...strap(arch(1), 19), trim([-x, -rise * 0.4], buckle, { turn: -72 })];
}

/** The maker's name pressed into the leather. */
function stamp({ cloth, maker }: GarmentContext, low: number): Part {
  const foil = maker.letters === 'serif' ? maker.metal : cloth;
  const pressed = lettering(maker.words, maker.letters, { ink: foil, height: 17, room: 210 });
  const depth = lettering(maker.words, maker.letters, { ink: '#0d0b0a', height: 17, room: 210 });
  return trim([0, low * 0.46], `<g transform="translate(-.9 -1)" opacity=".5">${depth}</g>${pressed}`);
}

function bodyOf(half: number, tall: number, swell: number): Anchor[] {
  const edge = swell > 10 ? 60 : 24;
  return [
    [-half + 14, 8],
    [0, -6],
    [half - 14, 8],
    [half, 60],
    [half + swell, tall - edge],
    [half - 6, tall - 6],
    [0, tall + 4],
    [-half + 6, tall - 6],
    [-half - swell, tall - edge],
    [-half, 60],
  ];
}
