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
const half = { x: -0.24, y: -0.29, z: 0.93 };

/** The response of cloth of the given lightness (0 to 1). */
export function responseOf(lightness: number): Response {
  return { shade: 1.25 - lightness * 0.5, light: 0.3 + lightness * 0.25 };
}

/** Light and shade over a relief as a PNG of black and white with alpha, one pixel per cell. */
export function shadingImage(relief: Relief, { shade, light }: Response, scale: number): string {
  const { grid, heights, gloss } = relief;
  const { width, height, step } = grid;
  const near = blurred(heights, width, height, max(2, (9 * scale) / step));
  const far = blurred(heights, width, height, max(4, (34 * scale) / step));
  const pixels = new Uint8Array(width * height * 2);
  const cast = max(1, round((7 * scale) / step));
  for (let y = 0; y < height; y += 1) {
    const up = max(0, y - 1) * width;
    const down = min(height - 1, y + 1) * width;
    const castRow = max(0, y - cast) * width;
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
        min(0.35, ((own - (near[cell] ?? 0)) * 0.085 + (own - (far[cell] ?? 0)) * 0.03) / scale),
      );
      const cover = max(0, (near[castRow + max(0, x - cast)] ?? 0) - own) / scale;
      const value = facing * 0.85 + hollow * 0.5 - min(0.5, cover * 0.05);
      const shine = gloss[cell] ?? 0;
      let glint = 0;
      if (shine > 0) {
        const toward = max(0, (half.z - slopeX * half.x - slopeY * half.y) * norm);
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

/** The soft contact shadow around a relief, one black pixel with alpha for every two cells each way. */
export function contactShadow(relief: Relief, scale: number): string {
  const { cover, width, height, step } = halved(relief);
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

/** The cover at half the resolution; a shadow is soft enough. Grids are an even number of cells wide and high. */
function halved({ grid, cover }: Relief) {
  const width = grid.width / 2;
  const height = grid.height / 2;
  const half = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = y * 2 * grid.width + x * 2;
      const upper = (cover[cell] ?? 0) + (cover[cell + 1] ?? 0);
      const lower = (cover[cell + grid.width] ?? 0) + (cover[cell + grid.width + 1] ?? 0);
      half[y * width + x] = (upper + lower) / 4;
    }
  }
  return { cover: half, width, height, step: grid.step * 2 };
}
