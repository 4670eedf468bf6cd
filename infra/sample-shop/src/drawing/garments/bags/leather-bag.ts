import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import { mix } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import { type Builder, type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { isCut } from '../parts/cut-traits.ts';
import { closed, inset, ring, strap } from './bag-parts.ts';
import { hoboBag } from './hobo-bag.ts';
import { backOf, flap, lock } from './leather-bag-parts.ts';
import { leatherTote } from './leather-tote.ts';

/** Half its width, its height, and how far its strap rises. */
interface Size {
  half: number;
  tall: number;
  rise: number;
}

/** A structured bag with a flap; hobos and totes are made differently. */
export const leatherBag: Builder = (context) => {
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  if (has('hobo')) return hoboBag(context);
  if (has('tote')) return leatherTote(context);
  const { random } = context;
  const { metal } = context.maker;
  const size = sizeOf(context);
  const { half, tall } = size;
  const body = bodyOf(half, tall, has('square') ? 4 : 20);
  const low = tall * (has('flap') ? 0.84 : random.range(0.5, 0.62));
  const parts: Part[] = [
    ...sides(half, tall),
    panel(body, { thickness: 34, round: 46, wrinkle: 0.35 }),
    line(closed(inset(body, 0.955)), 'stitch'),
  ];
  if (context.back) parts.push(...backOf(half, tall));
  else
    parts.push(
      ...flap(half, low, !has('square') && random.chance(0.5), mix(context.cloth, '#140f0c', 0.6)),
      ...lock(low, metal),
      size.rise < 200 ? stamp(context, low * 0.66, half * 0.92 - 60) : stamp(context, low * 0.46, 210),
    );
  parts.push(...straps(context, size));
  // A handle stands nearer to the middle than the ends of a strap.
  const reach = (half - 36) * (size.rise < 200 ? 0.46 : 1);
  parts.push(...[-1, 1].flatMap((side) => ring(side * reach, size.rise < 200 ? 52 : 30, metal)));
  return {
    parts,
    focuses: [
      [0, low],
      [half - 80, 60],
    ],
  };
};

function sizeOf(context: GarmentContext): Size {
  const { spec, random } = context;
  const has = (trait: CutTrait) => spec.cut?.includes(trait) === true;
  const isMini = has('mini');
  const half = has('square') ? random.range(232, 250) : random.range(300, 330) * (isMini ? 0.7 : 1);
  const tall = has('square') ? random.range(400, 430) : random.range(360, 400) * (isMini ? 0.78 : 1);
  if (has('crossbody')) return { half, tall, rise: 640 };
  // Without a word for it, one in two is carried in the hand.
  const isHandbag = isCut(context, 'top-handle', 'shoulder', random.chance(0.5));
  return { half, tall, rise: isHandbag ? 170 : random.range(350, 400) };
}

/** What it is carried by: a stiff handle, a long thin strap with its buckle, or two short ones over the shoulder. */
function straps(context: GarmentContext, { half, rise }: Size): Part[] {
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  if (context.pose === 'worn' && (has('crossbody') || has('shoulder'))) return [];
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
  // Too long to stand: it lies in a slack loop above the bag.
  const slack = curve([
    -half + 36,
    40,
    -half * 0.98,
    -110,
    -half * 0.62,
    -300,
    half * 0.1,
    -392,
    half * 0.86,
    -340,
    half * 1.2,
    -180,
    half * 1.06,
    -40,
    half - 36,
    40,
  ]);
  const buckle = `<rect x="-17" y="-13" width="34" height="26" rx="4" fill="none" stroke="${context.maker.metal}" stroke-width="5"/>`;
  return [...strap(slack, 20), trim([-half * 0.93, -158], buckle, { rotation: -70 })];
}

/** The folds of both sides, which let the bag open, beside its front. */
function sides(half: number, tall: number): Part[] {
  return [-1, 1].map((side) =>
    panel(
      curve([
        side * (half - 24),
        30,
        side * (half + 20),
        44,
        side * (half + 42),
        110,
        side * (half + 44),
        tall - 50,
        side * (half + 18),
        tall - 8,
        side * (half - 20),
        tall - 4,
      ]),
      {
        tone: -0.16,
        thickness: 20,
        round: 16,
        wrinkle: 0.2,
        folds: [
          {
            along: curve([
              side * (half + 12),
              40,
              side * (half + 18),
              tall * 0.5,
              side * (half + 12),
              tall - 14,
            ]),
            width: 14,
            depth: -14,
          },
        ],
      },
    ),
  );
}

/** The maker's name pressed into the leather. */
function stamp({ cloth, maker }: GarmentContext, y: number, room: number): Part {
  const foil = maker.letters === 'serif' ? maker.metal : cloth;
  const pressed = lettering(maker.words, maker.letters, { ink: foil, height: 17, room });
  const depth = lettering(maker.words, maker.letters, { ink: '#0d0b0a', height: 17, room });
  return trim([0, y], `<g transform="translate(-.9 -1)" opacity=".5">${depth}</g>${pressed}`);
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
