import type { Point } from '../geometry.ts';
import { type Box, emptyLayer, type Grid, type Layer } from './grid.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { abs, ceil, floor, max, min } = Math;

/**
 * How much of each cell a closed outline fills, 0 to 1, edges exact. Signed areas are gathered per
 * edge and summed along each row, so the cost follows the outline's length and not its area.
 */
export function coverage(grid: Grid, box: Box, outline: readonly Point[]): Layer {
  const layer = emptyLayer(box);
  const { width, height, values } = layer;
  const stride = width + 2;
  const sums = new Float32Array(stride * height);
  const toX = (x: number) => max(0, min(width, (x - grid.x) / grid.step - box.left));
  const toY = (y: number) => (y - grid.y) / grid.step - box.top;
  let previous = outline.at(-1);
  for (const point of outline) {
    if (previous) {
      addEdge(sums, stride, height, toX(previous[0]), toY(previous[1]), toX(point[0]), toY(point[1]));
    }
    previous = point;
  }
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += sums[y * stride + x] ?? 0;
      values[y * width + x] = min(1, abs(sum));
    }
  }
  return layer;
}

function addEdge(
  sums: Float32Array,
  stride: number,
  height: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY === toY) return;
  const sign = fromY < toY ? 1 : -1;
  const [x0, y0, x1, y1] = sign > 0 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (x1 - x0) / (y1 - y0);
  let x = y0 < 0 ? x0 - y0 * slope : x0;
  for (let row = max(0, floor(y0)); row < min(height, ceil(y1)); row += 1) {
    const tall = min(row + 1, y1) - max(row, y0);
    const next = x + slope * tall;
    spread(sums, row * stride, min(x, next), max(x, next), sign * tall);
    x = next;
  }
}

function add(sums: Float32Array, index: number, value: number): void {
  sums[index] = (sums[index] ?? 0) + value;
}

/** Spreads one row's share of an edge over the cells it crosses from left to right. */
function spread(sums: Float32Array, start: number, left: number, right: number, amount: number): void {
  const first = floor(left);
  const last = ceil(right);
  if (last <= first + 1) {
    const middle = (left + right) / 2 - first;
    add(sums, start + first, amount * (1 - middle));
    add(sums, start + first + 1, amount * middle);
    return;
  }
  const per = 1 / (right - left);
  const head = first + 1 - left;
  let filled = 0.5 * per * head * head;
  add(sums, start + first, amount * filled);
  for (let cell = first + 1; cell < last; cell += 1) {
    const reached =
      cell + 1 < last ? per * (cell + 0.5 - left) : 1 - 0.5 * per * (right - cell) * (right - cell);
    add(sums, start + cell, amount * (reached - filled));
    filled = reached;
  }
  add(sums, start + last, amount * (1 - filled));
}
