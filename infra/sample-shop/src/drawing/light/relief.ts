import type { Point } from '../geometry.ts';
import { type NoiseTile, sample } from '../noise.ts';
import { blurred } from './blur.ts';
import { coverage } from './coverage.ts';
import { type Box, boxAround, type Grid, type Layer } from './grid.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { PI, ceil, cos, exp, max, min, sin, sqrt } = Math;

/**
 * A soft ridge (positive depth) or valley (negative) along a line, drawing units. It is sharp where the cloth is held,
 * near its start, and opens and fades toward its end; one side falls steeper than the other.
 */
interface ReliefFold {
  along: readonly Point[];
  width: number;
  depth: number;
}

/** One piece of cloth as the light sees it. Lengths in drawing units. */
export interface ReliefPanel {
  outline: readonly Point[];
  /** How far it stands above what it lies on. */
  thickness: number;
  /** How far in from the edge it stays rounded. */
  round: number;
  /** Height of its own undulation, and the way it runs (degrees from the vertical). */
  wrinkle: number;
  grain: number;
  folds: readonly ReliefFold[];
  gloss: number;
  /** The height it stands on, where that is not what lies below it. */
  level?: number;
}

/** Heights of a whole piece on the grid, with what shines and where there is cloth at all. */
export interface Relief {
  grid: Grid;
  heights: Float32Array;
  gloss: Float32Array;
  cover: Float32Array;
}

export function emptyRelief(grid: Grid): Relief {
  const cells = grid.width * grid.height;
  return {
    grid,
    heights: new Float32Array(cells),
    gloss: new Float32Array(cells),
    cover: new Float32Array(cells),
  };
}

/** Lays a panel on top of what is already there. */
export function layPanel(relief: Relief, panel: ReliefPanel, undulation: NoiseTile, scale: number): void {
  const { grid } = relief;
  const box = boxAround(grid, panel.outline, 2);
  if (!box) return;
  const cover = coverage(grid, box, panel.outline);
  const { width, height, values } = cover;
  const soft = blurred(values, width, height, panel.round / grid.step / 2);
  const under =
    panel.level === undefined
      ? blurred(cut(relief.heights, grid.width, box), width, height, 4, 1)
      : undefined;
  const shape = new Float32Array(values.length);
  if (panel.wrinkle > 0) undulate(shape, cover, panel, grid, undulation, scale);
  for (const fold of panel.folds) addFold(shape, cover, fold, grid);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const local = y * width + x;
      const share = values[local] ?? 0;
      if (share === 0) continue;
      const cell = (y + box.top) * grid.width + x + box.left;
      const inner = max(0, min(1, ((soft[local] ?? 0) - 0.5) * 2));
      const swell = inner * (2 - inner);
      const top =
        (under?.[local] ?? panel.level ?? 0) +
        panel.thickness * (0.35 + 0.65 * swell) +
        (shape[local] ?? 0) * inner;
      relief.heights[cell] = (relief.heights[cell] ?? 0) * (1 - share) + top * share;
      relief.gloss[cell] = (relief.gloss[cell] ?? 0) * (1 - share) + panel.gloss * share;
      relief.cover[cell] = max(relief.cover[cell] ?? 0, share);
    }
  }
}

function cut(values: Float32Array, stride: number, box: Box): Float32Array {
  const width = box.right - box.left;
  const result = new Float32Array(width * (box.bottom - box.top));
  for (let y = box.top; y < box.bottom; y += 1) {
    result.set(values.subarray(y * stride + box.left, y * stride + box.right), (y - box.top) * width);
  }
  return result;
}

function undulate(
  shape: Float32Array,
  { box, width, height, values }: Layer,
  panel: ReliefPanel,
  grid: Grid,
  undulation: NoiseTile,
  scale: number,
): void {
  const angle = (panel.grain * PI) / 180;
  const across = cos(angle) / (1100 * scale);
  const along = sin(angle) / (1100 * scale);
  for (let y = 0; y < height; y += 1) {
    const worldY = grid.y + (y + box.top) * grid.step;
    for (let x = 0; x < width; x += 1) {
      const local = y * width + x;
      if ((values[local] ?? 0) === 0) continue;
      const worldX = grid.x + (x + box.left) * grid.step;
      const u = worldX * across + worldY * along;
      const v = (worldY * across - worldX * along) * 0.55;
      shape[local] = panel.wrinkle * sample(undulation, u, v);
    }
  }
}

/** A fold's line as steps: where each begins, how far it goes, and one over its length squared. */
function stepsOf(along: readonly Point[]): Float64Array {
  const steps = new Float64Array(max(0, along.length - 1) * 5);
  for (let index = 0; index + 1 < along.length; index += 1) {
    const [ax, ay] = along[index] ?? [0, 0];
    const [bx, by] = along[index + 1] ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    steps.set([ax, ay, dx, dy, 1 / (dx * dx + dy * dy || 1)], index * 5);
  }
  return steps;
}

function addFold(shape: Float32Array, layer: Layer, fold: ReliefFold, grid: Grid): void {
  const reach = fold.width * 1.9;
  const near = boxAround(grid, fold.along, ceil(reach / grid.step));
  if (!near) return;
  const { box, width, values } = layer;
  const steps = stepsOf(fold.along);
  const count = steps.length / 5;
  const farthest = reach * reach;
  for (let y = max(near.top, box.top); y < min(near.bottom, box.bottom); y += 1) {
    const worldY = grid.y + (y + 0.5) * grid.step;
    for (let x = max(near.left, box.left); x < min(near.right, box.right); x += 1) {
      const local = (y - box.top) * width + x - box.left;
      if (values[local] === 0) continue;
      const worldX = grid.x + (x + 0.5) * grid.step;
      let best = farthest;
      let place = 0;
      let side = 1;
      for (let index = 0; index < count; index += 1) {
        const at = index * 5;
        const px = worldX - (steps[at] ?? 0);
        const py = worldY - (steps[at + 1] ?? 0);
        const dx = steps[at + 2] ?? 0;
        const dy = steps[at + 3] ?? 0;
        const t = max(0, min(1, (px * dx + py * dy) * (steps[at + 4] ?? 0)));
        const ox = px - dx * t;
        const oy = py - dy * t;
        const distance = ox * ox + oy * oy;
        if (distance < best) {
          best = distance;
          place = (index + t) / count;
          side = px * dy - py * dx;
        }
      }
      if (best >= farthest) continue;
      const wide = fold.width * (0.55 + 0.75 * place) * (side > 0 ? 0.62 : 1.2);
      const fall = (best / (wide * wide)) * 2.2;
      if (fall > 5) continue;
      const taper = sin(PI * sqrt(min(0.95, max(0.0004, place))));
      shape[local] = (shape[local] ?? 0) + fold.depth * taper * exp(-fall);
    }
  }
}
