import type { Anchor, Point } from '../../../geometry.ts';

/** The straight edges of a sleeve between its elbow and its end, and where it is folded. */
interface Straight {
  elbow: Point;
  /** Outer and inner edge, from the elbow to the end. */
  outer: readonly [Point, Point];
  inner: readonly [Point, Point];
  /** The way the crease runs, a unit vector. */
  crease: Point;
}

export interface FoldedSleeve {
  /** Ends of the crease, on the outer and the inner edge. */
  crease: readonly [outer: Anchor, inner: Anchor];
  /** A point of the forearm where it comes to lie. */
  laid: (point: Point) => Point;
  /** A direction of the forearm after the fold. */
  rotated: (direction: Point) => Point;
  forearm: Anchor[];
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];

/** Folds a sleeve over a crease through its elbow, as paper is: the forearm is its own mirror image. */
export function foldSleeve({ elbow, outer, inner, crease }: Straight): FoldedSleeve {
  const meets = ([from, to]: readonly [Point, Point]): Point => {
    const along = minus(to, from);
    const share = cross(minus(elbow, from), crease) / cross(along, crease);
    return [from[0] + along[0] * share, from[1] + along[1] * share];
  };
  const rotated = (v: Point): Point => {
    const dot = 2 * (v[0] * crease[0] + v[1] * crease[1]);
    return [dot * crease[0] - v[0], dot * crease[1] - v[1]];
  };
  const laid = (point: Point): Point => {
    const [x, y] = rotated(minus(point, elbow));
    return [elbow[0] + x, elbow[1] + y];
  };
  const [ax, ay] = meets(outer);
  const [bx, by] = meets(inner);
  const [ox, oy] = laid(outer[1]);
  const [ix, iy] = laid(inner[1]);
  return {
    crease: [
      [ax, ay, 1],
      [bx, by, 1],
    ],
    laid,
    rotated,
    forearm: [
      [ax, ay, 1],
      [ox, oy, 1],
      [ix, iy, 1],
      [bx, by, 1],
    ],
  };
}
