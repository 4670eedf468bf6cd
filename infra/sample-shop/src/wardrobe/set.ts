import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import { goTogether, partOf } from './part-of.ts';

/** What decides whether two pieces can be worn together. */
export interface WornPiece {
  type: GarmentType;
  /** Whom it is for; things of no line go with anybody's. */
  line: string;
  seasons: readonly string[];
}

/** Whether two pieces have a season in common; one without seasons is for all of them. */
export const shareSeason = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((season) => other.includes(season));

/** Whether two pieces are sold as one set: different parts, for one person and one season. */
export const isOneSet = (one: WornPiece, other: WornPiece): boolean =>
  one.line === other.line &&
  goTogether(partOf(one.type), partOf(other.type)) &&
  shareSeason(one.seasons, other.seasons);
