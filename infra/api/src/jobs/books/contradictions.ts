import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/**
 * Everything in the database that contradicts itself about money (KRW), points, coupons, states and reservations, one line
 * each with both sides; empty when all agrees. What the provider keeps is compared by `reconcileDay`.
 */
export async function contradictions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select concat('points of member ', m.member_id, ': ', m.point, ' to spend, ', e.points, ' in the ledger') as what
      from members m left join lateral (select coalesce(sum(amount), 0) as points from point_entries e
        where e.member_id = m.member_id) e on true
      where m.point <> e.points
    union all
    select concat('lines of order ', o.order_id, ': total ', o.total + o.exchange_amount, ' KRW, lines and delivery ', o.delivery_fee + l.paid)
      from orders o left join lateral (select coalesce(sum(paid_price), 0) as paid from order_lines l
        where l.order_id = o.order_id) l on true
      where o.total + o.exchange_amount <> o.delivery_fee + l.paid
    union all
    select concat('refunds of order ', o.order_id, ': ', o.refunded_amount, ' KRW noted, ', r.done, ' KRW done')
      from orders o left join lateral (select coalesce(sum(amount), 0) as done from refunds r
        where r.order_id = o.order_id and r.state = 'DONE') r on true
      where o.refunded_amount <> r.done
    union all
    select concat('rows of order ', o.order_id, ': total ', o.total, ' KRW, rows ', a.amount)
      from orders o left join lateral (select sum((row ->> 'amount')::bigint) as amount
        from jsonb_array_elements(o.amount_rows) row) a on true
      where jsonb_array_length(o.amount_rows) > 0 and o.total <> a.amount
    union all
    select concat('coupon of order ', c.order_id, ': used by an order that was never paid')
      from member_coupons c join orders o using (order_id)
      where o.payment_state in ('FAILED', 'CANCELLED') and o.paid_at is null
    union all
    select concat('state of order ', o.order_id, ': paid, and a line waits for its deposit') from orders o
      where o.payment_state = 'PAID' and exists (select 1 from order_lines l
        where l.order_id = o.order_id and l.status = 'DEPOSIT_WAIT')
    union all
    select concat('reservation of order ', o.order_id, ': failed, and its pieces are still reserved') from orders o
      where o.is_stock_reserved and o.payment_state = 'FAILED'
    union all
    select concat('holds of option ', o.product_option_id, ': ', o.held, ' of ', o.stock, ' pieces noted, ', p.pieces, ' held')
      from product_options o left join lateral (select coalesce(sum(pieces), 0) as pieces from drop_places p
        where p.product_option_id = o.product_option_id and p.state = 'HELD') p on true
      where o.held <> p.pieces or o.held > o.stock`.execute(db);
  return rows.map((row) => row.what);
}
