import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, line, type Part, panel } from '../../piece.ts';
import type { Cut } from './torso.ts';

/** Seams where the sleeves are set in; raglan sleeves cover the shoulder and are sewn on from the neck down. */
export function armholeSeams(context: GarmentContext, cut: Cut): Part[] {
  context.settled.cut = cut;
  return ([-1, 1] as const).flatMap((side) => (cut.raglan ? raglan(context, cut, side) : [setIn(cut, side)]));
}

function setIn(cut: Cut, side: 1 | -1): Part {
  return line(
    [
      [side * cut.shoulder, cut.slope],
      [side * (cut.shoulder - 9), cut.slope + cut.armhole * 0.42],
      [side * (cut.shoulder + (cut.chest - cut.shoulder) * 0.32), cut.slope + cut.armhole * 0.82],
      [side * cut.chest, cut.slope + cut.armhole],
    ],
    'seam',
  );
}

function raglan(context: GarmentContext, cut: Cut, side: 1 | -1): Part[] {
  const under = cut.slope + cut.armhole;
  const at = (x: number, y: number, corner?: 1): Anchor => (corner ? [side * x, y, 1] : [side * x, y]);
  const seam = [
    at(cut.neck + 4, 4, 1),
    at(cut.neck + (cut.chest - cut.neck) * 0.34, under * 0.42),
    at(cut.neck + (cut.chest - cut.neck) * 0.74, under * 0.8),
    at(cut.chest - 2, under, 1),
  ];
  const shoulder = [
    at(cut.shoulder + 10, cut.slope + cut.armhole * 0.62),
    at(cut.shoulder + 14, cut.slope + 34),
    at(cut.shoulder - 6, cut.slope - 3),
  ];
  const hex = context.spec.pattern === 'colour-block' ? { hex: context.accent } : {};
  return [
    panel([...seam, ...shoulder], {
      thickness: 1,
      round: 30,
      wrinkle: 0.6,
      grain: -side * 40,
      seamless: true,
      ...hex,
    }),
    line(seam, 'seam', { width: 1.5 }),
    line(
      seam.map(([x, y]): Anchor => [x - side * 5, y + 5]),
      'stitch',
      { width: 0.8 },
    ),
  ];
}
