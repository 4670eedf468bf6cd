// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { ceil, hypot, max, min, round } = Math;

export type Point = readonly [x: number, y: number];

/** A point a curve runs through; smooth unless marked as a corner with a trailing 1. */
export type Anchor = readonly [x: number, y: number, corner?: 1];

interface Segment {
  from: Point;
  out: Point;
  into: Point;
  to: Point;
}

const reach = 0.36;

function handle(at: Anchor, toward: Anchor, before: Anchor | undefined, after: Anchor | undefined): Point {
  const length = hypot(toward[0] - at[0], toward[1] - at[1]) * reach;
  const from = before ?? at;
  const to = after ?? at;
  const span = hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const sign = after === toward ? 1 : -1;
  return [
    at[0] + ((to[0] - from[0]) / span) * length * sign,
    at[1] + ((to[1] - from[1]) / span) * length * sign,
  ];
}

function segments(anchors: readonly Anchor[], closed: boolean): Segment[] {
  const count = anchors.length;
  const at = (index: number) => (closed ? anchors[(index + count) % count] : anchors[index]);
  const result: Segment[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const from = at(index);
    const to = at(index + 1);
    if (!from || !to) continue;
    const hardFrom = from[2] === 1 || (!closed && index === 0);
    const hardTo = to[2] === 1 || (!closed && index === count - 2);
    let out: Point = hardFrom ? [from[0], from[1]] : handle(from, to, at(index - 1), to);
    let into: Point = hardTo ? [to[0], to[1]] : handle(to, from, from, at(index + 2));
    if (hardFrom && !hardTo) out = [from[0] + (into[0] - from[0]) * 0.5, from[1] + (into[1] - from[1]) * 0.5];
    if (hardTo && !hardFrom) into = [to[0] + (out[0] - to[0]) * 0.5, to[1] + (out[1] - to[1]) * 0.5];
    result.push({ from: [from[0], from[1]], out, into, to: [to[0], to[1]] });
  }
  return result;
}

const short = (value: number) => String(round(value * 10) / 10);

/** The curve through the anchors as SVG path data. */
export function pathData(anchors: readonly Anchor[], closed: boolean): string {
  const parts = segments(anchors, closed);
  const first = parts[0];
  if (!first) return '';
  const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  const curves = parts.map(({ out, into, to }) => `C${pair(out)} ${pair(into)} ${pair(to)}`);
  return `M${pair(first.from)}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** The same curve as a run of straight steps no longer than about `step`. */
export function flatten(anchors: readonly Anchor[], closed: boolean, step = 8): Point[] {
  const points: Point[] = [];
  for (const { from, out, into, to } of segments(anchors, closed)) {
    const pieces = max(2, min(32, ceil(hypot(to[0] - from[0], to[1] - from[1]) / step)));
    for (let index = 0; index < pieces; index += 1) {
      const t = index / pieces;
      const u = 1 - t;
      const a = u * u * u;
      const b = 3 * u * u * t;
      const c = 3 * u * t * t;
      const d = t * t * t;
      points.push([
        a * from[0] + b * out[0] + c * into[0] + d * to[0],
        a * from[1] + b * out[1] + c * into[1] + d * to[1],
      ]);
    }
  }
  const last = anchors.at(-1);
  if (!closed && last) points.push([last[0], last[1]]);
  return points;
}

/** Anchors from x and y in turn; those at the places in `corners` are not rounded. Long outlines stay readable so. */
export function curve(numbers: readonly number[], corners: readonly number[] = []): Anchor[] {
  return Array.from({ length: numbers.length / 2 }, (_, index): Anchor => {
    const at = [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0] as const;
    return corners.includes(index) ? [...at, 1] : at;
  });
}

/** The same closed shape, always wound the same way: shapes that overlap can then be filled as one path. */
export function wound(anchors: readonly Anchor[]): Anchor[] {
  let area = 0;
  let previous = anchors.at(-1);
  for (const anchor of anchors) {
    if (previous) area += previous[0] * anchor[1] - anchor[0] * previous[1];
    previous = anchor;
  }
  return area < 0 ? anchors.toReversed() : [...anchors];
}

/** Mirrors anchors across the garment's centre line (x = 0), keeping the winding. */
export function mirrored(anchors: readonly Anchor[]): Anchor[] {
  return anchors.map(([x, y, corner]): Anchor => (corner ? [-x, y, corner] : [-x, y])).reverse();
}
