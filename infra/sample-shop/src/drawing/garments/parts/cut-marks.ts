import type { CutMark } from '@mall/api/catalogue/pictures/picture-spec';
import type { GarmentContext } from '../../piece.ts';

/** Whether a piece is cut in one way and not in the other: as its name says, or else as chance has it. */
export function isCut({ spec }: GarmentContext, one: CutMark, other: CutMark, byChance: boolean): boolean {
  if (spec.cut?.includes(one)) return true;
  return byChance && !spec.cut?.includes(other);
}

/** The measure (units) that a name's word for length asks for, or else the one that chance has. */
export function lengthOf(
  { spec }: GarmentContext,
  lengths: Partial<Record<CutMark, number>>,
  byChance: number,
): number {
  for (const mark of spec.cut ?? []) {
    const length = lengths[mark];
    if (length !== undefined) return length;
  }
  return byChance;
}
