import { greyAlphaPng } from '../png.ts';
import { blurred } from './blur.ts';
import type { Relief } from './relief.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { exp, max, min, round, sqrt } = Math;

/** How strongly a colour takes shade and light; dark cloth shows light, pale cloth shows shade. */
export interface Response {
  shade: number;
  light: number;
}

const toLight = { x: -0.52, y: -0.62, z: 1 };
const toEye = { x: -0.24, y: -0.29, z: 0.93 };

/** The response of cloth of the given lightness (0 to 1). */
export function responseOf(lightness: number): Response {
  return { shade: 1.25 - lightness * 0.5, light: 0.3 + lightness * 0.25 };
}

/** Light and shade over a relief as a PNG of black and white with alpha, one pixel per cell. */
export function shadingImage(relief: Relief, { shade, light }: Response, scale: number): string {
  const { grid, gloss } = relief;
  const { width, height, step } = grid;
  const heights = evened(relief.heights, width);
  const near = blurred(heights, width, height, max(2, (9 * scale) / step));
  const half = width / 2;
  const far = blurred(halved(heights, width, height), half, height / 2, max(2, (17 * scale) / step));
  const pixels = new Uint8Array(width * height * 2);
  const cast = max(1, round((7 * scale) / step));
  for (let y = 0; y < height; y += 1) {
    const up = max(0, y - 1) * width;
    const down = min(height - 1, y + 1) * width;
    const castRow = max(0, y - cast) * width;
    const farRow = (y >> 1) * half;
    for (let x = 0; x < width; x += 1) {
      const cell = y * width + x;
      if ((relief.cover[cell] ?? 0) === 0) continue;
      const right = min(width - 1, x + 1);
      const left = max(0, x - 1);
      const own = heights[cell] ?? 0;
      const slopeX = ((heights[y * width + right] ?? 0) - (heights[y * width + left] ?? 0)) / (2 * step);
      const slopeY = ((heights[down + x] ?? 0) - (heights[up + x] ?? 0)) / (2 * step);
      const norm = 1 / sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const facing = (toLight.z - slopeX * toLight.x - slopeY * toLight.y) * norm - 1;
      const hollow = max(
        -1.2,
        min(0.35, ((own - (near[cell] ?? 0)) * 0.085 + (own - (far[farRow + (x >> 1)] ?? 0)) * 0.03) / scale),
      );
      const cover = max(0, (near[castRow + max(0, x - cast)] ?? 0) - own) / scale;
      const value = facing * 0.85 + hollow * 0.5 - min(0.5, cover * 0.05);
      const shine = gloss[cell] ?? 0;
      let glint = 0;
      if (shine > 0) {
        const toward = max(0, (toEye.z - slopeX * toEye.x - slopeY * toEye.y) * norm);
        glint = shine * 0.5 * min(1, max(0, toward - 0.94) * 11) ** 2;
      }
      const sum = value > 0 ? value * light + glint : value * shade + glint;
      const alpha = sum < 0 ? 1 - exp(sum) : min(0.62, sum);
      pixels[cell * 2] = sum < 0 ? 0 : 255;
      pixels[cell * 2 + 1] = round(min(0.8, alpha) * 255);
    }
  }
  return greyAlphaPng(pixels, width, height);
}

/**
 * The same heights without steps: an edge that crosses the cells at a slant would be lit in another way in each of them,
 * which shows as saw teeth.
 */
function evened(values: Float32Array, width: number): Float32Array {
  const across = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  const last = values.length - 1;
  for (let cell = 0; cell <= last; cell += 1) {
    const own = values[cell] ?? 0;
    across[cell] =
      (values[max(0, cell - 1)] ?? 0) * 0.25 + own * 0.5 + (values[min(last, cell + 1)] ?? 0) * 0.25;
  }
  for (let cell = 0; cell <= last; cell += 1) {
    const above = across[cell < width ? cell : cell - width] ?? 0;
    const below = across[cell + width > last ? cell : cell + width] ?? 0;
    result[cell] = above * 0.25 + (across[cell] ?? 0) * 0.5 + below * 0.25;
  }
  return result;
}

/** The soft contact shadow around a relief, one black pixel with alpha for every two cells each way. */
export function contactShadow(relief: Relief, scale: number): string {
  const { grid } = relief;
  const [width, height, step] = [grid.width / 2, grid.height / 2, grid.step * 2];
  const cover = halved(relief.cover, grid.width, grid.height);
  const tight = blurred(cover, width, height, (7 * scale) / step);
  const wide = blurred(cover, width, height, (26 * scale) / step);
  const pixels = new Uint8Array(width * height * 2);
  const near = round((6 * scale) / step);
  const away = round((18 * scale) / step);
  const at = (values: Float32Array, x: number, y: number) =>
    x < 0 || y < 0 ? 0 : (values[y * width + x] ?? 0);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const alpha =
        0.3 * at(tight, x - near, y - round(near * 1.3)) + 0.2 * at(wide, x - away, y - round(away * 1.3));
      pixels[(y * width + x) * 2 + 1] = round(max(0, alpha) * 255);
    }
  }
  return greyAlphaPng(pixels, width, height);
}

/** The values at half the resolution, enough for what is soft. Grids are an even number of cells wide and high. */
function halved(values: Float32Array, width: number, height: number): Float32Array {
  const half = new Float32Array((width / 2) * (height / 2));
  let at = 0;
  for (let y = 0; y < height; y += 2) {
    for (let cell = y * width; cell < (y + 1) * width; cell += 2) {
      const upper = (values[cell] ?? 0) + (values[cell + 1] ?? 0);
      const lower = (values[cell + width] ?? 0) + (values[cell + width + 1] ?? 0);
      half[at] = (upper + lower) / 4;
      at += 1;
    }
  }
  return half;
}
