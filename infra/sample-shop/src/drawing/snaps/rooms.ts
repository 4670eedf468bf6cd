import { shift } from '../color.ts';
import { ground, studio } from '../compose/ground.ts';
import type { Ground } from '../makers/maker.ts';
import type { Random } from '../random.ts';

const floors: readonly [Ground, ...Ground[]] = [
  { surface: 'boards', bright: '#cfa777', dim: '#b58a58' },
  { surface: 'boards', bright: '#e0cdb0', dim: '#cbb491' },
  { surface: 'boards', bright: '#8d6a4c', dim: '#735238' },
  { surface: 'linen', bright: '#f1eee8', dim: '#dcd6cc' },
  { surface: 'linen', bright: '#c9d0d6', dim: '#aeb8c1' },
];

/** A wooden floor, or a bed's cover. */
export function floor(width: number, height: number, random: Random): string {
  return studio(width, height, random.pick(floors));
}

const rect = (x: number, y: number, width: number, height: number, more: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" ${more}/>`;

/** A door with two panels and its handle, the wall beside it. */
export function door(width: number, height: number, random: Random): string {
  const hex = random.pick(['#efece6', '#d9cbb5', '#b58e66', '#dfe2e2']);
  const wall = random.pick(['#dcd6cb', '#cfd3d2', '#e6dfd6']);
  const edge = width * 0.93;
  const sunk = (top: number, tall: number) => {
    const [x, y, w, h] = [width * 0.17, height * top, width * 0.6, height * tall];
    return [
      rect(
        x,
        y,
        w,
        h,
        `fill="none" stroke="${shift(hex, -0.3)}" stroke-opacity=".55" stroke-width="${width * 0.009}"`,
      ),
      rect(
        x + width * 0.008,
        y + width * 0.008,
        w,
        h,
        `fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${width * 0.005}"`,
      ),
      rect(
        x + width * 0.03,
        y + width * 0.03,
        w - width * 0.06,
        h - width * 0.06,
        `fill="${shift(hex, -0.05)}"`,
      ),
    ].join('');
  };
  return [
    ground(width, height, shift(hex, 0.1), shift(hex, -0.08)),
    rect(edge, 0, width - edge, height, `fill="${wall}"`),
    rect(edge, 0, width * 0.012, height, 'fill="#140e0a" opacity=".3"'),
    sunk(0.05, 0.42),
    sunk(0.53, 0.5),
    rect(width * 0.85, height * 0.52, width * 0.028, height * 0.06, `rx="${width * 0.012}" fill="#a9a6a0"`),
    rect(width * 0.79, height * 0.535, width * 0.085, height * 0.013, `rx="${width * 0.008}" fill="#8d8a84"`),
    rect(
      width * 0.79,
      height * 0.535,
      width * 0.085,
      height * 0.004,
      `rx="${width * 0.004}" fill="#fff" opacity=".6"`,
    ),
  ].join('');
}

/** What a standing mirror shows of a room: wall, skirting, floor. */
export function mirrored(width: number, height: number, random: Random): string {
  const wall = random.pick(['#e3ded5', '#d5d9da', '#e8dcd0']);
  const wood = random.pick(['#c49a6b', '#a97f58', '#d6bf9c']);
  const line = height * 0.8;
  return [
    ground(width, height, shift(wall, 0.12), shift(wall, -0.1)),
    rect(0, line, width, height - line, `fill="${wood}"`),
    rect(0, line, width, height * 0.012, 'fill="#140e0a" opacity=".25"'),
    rect(0, line - height * 0.035, width, height * 0.035, `fill="${shift(wall, 0.4)}"`),
    rect(0, line - height * 0.036, width, height * 0.003, 'fill="#140e0a" opacity=".25"'),
    rect(width * 0.72, height * 0.3, width * 0.28, height * 0.5, `fill="${shift(wall, -0.22)}"`),
    rect(width * 0.74, height * 0.31, width * 0.28, height * 0.49, `fill="${shift(wall, -0.06)}"`),
  ].join('');
}

/** The mirror's frame, and the glare that the phone leaves in the glass. */
export function mirrorFrame(width: number, height: number, random: Random): string {
  const hex = random.pick(['#6f4d32', '#2b2a2a', '#e9e4da']);
  const wide = width * 0.045;
  const frame = (inset: number, stroke: string, weight: number, opacity = 1) =>
    rect(
      inset,
      inset,
      width - inset * 2,
      height - inset * 2,
      `fill="none" stroke="${stroke}" stroke-width="${weight.toFixed(1)}" opacity="${opacity}"`,
    );
  const [x, y] = [width * random.range(0.2, 0.32), height * random.range(0.14, 0.26)];
  return [
    `<path d="M${width * 0.62} 0L${width * 0.9} 0L${width * 0.3} ${height}L${width * 0.02} ${height}Z" fill="#fff" opacity=".07"/>`,
    '<defs><radialGradient id="flash"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset=".2" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>',
    random.chance(0.5)
      ? `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(width * 0.15).toFixed(0)}" fill="url(#flash)"/>`
      : '',
    frame(wide * 1.1, '#0d0b0a', wide * 0.5, 0.25),
    frame(wide / 2, hex, wide),
    frame(wide * 0.16, shift(hex, 0.3), wide * 0.1),
  ].join('');
}
