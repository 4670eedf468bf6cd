import type { Anchor } from '../../geometry.ts';
import { mirrored } from '../../geometry.ts';
import { line, type Panel, type Part, panel } from '../../piece.ts';
import type { Cut } from '../parts/torso.ts';

export interface LapelPlan {
  /** Where the front starts to turn out. */
  breakY: number;
  /** The x of the opening's edge at the break, for the upper (wearer's left) front. */
  edge: number;
  /** The x of the tip and its height. */
  tip: readonly [number, number];
  /** Peaked lapels point up; notched ones are level. */
  peak: boolean;
  /** Width of the collar's leaf at the notch. */
  collar: number;
  more?: Partial<Panel>;
  /** The collar's leaf, where it is of another cloth. */
  collarMore?: Partial<Panel>;
  stitched?: boolean;
}

/** Collar seen from inside behind the neck. */
export function collarStand(cut: Cut, more: Partial<Panel> = {}): Part {
  const n = cut.neck;
  return panel(
    [
      [-n - 18, 10, 1],
      [-n - 4, -24],
      [-n * 0.5, -42],
      [0, -46],
      [n * 0.5, -42],
      [n + 4, -24],
      [n + 18, 10, 1],
      [n * 0.6, 6],
      [0, 10],
      [-n * 0.6, 6],
    ],
    { inside: true, thickness: 7, round: 9, wrinkle: 0.1, ...more },
  );
}

/** The two turned fronts and the collar leaves over them. */
export function lapels(cut: Cut, plan: LapelPlan): Part[] {
  const n = cut.neck;
  const [tipX, tipY] = plan.tip;
  const more = { thickness: 10, round: 13, wrinkle: 0.25, ...plan.more };
  const gorgeX = n + (tipX - n) * 0.38;
  const gorgeY = tipY + (plan.peak ? 26 : -6);
  const leaf = (edge: number): Anchor[] => [
    [n - 6, 4, 1],
    [gorgeX, gorgeY - 12, 1],
    [tipX, tipY, 1],
    [tipX + 2, tipY + 12],
    [edge + (tipX - edge) * 0.72, tipY + (plan.breakY - tipY) * 0.5],
    [edge, plan.breakY, 1],
    [edge + (n - edge) * 0.42, plan.breakY * 0.56],
  ];
  const collar: Anchor[] = [
    [n - 20, -34, 1],
    [n + 8, -26],
    [n + 30, 6],
    [gorgeX + plan.collar, gorgeY - 34, 1],
    [gorgeX + 2, gorgeY - 4, 1],
    [n - 2, 30],
    [n - 16, 6],
  ];
  const rows = (edge: number): Anchor[] => [
    [tipX - 7, tipY + 3],
    [edge + (tipX - edge) * 0.72 - 7, tipY + (plan.breakY - tipY) * 0.5 - 3],
    [edge + 3, plan.breakY - 12],
  ];
  const under = mirrored(leaf(plan.edge));
  const stitched = (rowsOf: Anchor[]) => (plan.stitched ? [line(rowsOf, 'stitch')] : []);
  return [
    panel(under, { ...more, grain: 14 }),
    ...stitched(mirrored(rows(plan.edge))),
    panel(leaf(plan.edge), { ...more, grain: -14 }),
    ...stitched(rows(plan.edge)),
    panel(collar, { ...more, grain: -40, round: 11, ...plan.collarMore }),
    panel(mirrored(collar), { ...more, grain: 40, round: 11, ...plan.collarMore }),
  ];
}
