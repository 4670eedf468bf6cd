import type {
  adviseSize as endpoint,
  SizeProposal,
  UsualSizes,
} from '@mall/contracts/api/community/size-advice';
import type { GoodsKind } from '@mall/contracts/domain/catalogue/goods-kind';
import type { EndpointInput } from '@mall/contracts/endpoint';
import { goodsKindOf } from '../../catalogue/products/sections/goods-kind-of.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { retainedSize } from './retained-size.ts';
import { sizeOfSimilarBodies } from './similar-bodies.ts';
import { readSizeProfile } from './size-profile.ts';
import { loadSizedProduct, type SizedProduct } from './sized-product.ts';

const lower: readonly GoodsKind[] = ['BOTTOM', 'SHORTS', 'SKIRT'];
const upper: readonly GoodsKind[] = ['TOP', 'SHORT_TOP', 'VEST', 'OUTER', 'COAT', 'DRESS'];

/** Proposed sizes of a product, best evidence first: own orders, reviewers of the same measures, the usual size. */
export async function adviseSize(
  db: Db,
  memberId: number | null,
  { product_id, ...given }: EndpointInput<typeof endpoint>['body'],
): Promise<SizeProposal[]> {
  const product = await loadSizedProduct(db, product_id);
  // A bag has one size: there is nothing to propose.
  if (product.sizes.length < 2) return [];
  const profile = memberId === null ? null : await readSizeProfile(db, memberId);
  const height_cm = given.height_cm ?? profile?.height_cm ?? null;
  const weight_kg = given.weight_kg ?? profile?.weight_kg ?? null;
  const proposals = [
    memberId === null ? null : await retainedSize(db, memberId, product),
    height_cm === null ? null : await sizeOfSimilarBodies(db, product, { height_cm, weight_kg }),
    usualSize(product, { ...profile?.usual, ...given.usual }),
  ];
  return proposals.filter((proposal) => proposal !== null);
}

/** The size that the shopper usually wears of such goods, if the product comes in it. */
function usualSize({ garmentType, sizes }: SizedProduct, usual: UsualSizes): SizeProposal | null {
  const kind = goodsKindOf({ type: garmentType });
  if (!kind) return null;
  const partOf = () => {
    if (kind === 'SHOES') return usual.shoes;
    if (lower.includes(kind)) return usual.bottom;
    return upper.includes(kind) ? usual.top : undefined;
  };
  const size = partOf()?.toUpperCase();
  return size !== undefined && sizes.includes(size) ? { reason: 'USUAL', size } : null;
}
