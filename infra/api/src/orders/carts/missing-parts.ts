import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import type { MissingParts } from '@mall/contracts/domain/pricing/missing-parts';
import type { PromotionRule } from '../../catalogue/pricing/promotion-rule.ts';
import { brokenBundle } from '../../catalogue/pricing/set-price.ts';
import type { Db } from '../../platform/database/schema/schema.ts';

/** What a set that is sold whole only still needs, with names; null when nothing is missing. */
export async function missingParts(
  db: Db,
  wanted: readonly Pick<WantedProduct, 'product_id' | 'order_quantity'>[],
  rules: readonly PromotionRule[],
): Promise<MissingParts | null> {
  const broken = brokenBundle(wanted, rules);
  if (!broken) return null;
  const products = await db
    .selectFrom('products')
    .select(['product_id', 'product_name'])
    .where('product_id', 'in', broken.product_ids)
    .orderBy('product_id')
    .execute();
  return { label: broken.label, products };
}
