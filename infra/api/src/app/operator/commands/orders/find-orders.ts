import { orderStatusSchema } from '@mall/contracts/domain/orders/order-status';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { containing, digitsOf, lookedAt, maximumListed } from '../looked-at.ts';
import { operatorCommand } from '../operator-command.ts';

interface FoundOrder extends Row<'orders', 'order_id' | 'ordered_at' | 'total' | 'payment_state'> {
  orderer_name: string;
  orderer_phone: string;
  user_id: string | null;
  statuses: string[];
}

/** A day of Korea as it begins. */
const koreanDay = (day: string) => new Date(`${day}T00:00:00+09:00`);

/** Orders by status, day and whose they are, newest first. Who looked is on record. */
export const findOrders = operatorCommand(
  z.strictObject({
    /** Part of a number or name, a phone number, or a member's ID. */
    search: z.string().trim().min(2).max(60).optional(),
    status: z.optional(orderStatusSchema),
    since: z.iso.date().optional(),
    count: z.int().min(1).max(maximumListed),
  }),
  async ({ search, status, since, count }, { tx }) => {
    const words = search ?? null;
    const like = containing(search ?? '');
    const phone = digitsOf(search ?? '');
    const { rows } = await sql<FoundOrder>`
      select o.order_id, o.ordered_at, o.total, o.payment_state, m.user_id,
        o.form ->> 'orderer_name' as orderer_name, o.form ->> 'orderer_phone' as orderer_phone,
        (select array_agg(distinct l.status order by l.status) from order_lines l
          where l.order_id = o.order_id) as statuses
      from orders o left join members m using (member_id)
      where (${since ? koreanDay(since) : null}::timestamptz is null or o.ordered_at >= ${since ? koreanDay(since) : null}::timestamptz)
        and (${status ?? null}::text is null or exists (
          select 1 from order_lines l where l.order_id = o.order_id and l.status = ${status ?? null}::text))
        and (${words}::text is null or o.order_id ilike ${like} or o.form ->> 'orderer_name' ilike ${like}
          or o.form ->> 'receiver_name' ilike ${like} or m.user_id = lower(${words}::text)
          or (length(${phone}::text) >= 4 and (
            regexp_replace(o.form ->> 'orderer_phone', '\\D', '', 'g') like '%' || ${phone}::text || '%'
            or regexp_replace(o.form ->> 'receiver_phone', '\\D', '', 'g') like '%' || ${phone}::text || '%')))
      order by o.ordered_at desc, o.order_id limit ${count}::int`.execute(tx);
    return {
      lines: rows.length > 0 ? rows.map(lineOf) : ['no order is found'],
      changes: lookedAt('orders', { search, status, since, listed: rows.length }),
    };
  },
);

const lineOf = ({ order_id, ordered_at, total, payment_state, statuses, ...who }: FoundOrder): string =>
  [
    ordered_at.toISOString(),
    order_id,
    `${total} KRW`,
    payment_state,
    (statuses ?? []).join(','),
    who.orderer_name,
    who.orderer_phone,
    who.user_id ?? 'guest',
  ].join('  ');
