import { type Anchor, mirrored } from '../../geometry.ts';
import { type GarmentContext, line, type Part, type Piece, panel, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';
import { tieBelt } from '../details/tie-belt.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { welt } from '../parts/pockets.ts';
import type { SleeveCut } from '../parts/sleeves/sleeve.ts';
import type { Cut } from '../parts/torso.ts';
import { backBody, fronts, sleeves } from '../upper-body/fronted.ts';
import { collarBack, neckInside, shirtCollar } from '../upper-body/neck.ts';
import { focusesOf } from '../upper-body/pullover.ts';
import { collarStand } from './lapel.ts';
import { horn, lining } from './tailored.ts';

const sleeve: SleeveCut = { angle: 12, bicep: 196, cuff: 150, length: 448, bend: 5 };
const slanted = () => [...welt([128, 560], 36, 178, 42), ...welt([-164, 560], 36, 178, -42)];

function back(context: GarmentContext, cut: Cut, over: Part[]): Piece {
  const parts = [
    ...sleeves(context, cut, { sleeve, cuff: 0 }),
    ...backBody(context, cut, { centre: true }),
    ...armholeSeams(context, cut),
    ...over,
    ...collarBack(cut, 50),
  ];
  return { parts, focuses: [[0, 90]] };
}

/** Wrapped and tied: a collar in one with the fronts, no buttons. */
export function robeCoat(context: GarmentContext, cut: Cut): Piece {
  const breakY = 486;
  const lap = 104;
  if (context.back) return back(context, cut, tieBelt(context, cut, 462, true));
  const neckline = (edge: number): Anchor[] => [
    [edge, breakY, 1],
    [cut.neck * 0.42, breakY * 0.42],
    [cut.neck, 0, 1],
  ];
  const shawl: Anchor[] = [
    [cut.neck - 22, -36, 1],
    [cut.neck + 20, -18],
    [cut.neck + 82, 86],
    [cut.neck + 92, 178],
    [cut.neck + 40, 330],
    [-lap + 4, breakY, 1],
    [-10, breakY * 0.66],
    [cut.neck * 0.62, breakY * 0.28],
    [cut.neck - 14, 8],
  ];
  const edge: Anchor[] = [
    [cut.neck + 74, 90],
    [cut.neck + 83, 176],
    [cut.neck + 32, 324],
    [-lap + 20, breakY - 14],
  ];
  const leaf = { thickness: 12, round: 20, wrinkle: 0.5 };
  const parts = [
    ...sleeves(context, cut, { sleeve, cuff: 0 }),
    ...neckInside({ ...cut, neck: cut.neck + 4 }, breakY * 0.9, context, lining(context)),
    collarStand(cut, { tone: -0.06 }),
    ...fronts(context, cut, { lap, neckline }),
    ...armholeSeams(context, cut),
    ...slanted(),
    panel(mirrored(shawl), { ...leaf, grain: 20 }),
    line(mirrored(edge), 'stitch'),
    panel(shawl, { ...leaf, grain: -20 }),
    line(edge, 'stitch'),
    ...tieBelt(context, cut, 462, false),
  ];
  return { parts, focuses: [[60, 250], [0, 520], ...focusesOf(cut, sleeve).slice(2)] };
}

/** One row of buttons up to a turned collar, hidden or not; sleeves from the neck. */
export function balmacaan(context: GarmentContext, plain: Cut): Piece {
  const cut: Cut = { ...plain, raglan: true, waist: plain.waist + 8, hem: plain.hem + 14 };
  if (context.back) return back(context, cut, []);
  const collar = shirtCollar(cut, { spread: 122, drop: 122, open: 6, more: { thickness: 12, round: 12 } });
  const neckline = (edge: number): Anchor[] => [
    [edge, 66, 1],
    [cut.neck * 0.5, 46],
    [cut.neck, 0, 1],
  ];
  const isHidden = context.random.chance(0.5);
  const heights = [96, 226, 356, 486, 616].filter((y) => y < cut.length - 160);
  const parts = [
    ...sleeves(context, cut, { sleeve, cuff: 0, after: ({ end }) => [cuffTab(end)] }),
    ...collar.behind,
    ...neckInside({ ...cut, neck: cut.neck - 8 }, 62, context, lining(context)),
    ...fronts(context, cut, { lap: 26, neckline }),
    ...armholeSeams(context, cut),
    ...slanted(),
    line(
      [
        [isHidden ? 44 : -19, 74],
        [isHidden ? 44 : -19, cut.length],
      ],
      'stitch',
    ),
    ...(isHidden ? heights.slice(0, 1) : heights).map((y) =>
      trim([0, y], button(horn(context)), { size: 1.6, rotation: y }),
    ),
    ...collar.front,
  ];
  return { parts, focuses: [[20, 130], [150, 640], ...focusesOf(cut, sleeve).slice(2)] };
}

/** The strap that can be buttoned closer around the wrist. */
function cuffTab({
  outer,
  inner,
  along,
}: {
  outer: readonly [number, number];
  inner: readonly [number, number];
  along: readonly [number, number];
}): Part {
  const at = (share: number, up: number): Anchor => [
    outer[0] + (inner[0] - outer[0]) * share - along[0] * up,
    outer[1] + (inner[1] - outer[1]) * share - along[1] * up,
    1,
  ];
  return panel([at(0.3, 62), at(1, 62), at(1, 30), at(0.3, 30), at(0.22, 46)], {
    thickness: 6,
    round: 6,
    wrinkle: 0,
  });
}
