import type { Pattern } from '@mall/api/catalogue/pictures/picture-spec';
import { lightness, mix } from '../color.ts';

/** A stripe of a cloth: along the warp or across it, its middle and its width within the repeat (drawing units). */
export interface Band {
  runs: 'along' | 'across';
  at: number;
  width: number;
  hex: string;
  opacity: number;
}

export interface Bands {
  repeat: number;
  bands: readonly Band[];
}

/** The stripes of a pattern that is made of stripes; undefined for any other. */
export function bandsOf(
  pattern: Pattern | 'house-check',
  base: string,
  accent: string,
  isShirting: boolean,
): Bands | undefined {
  const both = (at: number, width: number, hex: string, opacity: number): Band[] => [
    { runs: 'across', at, width, hex, opacity },
    { runs: 'along', at, width, hex, opacity },
  ];
  switch (pattern) {
    case 'stripe':
      // Shirts are striped upright and finely, knits and tees around the body.
      return isShirting
        ? { repeat: 18, bands: [{ runs: 'along', at: 0, width: 6.4, hex: accent, opacity: 0.85 }] }
        : { repeat: 44, bands: [{ runs: 'across', at: 20, width: 17, hex: accent, opacity: 1 }] };
    case 'pinstripe':
      return { repeat: 22, bands: [{ runs: 'along', at: 0, width: 2.2, hex: accent, opacity: 0.8 }] };
    case 'check': {
      const fine = mix(accent, '#ffffff', lightness(base) > 0.5 ? 0 : 0.3);
      return { repeat: 96, bands: [...both(0, 26, accent, 0.42), ...both(48, 4, fine, 0.6)] };
    }
    case 'gingham':
      return { repeat: 24, bands: both(0, 12, accent, 0.5) };
    case 'house-check':
      return {
        repeat: 56,
        bands: [
          ...both(-9, 11, '#1f2c47', 0.62),
          ...both(9, 11, '#1f2c47', 0.62),
          ...both(28, 2.6, '#8c2430', 0.85),
        ],
      };
    default:
      return undefined;
  }
}
