import type { Season } from '@mall/contracts/domain/catalogue/facets';
import type { GarmentKind, Material } from './garments/garment-kind.ts';

const warmDays: readonly Season[] = ['SPRING', 'SUMMER'];
const coldDays: readonly Season[] = ['FALL', 'WINTER'];
/** Cloth that decides when a piece is worn, whatever its kind is. */
const ofFabric: Partial<Record<Material['fabric'], readonly Season[]>> = {
  linen: warmDays,
  corduroy: coldDays,
  wool: coldDays,
};
/** Suits are worn all year, in thin wool. */
const allYear: readonly GarmentKind['type'][] = ['slacks'];

/** When a piece of this kind and cloth is worn: no linen in winter, no brushed cotton in spring. */
export function seasonsOf({ type, seasons }: GarmentKind, { name, fabric }: Material): readonly Season[] {
  if (allYear.includes(type)) return seasons;
  return /기모/.test(name) ? coldDays : (ofFabric[fabric] ?? seasons);
}
