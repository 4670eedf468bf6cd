import type { House } from './houses.ts';
import type { LetterStyle } from './lettering.ts';
import { makers } from './makers.ts';

/** What a photographer lays things on. */
export type Surface =
  | 'paper'
  | 'boards'
  | 'concrete'
  | 'linen'
  | 'tiles'
  | 'marble'
  | 'sweep'
  | 'window'
  | 'arch'
  | 'halves';

export interface Ground {
  surface: Surface;
  /** Its colours in the light and away from it, as `#rrggbb`. */
  bright: string;
  dim: string;
}

/** `woven` is framed, `loop` long and narrow, `tab` small and folded, `print` has no cloth of its own, `patch` is leather. */
export type LabelShape = 'woven' | 'loop' | 'tab' | 'print' | 'patch';

/** How a brand is known with its name covered: label, metal, thread and the ground of its photographs. */
export interface Maker {
  /** Latin capitals: on labels in full, and in short where there is room for little. */
  words: string;
  short: string;
  letters: LetterStyle;
  label: { shape: LabelShape; ground: string; ink: string };
  metal: string;
  /** Colour of stitches that are meant to be seen. */
  thread?: string;
  /** How its garments are finished. */
  house?: House;
  ground: Ground;
}

/** Who makes what has no brand: a second piece in a picture, an imported garment. */
export const unbranded: Maker = {
  words: '',
  short: '',
  letters: 'plain',
  label: { shape: 'tab', ground: '#efece4', ink: '#2a2a2a' },
  metal: '#b9b8b4',
  ground: { surface: 'paper', bright: '#f3f2ef', dim: '#e9e7e2' },
};

/** The look of a key; that of unbranded goods where no maker has the key. */
export function makerOf(key: string | undefined): Maker {
  return (key === undefined ? undefined : makers.get(key)) ?? unbranded;
}
