// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { ceil, floor, max, min } = Math;

/** A window on the drawing, sampled every `step` units. */
export interface Grid {
  x: number;
  y: number;
  width: number;
  height: number;
  step: number;
}

/** A box of grid cells, right and bottom exclusive. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A value for each cell of a box inside a grid. */
export interface Layer {
  box: Box;
  width: number;
  height: number;
  values: Float32Array;
}

export function emptyLayer(box: Box): Layer {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  return { box, width, height, values: new Float32Array(width * height) };
}

/** The cells that the points cover, grown by `pad` cells and cut to the grid; undefined when outside. */
export function boxAround(grid: Grid, points: readonly (readonly [number, number])[], pad: number) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = min(left, x);
    right = max(right, x);
    top = min(top, y);
    bottom = max(bottom, y);
  }
  const box = {
    left: max(0, floor((left - grid.x) / grid.step) - pad),
    top: max(0, floor((top - grid.y) / grid.step) - pad),
    right: min(grid.width, ceil((right - grid.x) / grid.step) + pad),
    bottom: min(grid.height, ceil((bottom - grid.y) / grid.step) + pad),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}
