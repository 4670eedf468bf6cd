import type { Anchor } from '../../geometry.ts';
import { type Fold, type GarmentContext, line, type Part, panel } from '../../piece.ts';
import type { Sleeve } from '../parts/sleeves/sleeve.ts';
import type { Cut } from '../parts/torso.ts';

/** Small pulls of the shell toward the quilting seam above and below. */
function puckers(context: GarmentContext, left: Anchor, right: Anchor, height: number): Fold[] {
  const count = Math.max(3, Math.round(Math.hypot(right[0] - left[0], right[1] - left[1]) / 46));
  return Array.from({ length: count }, (_, index): Fold => {
    const share = (index + context.random.range(0.2, 0.8)) / count;
    const x = left[0] + (right[0] - left[0]) * share;
    const y = left[1] + (right[1] - left[1]) * share;
    const lean = context.random.range(-10, 10);
    return {
      along: [
        [x + lean, y - 4],
        [x, y + height * 0.5],
        [x - lean * 0.6, y + height + 4],
      ],
      width: context.random.range(11, 17),
      depth: context.random.range(1.6, 3.4) * (index % 2 ? -1 : 1),
    };
  });
}

/** One side's width at a height, following the cut; without sleeves the armhole is hollowed. */
function widthAt(cut: Cut, y: number, sleeveless: boolean): number {
  const under = cut.slope + cut.armhole;
  if (y < cut.slope) return cut.neck + ((cut.shoulder - cut.neck) * y) / cut.slope;
  if (y < under) {
    const share = (y - cut.slope) / cut.armhole;
    if (sleeveless)
      return cut.shoulder + (cut.chest - cut.shoulder) * share ** 3.4 - 16 * Math.sin(Math.PI * share);
    return cut.shoulder + (cut.chest - cut.shoulder) * share ** 2;
  }
  return cut.chest + (cut.hem - cut.chest) * ((y - under) / (cut.length - under));
}

/** A quilted body: one puffed panel per channel, for each front or across the back. */
export function channels(
  context: GarmentContext,
  cut: Cut,
  gap: number,
  whole: boolean,
  sleeveless: boolean,
): Part[] {
  const parts: Part[] = [];
  const count = Math.round((cut.length - 40) / gap);
  for (let index = 0; index < count; index += 1) {
    const top = index === 0 ? 0 : 40 + ((cut.length - 40) * index) / count;
    const low = 40 + ((cut.length - 40) * (index + 1)) / count;
    const wt = widthAt(cut, Math.max(top, 4), sleeveless);
    const wl = widthAt(cut, low, sleeveless);
    const edgeAt = (share: number): number => {
      const y = top + (low - top) * share;
      const hollow = sleeveless && y < cut.slope + cut.armhole;
      return widthAt(cut, Math.max(y, 4), sleeveless) + Math.sin(Math.PI * share) * (hollow ? 2 : 8);
    };
    const shape = (from: number, side: number): Anchor[] => [
      [side * from, top - 3, 1],
      [side * wt, top - 3 + (index === 0 ? 4 : 0), 1],
      ...[0.2, 0.4, 0.6, 0.8].map((share): Anchor => [side * edgeAt(share), top + (low - top) * share]),
      [side * wl, low, 1],
      [side * from, low + 3, 1],
    ];
    const more = (side: number) => ({
      thickness: 26,
      round: gap * 0.42,
      wrinkle: 0.7,
      folds: puckers(context, [side * 14, top], [side * wl, top], low - top),
    });
    if (whole) {
      const right = shape(-1, 1);
      const left = shape(-1, -1).reverse();
      parts.push(
        panel([...right.slice(1, 7), ...left.slice(1, 7)], {
          ...more(1),
          folds: puckers(context, [-wl, top], [wl, top], low - top),
        }),
      );
    } else for (const side of [-1, 1]) parts.push(panel(shape(2, side), more(side)));
    if (index > 0)
      parts.push(
        line(
          [
            [-wt, top],
            [0, top + 2],
            [wt, top],
          ],
          'stitch',
          { width: 0.8 },
        ),
      );
  }
  return parts;
}

/** The same channels along a sleeve, shoulder first. */
export function sleeveChannels(context: GarmentContext, sleeve: Sleeve, gap: number): Part[] {
  const outer = [
    sleeve.outline[0],
    sleeve.outline[1],
    sleeve.outline[2],
    sleeve.outline[3],
    sleeve.outline[4],
  ];
  const inner = [
    sleeve.outline[9],
    sleeve.outline[8],
    sleeve.outline[7],
    sleeve.outline[6],
    sleeve.outline[5],
  ];
  const along = (line: (Anchor | undefined)[], share: number): Anchor => {
    const place = share * 4;
    const index = Math.min(3, Math.floor(place));
    const a = line[index] ?? [0, 0];
    const b = line[index + 1] ?? a;
    return [a[0] + (b[0] - a[0]) * (place - index), a[1] + (b[1] - a[1]) * (place - index)];
  };
  const count = Math.round(560 / gap);
  const parts: Part[] = [panel(sleeve.outline, { thickness: 10, grain: sleeve.grain })];
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [index / count, (index + 1) / count];
    const [oa, ob, ia, ib] = [along(outer, a), along(outer, b), along(inner, a), along(inner, b)];
    const om = along(outer, (a + b) / 2);
    const im = along(inner, (a + b) / 2);
    const out = Math.sign(oa[0] - ia[0] || 1) * 8;
    parts.push(
      panel(
        [
          [oa[0], oa[1], 1],
          [om[0] + out, om[1]],
          [ob[0], ob[1], 1],
          [ib[0], ib[1], 1],
          [im[0] - out * 0.6, im[1]],
          [ia[0], ia[1], 1],
        ],
        {
          thickness: 24,
          round: gap * 0.42,
          grain: sleeve.grain,
          wrinkle: 0.7,
          folds: puckers(context, ia, oa, Math.abs(ob[1] - oa[1]) * 0.8),
        },
      ),
    );
  }
  return parts;
}
