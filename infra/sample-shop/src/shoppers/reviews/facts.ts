import type { Season } from '@mall/contracts/domain/catalogue/facets';
import type { Line } from '../../catalogue/brands.ts';
import type { Cloth } from '../../products/garments/cloth-of.ts';
import type { Use } from '../../products/garments/garment-kind.ts';

/** What a review may speak of: what was bought, by whom and when. */
export interface ReviewFacts {
  use: Use;
  cloth: Cloth;
  line: Line;
  /** 혼용률 of its label. */
  blend: string;
  /** As the shop calls it, with cut and material. */
  name: string;
  /** The piece as people call it: 코트, 로퍼. */
  noun: string;
  color: string;
  colorGroup: string;
  size: string;
  hasSizes: boolean;
  /** Measures that the buyer shows. */
  body: { height: number; weight: number } | null;
  /** Season of the day, where the piece is worn then; null where it is not. */
  season: Season | null;
}

/** A sentence about these facts; null where it is not true of them. */
export type Sentence = (facts: ReviewFacts) => string | null;

/** Sentences that are true of everything. */
export const always = (...texts: string[]): Sentence[] => texts.map((text) => () => text);

/** Sentences that are true under a condition. */
export const when = (isTrue: (facts: ReviewFacts) => boolean, ...texts: string[]): Sentence[] =>
  texts.map((text) => (facts) => (isTrue(facts) ? text : null));
