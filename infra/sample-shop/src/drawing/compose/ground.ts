import { shift } from '../color.ts';
import type { Ground } from '../makers/maker.ts';
import type { Halo } from './banner-layout.ts';
import { surfacePaints } from './surfaces.ts';

/** The studio's ground: light from the upper left, falling off gently. */
export function ground(width: number, height: number, bright = '#f3f2ef', dim = '#e9e7e2'): string {
  return [
    '<defs><linearGradient id="ground" x1="0" y1="0" x2=".8" y2="1">',
    `<stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="${dim}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
  ].join('');
}

/** The ground that a brand's pictures are taken on. */
export function studio(width: number, height: number, own: Ground): string {
  return ground(width, height, own.bright, own.dim) + surfacePaints[own.surface](width, height, own);
}

/** A ground of the given colour for banners, with the same fall of light. */
export function tintedGround(width: number, height: number, hex: string): string {
  return ground(width, height, shift(hex, 0.14), shift(hex, -0.07));
}

/** Steps of a fade from full to nothing, as share of the way and of the strength: no step of it can be seen. */
const fade = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((way) => [way, (1 + Math.cos(way * Math.PI)) / 2]);

/** A second tone of a ground, strongest in the middle and without any edge. */
export function halo(hex: string, { middle, radii }: Halo): string {
  const [x, y] = middle;
  const [wide, tall] = radii;
  const stops = fade.map(
    ([way, strength = 0]) =>
      `<stop offset="${way}" stop-color="${hex}" stop-opacity="${(0.8 * strength).toFixed(3)}"/>`,
  );
  const gradient = `<radialGradient id="halo">${stops.join('')}</radialGradient>`;
  return `<defs>${gradient}</defs><ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${tall}" fill="url(#halo)"/>`;
}

/** Wraps drawing parts as a whole document. */
export function document(width: number, height: number, definitions: string[], body: string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions.join('')}</defs>${body.join('')}</svg>`;
}
