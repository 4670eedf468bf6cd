import type { LetterStyle } from './lettering.ts';
import type { Ground, LabelShape, Maker } from './maker.ts';

export const metals = {
  steel: '#b9b8b4',
  nickel: '#cfd0d0',
  brass: '#c9a867',
  gold: '#d9bb74',
  gun: '#55565a',
  black: '#2b2b2d',
  copper: '#b98a5e',
  rose: '#d3a68f',
} as const;

export const ground = (surface: Ground['surface'], bright: string, dim: string): Ground => ({
  surface,
  bright,
  dim,
});
export const label = (shape: LabelShape, ground: string, ink: string): Maker['label'] => ({
  shape,
  ground,
  ink,
});

export type Look = readonly [
  key: string,
  words: string,
  short: string,
  letters: LetterStyle,
  label: Maker['label'],
  metal: keyof typeof metals,
  ground: Ground,
  thread?: string,
];
