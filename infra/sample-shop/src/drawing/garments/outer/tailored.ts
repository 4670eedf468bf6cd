import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, line, type Panel, type Part, type Piece, panel, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';
import { buttonHex } from '../details/placket.ts';
import { houseLining } from '../house/lining.ts';
import { armholeSeams } from '../parts/armhole.ts';
import type { Sleeve, SleeveCut } from '../parts/sleeves/sleeve.ts';
import type { Cut } from '../parts/torso.ts';
import { backBody, fronts, sleeves } from '../upper-body/fronted.ts';
import { collarBack, neckInside } from '../upper-body/neck.ts';
import { focusesOf } from '../upper-body/pullover.ts';
import { collarStand, lapels } from './lapel.ts';

interface Tailored {
  cut: Cut;
  sleeve: SleeveCut;
  breakY: number;
  lap: number;
  tip: readonly [number, number];
  peak: boolean;
  /** Heights of the buttons, and half the distance of a double row (0 for one row). */
  buttons: readonly number[];
  row: number;
  stitched: boolean;
  collar: number;
  collarMore?: Partial<Panel>;
}

export const horn = (context: GarmentContext) =>
  context.maker.house ? buttonHex(context) : mix(shift(context.cloth, -0.5), '#3b2a1e', 0.55);

export const lining = (context: GarmentContext): Partial<Panel> =>
  houseLining(context) ?? {
    fabric: 'satin' as const,
    pattern: 'solid' as const,
    hex: shift(mix(context.cloth, '#6d6a66', 0.25), -0.25),
    tone: 0,
  };

function cuffButtons(context: GarmentContext) {
  return (sleeve: Sleeve): Part[] => {
    const { inner, outer, along, across } = sleeve.end;
    return [0, 1, 2].map((index) => {
      const up = 22 + index * 17;
      const spot = [outer[0] * 0.14 + inner[0] * 0.86, outer[1] * 0.14 + inner[1] * 0.86] as const;
      return trim(
        [spot[0] - along[0] * up + across[0] * 4, spot[1] - along[1] * up + across[1] * 4],
        button(horn(context)),
        { size: 0.8 },
      );
    });
  };
}

/** Fronts, lapels, buttons and back that blazers and coats share; pockets come from the caller. */
export function tailored(context: GarmentContext, plan: Tailored, pockets: Part[], over: Part[] = []): Piece {
  const { cut } = plan;
  const parts = sleeves(context, cut, { sleeve: plan.sleeve, cuff: 0, after: cuffButtons(context) });
  if (context.back) {
    parts.push(...backBody(context, cut, { centre: true }), ...armholeSeams(context, cut));
    parts.push(
      panel(
        [
          [-2, cut.length * 0.66, 1],
          [9, cut.length * 0.7],
          [14, cut.length + 6, 1],
          [-2, cut.length + 6, 1],
        ],
        { tone: -0.1, thickness: 4, round: 8 },
      ),
    );
    parts.push(...over, ...collarBack(cut, 44));
    return { parts, focuses: [[0, 90]] };
  }
  parts.push(...neckInside({ ...cut, neck: cut.neck + 4 }, plan.breakY * 0.94, context, lining(context)));
  parts.push(collarStand(cut, houseLining(context) ?? { tone: -0.06 }));
  const neckline = (edge: number): Anchor[] => [
    [edge, plan.breakY - 6, 1],
    [cut.neck * 0.45, plan.breakY * 0.4],
    [cut.neck, 0, 1],
  ];
  parts.push(...fronts(context, cut, { lap: plan.lap, neckline }), ...armholeSeams(context, cut), ...pockets);
  if (plan.stitched)
    parts.push(
      line(
        [
          [-plan.lap + 7, plan.breakY + 8],
          [-plan.lap + 7, cut.length],
        ],
        'stitch',
      ),
    );
  parts.push(...lapels(cut, { ...plan, edge: -plan.lap + 2 }));
  for (const y of plan.buttons) {
    const xs = plan.row > 0 ? [-plan.row, plan.row] : [0];
    for (const x of xs)
      parts.push(
        trim([x, y], button(horn(context)), {
          size: plan.row > 0 || cut.length > 900 ? 1.75 : 1.4,
          rotation: y * 3,
        }),
      );
  }
  parts.push(...over);
  return {
    parts,
    focuses: [
      [40, plan.breakY * 0.6],
      [cut.hem * 0.5, cut.length * 0.6],
      ...focusesOf(cut, plan.sleeve).slice(2),
    ],
  };
}
