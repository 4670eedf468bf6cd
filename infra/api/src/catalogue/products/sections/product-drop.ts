import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { Db } from '../../../platform/database/schema/schema.ts';

/** Whether and how a product is sold by timed holds (decision 131). */
export async function loadProductDrop(
  db: Db,
  productId: number,
  now: Date,
): Promise<Pick<ProductView, 'drop'>> {
  const drop = await db
    .selectFrom('drops')
    .select(['opens_at', 'ends_at', 'hold_minutes', 'pieces_per_person'])
    .where('product_id', '=', productId)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
  if (!drop) return {};
  const { opens_at, ends_at, ...terms } = drop;
  return {
    drop: {
      ...terms,
      opens_at: opens_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
      is_open: opens_at <= now,
    },
  };
}
