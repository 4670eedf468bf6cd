import type { BannerSpec, GarmentType } from '../picture-spec.ts';
import { type Family, familyOf } from './families.ts';

/** What an outfit cannot do without. */
const body: readonly Family[][] = [
  ['top', 'bottom', 'shoes'],
  ['outer', 'bottom', 'shoes'],
  ['dress', 'shoes'],
];

/** Most pieces of one picture, by how they lie. */
export const mostPieces: Record<BannerSpec['layout'], number> = { arranged: 3, outfit: 5 };

/** Pieces that one person can wear together, no two at one place, are laid as an outfit; others side by side. */
export function layoutOf(types: readonly GarmentType[]): BannerSpec['layout'] {
  const worn = types.map(familyOf);
  const isEachOnce = new Set(worn).size === worn.length;
  const isWhole = body.some((parts) => parts.every((part) => worn.includes(part)));
  return isEachOnce && isWhole && worn.length <= mostPieces.outfit ? 'outfit' : 'arranged';
}
