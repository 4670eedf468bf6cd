import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import type { GarmentContext } from '../../piece.ts';

/** Whether a piece is cut in one way and not in the other: as its name says, or else as chance has it. */
export function isCut({ spec }: GarmentContext, one: CutTrait, other: CutTrait, byChance: boolean): boolean {
  if (spec.cut?.includes(one)) return true;
  return byChance && !spec.cut?.includes(other);
}

/** The measure (units) that a name's word for length asks for, or else the one that chance has. */
export function lengthOf(
  { spec }: GarmentContext,
  lengths: Partial<Record<CutTrait, number>>,
  byChance: number,
): number {
  for (const trait of spec.cut ?? []) {
    const length = lengths[trait];
    if (length !== undefined) return length;
  }
  return byChance;
}
