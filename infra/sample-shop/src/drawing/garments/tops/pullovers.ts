import type { Anchor } from '../../geometry.ts';
import { type Builder, type Panel, type Part, panel } from '../../piece.ts';
import type { SleeveCut } from '../parts/sleeves/sleeve.ts';
import type { Cut } from '../parts/torso.ts';
import { pullover } from '../upper-body/pullover.ts';

const longSleeve: SleeveCut = { angle: 16, bicep: 164, cuff: 100, length: 450, bend: 6 };

export const tShirt: Builder = (context) =>
  pullover(context, {
    cut: {},
    sleeve: { angle: 33, bicep: 200, cuff: 186, length: 110, bend: 0 },
    band: context.random.pick([20, 24, 28]),
    rib: 0,
  });

export const longSleeveTee: Builder = (context) =>
  pullover(context, {
    cut: { chest: 256, waist: 250, hem: 252 },
    sleeve: { ...longSleeve, cuff: 92, length: 500 },
    band: context.random.pick([18, 22, 26]),
    rib: context.random.chance(0.4) ? 50 : 0,
  });

export const sweatshirt: Builder = (context) =>
  pullover(context, {
    cut: { shoulder: 256, slope: 60, chest: 286, waist: 288, hem: 274, length: 650, armhole: 246 },
    sleeve: { ...longSleeve, bicep: 190, cuff: 116, length: 430 },
    band: 34,
    rib: 66,
  });

export const crewKnit: Builder = (context) =>
  pullover(context, {
    cut: { shoulder: 240, slope: 56, chest: 272, waist: 270, hem: 262, length: 640, neckDrop: 78 },
    sleeve: { ...longSleeve, bicep: 180, cuff: 108, length: 430 },
    band: context.random.pick([30, 36]),
    rib: 70,
    ribFabric: 'knit-rib',
  });

/** A half neck stands by itself; a taller one is turned down over itself. */
export const turtleneck: Builder = (context) =>
  pullover(
    context,
    {
      cut: {
        neck: 84,
        shoulder: 226,
        slope: 52,
        chest: 258,
        waist: 252,
        hem: 246,
        length: 650,
        neckDrop: 40,
      },
      sleeve: { ...longSleeve, bicep: 164, cuff: 96, length: 440 },
      band: 30,
      rib: 64,
    },
    (cut) =>
      context.spec.cut?.includes('half-neck')
        ? mockNeck(cut)
        : rolledNeck(cut, context.random.range(86, 112)),
  );

/** A low neck without a turn. */
function mockNeck(cut: Cut): Part[] {
  const n = cut.neck;
  const rib: Partial<Panel> = { fabric: 'knit-rib', pattern: 'solid', wrinkle: 0.2 };
  return [
    panel(
      [
        [-n + 8, -44, 1],
        [0, -56],
        [n - 8, -44, 1],
        [0, -18],
      ],
      { inside: true, ...rib, tone: -0.3, thickness: 2 },
    ),
    panel(
      [
        [-n + 6, -46, 1],
        [-n * 0.4, -28],
        [n * 0.4, -28],
        [n - 6, -46, 1],
        [n + 6, 8, 1],
        [n * 0.5, 34],
        [0, 42],
        [-n * 0.5, 34],
        [-n - 6, 8, 1],
      ],
      { ...rib, thickness: 12, round: 16 },
    ),
  ];
}

/** A tall neck turned down over itself. */
function rolledNeck(cut: Cut, tall: number): Part[] {
  const n = cut.neck;
  const rib: Partial<Panel> = { fabric: 'knit-rib', pattern: 'solid', wrinkle: 0.3 };
  const inner: Anchor[] = [
    [-n + 4, -tall + 24, 1],
    [0, -tall - 4],
    [n - 4, -tall + 24, 1],
    [0, -tall + 40],
  ];
  const roll: Anchor[] = [
    [-n + 2, -tall + 20],
    [-n * 0.5, -tall + 12],
    [0, -tall + 15],
    [n * 0.5, -tall + 12],
    [n - 2, -tall + 20],
    [n + 9, -tall * 0.35],
    [n + 7, 14, 1],
    [n * 0.5, 36],
    [0, 42],
    [-n * 0.5, 36],
    [-n - 7, 14, 1],
    [-n - 9, -tall * 0.35],
  ];
  const wave: Anchor[] = [
    [-n + 8, -tall * 0.4],
    [0, -tall * 0.2],
    [n - 8, -tall * 0.42],
  ];
  return [
    panel(inner, { inside: true, ...rib, tone: -0.3, thickness: 2 }),
    panel(roll, { ...rib, thickness: 18, round: 26, folds: [{ along: wave, width: 20, depth: -5 }] }),
  ];
}
