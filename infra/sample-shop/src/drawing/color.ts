export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/**
 * Reads a `#rrggbb` colour.
 * @throws RangeError naming the field when the text is anything else.
 */
export function parseHex(hex: string, field = 'colorHex'): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`${field} must look like #rrggbb, got "${hex}"`);
  const value = Number.parseInt(hex.slice(1), 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

/** Writes a colour as `#rrggbb`. */
function toHex({ r, g, b }: Rgb): string {
  const channel = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(r)}${channel(g)}${channel(b)}`;
}

/** Blends two hex colours; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = parseHex(first);
  const b = parseHex(second);
  return toHex({
    r: a.r + (b.r - a.r) * share,
    g: a.g + (b.g - a.g) * share,
    b: a.b + (b.b - a.b) * share,
  });
}

/** Perceived lightness from 0 to 1 (gamma-encoded luma). */
export function lightness(hex: string): number {
  const { r, g, b } = parseHex(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Darker for a negative step, lighter for a positive one; -1 and 1 are black and white. */
export function shift(hex: string, step: number): string {
  return step < 0 ? mix(hex, '#0d0b0a', -step) : mix(hex, '#ffffff', step);
}

/** A screen colour as dyed cloth shows it: never pure black or white, a little less saturated. */
export function clothColor(hex: string): string {
  const { r, g, b } = parseHex(hex);
  const grey = 0.299 * r + 0.587 * g + 0.114 * b;
  const lift = 25 * (1 - Math.max(r, g, b) / 255) ** 2;
  const soften = (value: number) => lift + (grey + (value - grey) * 0.94) * (246 / 255 - lift / 255);
  return toHex({ r: soften(r) + 1, g: soften(g), b: soften(b) - 1 });
}

/** A second colour that goes with the first when the product names none. */
export function accentFor(hex: string): string {
  return lightness(hex) > 0.55 ? mix(hex, '#1f2a3d', 0.78) : mix(hex, '#f3eee2', 0.8);
}
