import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { BookedPayment } from './compare-books.ts';

interface Wanted {
  from: Date;
  until: Date;
  /** Payments that the provider lists, of whichever day their orders are. */
  listed: readonly string[];
}

/** Payments of orders and of exchange fees begun in a stretch of time, and those that the provider lists. KRW. */
export async function bookedPayments(db: Db, { from, until, listed }: Wanted): Promise<BookedPayment[]> {
  const { rows } = await sql<BookedPayment>`
    select o.payment_id as "paymentId", o.paid_at is not null as "isPaid", o.payment_state = 'READY' as "isOpen",
      o.total as amount, o.refunded_amount as refunded,
      case when o.is_refund_due then o.total else coalesce((select sum(r.amount)::bigint from refunds r
        where r.order_id = o.order_id and r.state = 'DUE'), 0) end as "refundDue"
    from orders o
    where o.total > 0 and ((o.ordered_at >= ${from} and o.ordered_at < ${until})
      or o.payment_id = any(${sql.val([...listed])}::text[]))
    union all
    select f.payment_id, f.state in ('PAID', 'GIVE_BACK'), f.state = 'READY', f.amount, f.refunded_amount,
      case when f.state in ('GIVE_BACK', 'SURPLUS') then f.amount
        when f.difference > 0 then least(f.difference - f.refunded_amount, coalesce((select sum(r.exchange_amount)::bigint
          from refunds r where r.order_id = f.order_id and r.state = 'DUE'), 0)) else 0 end
    from fee_payments f
    where (f.created_at >= ${from} and f.created_at < ${until})
      or f.payment_id = any(${sql.val([...listed])}::text[])`.execute(db);
  return rows;
}
