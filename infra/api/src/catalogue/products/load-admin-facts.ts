import type { ProductAdmin } from '@mall/contracts/api/catalogue/product-view';
import type { Db } from '../../platform/database/schema/schema.ts';

/** What an administrator sees at a product besides its page: whether it is hidden, and every option as it is stored. */
export async function loadAdminFacts(db: Db, productId: number): Promise<ProductAdmin> {
  const { released_at, ...product } = await db
    .selectFrom('products')
    .select(['is_hidden', 'released_at', 'sales_count'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  const options = await db
    .selectFrom('product_options as o')
    .innerJoin('product_colors as c', 'c.color_id', 'o.color_id')
    .select(['o.product_option_id', 'c.name as color', 'o.size_name as name', 'o.is_display', 'o.stock'])
    .select(['o.held', 'o.sale_state', 'o.is_delivery_guarantee', 'o.cj_stock'])
    .where('o.product_id', '=', productId)
    .orderBy('c.position')
    .orderBy('o.position')
    .execute();
  return { ...product, released_at: released_at.toISOString(), options };
}
