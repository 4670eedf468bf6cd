import { seeded } from './random.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { floor } = Math;

/** A square of smooth values from -1 to 1 that repeats without a seam. */
export interface NoiseTile {
  size: number;
  values: Float32Array;
}

function addOctave(tile: NoiseTile, cellsX: number, cellsY: number, gain: number, seed: number): void {
  const random = seeded(seed);
  const lattice = Float32Array.from({ length: cellsX * cellsY }, () => random.range(-1, 1));
  const at = (x: number, y: number) => lattice[(y % cellsY) * cellsX + (x % cellsX)] ?? 0;
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const { size, values } = tile;
  for (let y = 0; y < size; y += 1) {
    const fy = (y / size) * cellsY;
    const y0 = floor(fy);
    const ty = ease(fy - y0);
    for (let x = 0; x < size; x += 1) {
      const fx = (x / size) * cellsX;
      const x0 = floor(fx);
      const tx = ease(fx - x0);
      const top = at(x0, y0) * (1 - tx) + at(x0 + 1, y0) * tx;
      const bottom = at(x0, y0 + 1) * (1 - tx) + at(x0 + 1, y0 + 1) * tx;
      const index = y * size + x;
      values[index] = (values[index] ?? 0) + gain * (top * (1 - ty) + bottom * ty);
    }
  }
}

/** Value noise; each octave is cells across, cells down and its weight. */
export function noiseTile(
  size: number,
  octaves: readonly (readonly [across: number, down: number, gain: number])[],
  seed: number,
): NoiseTile {
  const tile = { size, values: new Float32Array(size * size) };
  octaves.forEach(([across, down, gain], index) => {
    addOctave(tile, across, down, gain, seed + index * 101);
  });
  return tile;
}

/** The value at any place, in tile lengths (1 is one whole repeat), blended between samples. */
export function sample(tile: NoiseTile, u: number, v: number): number {
  const { size, values } = tile;
  const x = (u - floor(u)) * size;
  const y = (v - floor(v)) * size;
  const x0 = floor(x) % size;
  const y0 = floor(y) % size;
  const x1 = (x0 + 1) % size;
  const y1 = (y0 + 1) % size;
  const tx = x - floor(x);
  const ty = y - floor(y);
  const top = (values[y0 * size + x0] ?? 0) * (1 - tx) + (values[y0 * size + x1] ?? 0) * tx;
  const bottom = (values[y1 * size + x0] ?? 0) * (1 - tx) + (values[y1 * size + x1] ?? 0) * tx;
  return top * (1 - ty) + bottom * ty;
}
