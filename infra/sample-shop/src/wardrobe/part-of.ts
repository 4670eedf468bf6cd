import { type Family, familyOf, type TypeOf } from '@mall/api/catalogue/pictures/looks/families';
import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';

/** Where on a person a piece is worn or carried. */
export type Part = Exclude<Family, 'small'> | 'hat' | 'scarf' | 'socks' | 'belt';

const smallParts = {
  cap: 'hat',
  beanie: 'hat',
  scarf: 'scarf',
  socks: 'socks',
  belt: 'belt',
} as const satisfies Record<TypeOf<'small'>, Part>;

const isSmall = (type: GarmentType): type is TypeOf<'small'> => type in smallParts;

/** The part of an outfit that a piece of this type is. */
export const partOf = (type: GarmentType): Part => (isSmall(type) ? smallParts[type] : familyOf(type));

const body: readonly Part[] = ['outer', 'top', 'bottom', 'dress'];
const overDress: readonly Part[] = ['top', 'bottom'];

/** Whether two parts are worn together as one set: never two alike, no trousers with a dress, no belt with a coat. */
export function goTogether(one: Part, other: Part): boolean {
  if (one === other) return false;
  const isDressed = one === 'dress' || other === 'dress';
  if (isDressed && (overDress.includes(one) || overDress.includes(other))) return false;
  return body.includes(one) === body.includes(other);
}
