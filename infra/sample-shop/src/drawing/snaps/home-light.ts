import type { Random } from '../random.ts';

/** The light of a flat: a lamp from one side, the far corners dim, now and then the shadow of the photographer. */
export function homeLight(width: number, height: number, random: Random): string {
  const [lampX, lampY] = [random.pick([0.05, 0.95, 0.8]), random.range(0.02, 0.4)];
  const hue = random.pick(['#ffb765', '#ffd9a0', '#bcd4ff']);
  const stops = (hex: string, inner: number, outer: number) =>
    `<stop offset="0" stop-color="${hex}" stop-opacity="${inner}"/><stop offset="1" stop-color="${hex}" stop-opacity="${outer}"/>`;
  const cover = (fill: string) => `<rect width="${width}" height="${height}" fill="url(#${fill})"/>`;
  const shadow = random.chance(0.6)
    ? `<ellipse cx="${width * random.range(0.3, 0.75)}" cy="${height * 1.02}" rx="${width * 0.44}" ry="${height * 0.2}" fill="url(#somebody)"/>`
    : '';
  return [
    '<defs>',
    `<radialGradient id="lamp" cx="${lampX}" cy="${lampY}" r="1">${stops(hue, 0.3, 0.02)}</radialGradient>`,
    `<radialGradient id="corners" cx="${1 - lampX * 0.7}" cy=".44" r=".86">${stops('#140e0a', 0, 0.28)}</radialGradient>`,
    `<radialGradient id="somebody">${stops('#140e0a', 0.36, 0)}</radialGradient>`,
    '</defs>',
    cover('lamp'),
    cover('corners'),
    shadow,
  ].join('');
}
