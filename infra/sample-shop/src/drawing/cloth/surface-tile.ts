import type { Fabric } from '@mall/api/catalogue/pictures/picture-spec';
import { greyAlphaPng } from '../png.ts';
import { fabricNatures } from './fabric.ts';
import { surfaceHeights } from './surface-height.ts';
import { type Nearness, period } from './surface-kit.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { abs, max, min, round, sqrt } = Math;

/**
 * Alpha in coarse steps, packed tightly: the rasteriser unpacks a tile again for every shape it fills, and its bytes are
 * what that costs.
 */
const alphaStep = 4;
const smallest = 9;

/** Every surface repeats after this many drawing units. */
export const surfaceUnits = period;
const tiles = new Map<string, string>();

/** Pixels of a tile by how near the cloth is seen: in a preview, a catalogue picture, a detail. */
const tilePixels: Record<Nearness, number> = { far: 84, near: 180, close: 312 };

/**
 * The fabric's surface lit from the upper left, as black and white with alpha to lay over its colour. Made once and
 * kept.
 */
export function surfaceTile(fabric: Fabric, nearness: Nearness): string {
  const key = `${fabric} ${nearness}`;
  const known = tiles.get(key);
  if (known) return known;
  const tile = makeTile(fabric, nearness);
  tiles.set(key, tile);
  return tile;
}

function makeTile(fabric: Fabric, nearness: Nearness): string {
  const pixels = tilePixels[nearness];
  const height = surfaceHeights[fabric](nearness);
  const { texture } = fabricNatures[fabric];
  const per = surfaceUnits / pixels;
  const heights = new Float32Array(pixels * pixels);
  for (let y = 0; y < pixels; y += 1) {
    for (let x = 0; x < pixels; x += 1) heights[y * pixels + x] = height(x * per, y * per);
  }
  let mean = 0;
  let spread = 0;
  for (const value of heights) mean += value / heights.length;
  for (const value of heights) spread += (value - mean) ** 2 / heights.length;
  const level = 0.1 / sqrt(spread);
  const image = new Uint8Array(pixels * pixels * 2);
  for (let y = 0; y < pixels; y += 1) {
    const above = ((y + pixels - 1) % pixels) * pixels;
    const below = ((y + 1) % pixels) * pixels;
    for (let x = 0; x < pixels; x += 1) {
      const index = y * pixels + x;
      const left = heights[y * pixels + ((x + pixels - 1) % pixels)] ?? 0;
      const right = heights[y * pixels + ((x + 1) % pixels)] ?? 0;
      const slope = (right - left) * 0.52 + ((heights[below + x] ?? 0) - (heights[above + x] ?? 0)) * 0.62;
      const value = (slope / (2 * per)) * 0.3 + ((heights[index] ?? 0) - mean) * level;
      const light = max(-1, min(1, value)) * texture;
      image[index * 2] = light < 0 ? 0 : 255;
      image[index * 2 + 1] = alphaStep * round((abs(light) * (light < 0 ? 175 : 120)) / alphaStep);
    }
  }
  return greyAlphaPng(image, pixels, pixels, smallest);
}
