/** What is measured of goods. */
export type Measure =
  | 'LENGTH'
  | 'SHOULDER'
  | 'CHEST'
  | 'SLEEVE'
  | 'WAIST'
  | 'HIPS'
  | 'THIGH'
  | 'HEM'
  | 'HEEL'
  | 'FOOT_WIDTH'
  | 'FOOT_LENGTH'
  | 'WIDTH'
  | 'HEIGHT'
  | 'DEPTH'
  | 'STRAP'
  | 'HANDLE'
  | 'ROUND'
  | 'BRIM'
  | 'ANKLE';

export type Point = readonly [x: number, y: number];

/** Where a measure lies: a straight line, or a path with the place of its letter. */
export type MeasureLine = { from: Point; to: Point } | { path: string; label: Point };

/** A line drawing of goods on a square of 300, with where each measure lies. */
export interface Drawing {
  outlines: readonly string[];
  /** Seams, pockets and the like, drawn finer. */
  details: readonly string[];
  measures: Partial<Record<Measure, MeasureLine>>;
}

const between = (from: Point, to: Point): MeasureLine => ({ from, to });
/** Lines of several measures at once. */
export const lines = (
  ends: Partial<Record<Measure, readonly [Point, Point]>>,
): Partial<Record<Measure, MeasureLine>> =>
  Object.fromEntries(Object.entries(ends).map(([measure, [from, to]]) => [measure, between(from, to)]));

/** A line from top to bottom that is longer than this has its letter below the middle, where others cross it, px. */
const longPx = 150;

/** Where the letter of a measure stands. */
export function labelOf(line: MeasureLine): Point {
  if ('label' in line) return line.label;
  const { from, to } = line;
  const isUpright = from[0] === to[0] && to[1] - from[1] > longPx;
  const share = isUpright ? 0.72 : 0.5;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
