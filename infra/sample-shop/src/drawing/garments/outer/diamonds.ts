import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, line, type Part, panel } from '../../piece.ts';
import type { Sleeve } from '../parts/sleeves/sleeve.ts';
import type { Cut } from '../parts/torso.ts';
import { backBody, fronts } from '../upper-body/fronted.ts';

/** Between two rows of a quilt, units. */
const step = 74;
const puffed = { thickness: 20, round: 26, wrinkle: 0.5 } as const;

/** A thin padded body, sewn in diamonds. */
export function quilted(context: GarmentContext, cut: Cut): Part[] {
  const neckline = (edge: number): Anchor[] => [
    [edge, 60, 1],
    [cut.neck * 0.6, 44],
    [cut.neck, 0, 1],
  ];
  const body = context.back
    ? backBody(context, cut, { more: puffed })
    : fronts(context, cut, { lap: 4, neckline, more: puffed });
  const half = Math.min(cut.chest, cut.hem) - 8;
  const under = cut.slope + cut.armhole;
  const reach = (y: number) =>
    y < under ? cut.shoulder - 20 + (half - cut.shoulder) * (y / under) ** 4 : half;
  const rows: Part[] = [];
  for (const lean of [-1, 1])
    for (let at = -half - cut.length; at < half + cut.length; at += step) {
      const points = Array.from({ length: 24 }, (_, index): Anchor => {
        const y = 20 + ((cut.length - 26) * index) / 23;
        return [at + lean * (y - cut.length / 2) * 0.72, y];
      }).filter(([x, y]) => Math.abs(x) < reach(y) && (y > cut.slope + 14 || Math.abs(x) < cut.neck + y * 2));
      if (points.length > 1) rows.push(line(points, 'seam'), line(points, 'stitch', { width: 0.7 }));
    }
  return [...body, ...rows];
}

/** A sleeve with rows across it, as far apart as the body's. */
export function quiltedSleeve(_make: GarmentContext, sleeve: Sleeve): Part[] {
  const { outline, grain, folds } = sleeve;
  const at = (index: number): Anchor => outline[index] ?? [0, 0];
  const along = (from: Anchor, to: Anchor, share: number): Anchor => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const rows = [0.14, 0.3, 0.46, 0.62, 0.78, 0.94].map((share) => {
    const across = [along(at(2), at(4), share), along(at(7), at(5), share)];
    return line(across, 'seam');
  });
  return [panel(outline, { ...puffed, grain, folds }), ...rows];
}
