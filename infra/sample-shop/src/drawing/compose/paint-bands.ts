import type { Band, Bands } from '../cloth/bands.ts';
import type { Anchor, Point } from '../geometry.ts';
import type { Fold } from '../piece.ts';
import type { Move, Placement } from './placement.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { PI, ceil, cos, exp, max, min, round, sin } = Math;

const tenth = (value: number) => round(value * 10) / 10;

/** Steps (drawing units) short enough that the corners between them are not seen at a scale. */
const stepOf = (scale: number) => (scale > 1.9 ? 13 : scale > 1.35 ? 18 : max(26, 9 / scale));

/** What a cut of cloth does to the stripes on it. */
export interface Lie {
  outline: readonly Anchor[];
  folds: readonly Fold[];
  move: Move;
  /** The way its warp runs on the canvas, degrees clockwise from upright. */
  rotation: number;
  placement: Placement;
}

/** How far folds and the unevenness of laid cloth push a stripe sideways, drawing units. */
type Push = (u: number, v: number) => number;

/** Stripes that run with the cloth's grain and give way at its folds, as strokes to be clipped to the panel. */
export function paintBands({ repeat, bands }: Bands, lie: Lie): string {
  const { x, y, scale } = lie.placement;
  const angle = (lie.rotation * PI) / 180;
  const [c, s] = [cos(angle), sin(angle)];
  const toCloth = ([px, py]: Anchor | Point): Point => [
    ((px - x) * c + (py - y) * s) / scale,
    ((py - y) * c - (px - x) * s) / scale,
  ];
  const toCanvas = (u: number, v: number) =>
    `${tenth(x + (u * c - v * s) * scale)} ${tenth(y + (u * s + v * c) * scale)}`;
  const corners = lie.outline.map(toCloth);
  const push = pushOf(lie, toCloth);
  const margin = 14;
  const [us, vs] = [corners.map(([u]) => u), corners.map(([, v]) => v)];
  const box = {
    u: [min(...us) - margin, max(...us) + margin] as const,
    v: [min(...vs) - margin, max(...vs) + margin] as const,
  };
  const drawn = (band: Band) => {
    const isAlong = band.runs === 'along';
    const [low, high] = isAlong ? box.u : box.v;
    const [start, end] = isAlong ? box.v : box.u;
    const steps = max(1, ceil((end - start) / stepOf(scale)));
    let data = '';
    for (let at = band.at + ceil((low - band.at) / repeat) * repeat; at <= high; at += repeat) {
      for (let step = 0; step <= steps; step += 1) {
        const on = start + ((end - start) * step) / steps;
        const [u, v] = isAlong ? [at, on] : [on, at];
        const shift = push(u, v);
        data += (step === 0 ? 'M' : 'L') + (isAlong ? toCanvas(u + shift, v) : toCanvas(u, v + shift));
      }
    }
    const stroke = `stroke="${band.hex}" stroke-width="${(band.width * scale).toFixed(2)}"`;
    return data && `<path d="${data}" fill="none" ${stroke} stroke-opacity="${band.opacity}"/>`;
  };
  return bands.map(drawn).join('');
}

function pushOf({ folds, move }: Lie, toCloth: (point: Anchor) => Point): Push {
  const ridges = folds.map(({ along, width, depth }) => {
    const points = along.map((anchor) => toCloth(move(anchor)));
    const [us, vs] = [points.map(([u]) => u), points.map(([, v]) => v)];
    const reach = width * 1.6;
    return {
      points,
      box: [min(...us) - reach, min(...vs) - reach, max(...us) + reach, max(...vs) + reach] as const,
      square: width * width,
      by: depth * 0.8,
    };
  });
  return (u, v) => {
    let sum = 1.5 * sin(u / 61 + v / 97) + 1.1 * sin(v / 73 - u / 150 + 2);
    for (const { points, box, square, by } of ridges) {
      if (u < box[0] || v < box[1] || u > box[2] || v > box[3]) continue;
      sum += by * exp(-nearestOf(points, u, v) / square);
    }
    return sum;
  };
}

/** The square of the distance to a line. */
function nearestOf(points: readonly Point[], u: number, v: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [ax, ay] = points[index] ?? [0, 0];
    const [bx, by] = points[index + 1] ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    const share = max(0, min(1, ((u - ax) * dx + (v - ay) * dy) / (dx * dx + dy * dy || 1)));
    const [ox, oy] = [u - ax - dx * share, v - ay - dy * share];
    best = min(best, ox * ox + oy * oy);
  }
  return best;
}
