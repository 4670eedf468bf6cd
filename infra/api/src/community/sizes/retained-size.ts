import type { SizeProposal } from '@mall/contracts/api/community/size-advice';
import type { FitAnswer } from '@mall/contracts/domain/catalogue/goods-kind';
import { withShopperStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import type { SizedProduct } from './sized-product.ts';

/** Lines that the member has and that are looked at, newest first. */
const maximumLines = 200;

const steps: Record<FitAnswer, number> = { LESS: 1, TRUE: 0, MORE: -1 };

interface RetainedRow extends Row<'products', 'product_name'>, Row<'product_options', 'size_name'> {
  is_same_brand: boolean;
  fit: FitAnswer | null;
}

/**
 * The size of what the member bought of the same category and did not return, of the same brand and of lately first.
 * One size up for what they found small, one down for what they found large; null when the product has no such size.
 */
export async function retainedSize(
  db: Db,
  memberId: number,
  { product_id, category_id, brand_id, sizes }: SizedProduct,
): Promise<SizeProposal | null> {
  const { rows } = await sql<RetainedRow>`
    with recent as (
      select l.order_line_id, coalesce(l.origin_line_id, l.order_line_id) as origin, l.product_id, l.product_option_id,
        o.ordered_at
      from order_lines l join orders o using (order_id)
      where o.member_id = ${memberId}::int and l.status = any(${sql.val([...withShopperStatuses])}::text[])
      order by o.ordered_at desc, l.order_line_id limit ${maximumLines}
    )
    select p.product_name, s.size_name, p.brand_id = ${brand_id}::int as is_same_brand, r.fit ->> 'SIZE' as fit
    from recent join products p using (product_id) join product_options s using (product_option_id)
      left join reviews r on r.order_line_id = recent.origin
    where p.category_id = ${category_id}::int and s.size_name = any(${sql.val([...sizes])}::text[])
    order by (p.product_id = ${product_id}::int) desc, is_same_brand desc, recent.ordered_at desc, recent.order_line_id
    limit 1`.execute(db);
  const retained = rows[0];
  const size =
    retained && sizes[sizes.indexOf(retained.size_name) + (retained.fit ? steps[retained.fit] : 0)];
  if (!size) return null;
  return {
    reason: 'KEPT',
    size,
    product_name: retained.product_name,
    kept_size: retained.size_name,
    is_same_brand: retained.is_same_brand,
    fit: retained.fit,
  };
}
