import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/**
 * Everything in the database that contradicts itself about money, points, coupons and states; empty when all agrees.
 * Stock has to be compared by the test, which knows what there was before.
 */
export async function contradictions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'points of member ' || m.member_id as what from members m
      where m.point <> coalesce((select sum(amount) from point_entries e where e.member_id = m.member_id), 0)
    union all
    select 'lines of order ' || o.order_id from orders o
      where o.total <> o.delivery_fee + (select sum(paid_price) from order_lines l where l.order_id = o.order_id)
    union all
    select 'refunds of order ' || o.order_id from orders o
      where o.refunded_amount <> coalesce(
        (select sum(amount) from refunds r where r.order_id = o.order_id and r.state = 'DONE'), 0)
    union all
    select 'rows of order ' || o.order_id from orders o
      where jsonb_array_length(o.amount_rows) > 0 and o.total <>
        (select sum((row ->> 'amount')::bigint) from jsonb_array_elements(o.amount_rows) row)
    union all
    select 'coupon of order ' || c.order_id from member_coupons c join orders o using (order_id)
      where o.payment_state in ('FAILED', 'CANCELLED') and o.paid_at is null
    union all
    select 'state of order ' || o.order_id from orders o
      where o.payment_state = 'PAID' and exists (select 1 from order_lines l
        where l.order_id = o.order_id and l.status = 'DEPOSIT_WAIT')
    union all
    select 'reservation of order ' || o.order_id from orders o
      where o.is_stock_reserved and o.payment_state = 'FAILED'`.execute(db);
  return rows.map((row) => row.what);
}
