import { loadOptionFacts, type OptionFacts } from '@mall/api/orders/carts/option-facts';
import { insertRows } from '@mall/api/platform/database/insert-rows';
import type { Db } from '@mall/api/platform/database/schema/schema';
import { type OrderStatus, orderStatuses } from '@mall/contracts/domain/orders/order-status';
import { settledStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import { sql } from 'kysely';
import { earlierPurchases } from './earlier-purchases.ts';
import { makeOrder, type Ordered, type SeedMember } from './make-order.ts';

interface Buyer extends SeedMember {
  /** KRW of a year that the grade asks for, and the next one; null where there is none. */
  spend_from: number | null;
  spend_below: number | null;
}

/**
 * Which member starts with orders in every status; the others have one on its way. All have bought earlier what their
 * grade asks for.
 */
const showcaseMember = 'shopper01';
/** Days since the last earlier purchase, since the one before, and from each to the one before it. */
const earlierDays = { last: 26, before: 100, apart: 12 };

/** Orders of the sample members. They hold no stock: cancelling one adds a piece, which a sample can bear. */
export async function seedOrders(db: Db, now: Date): Promise<void> {
  const { rows: members } = await sql<Buyer>`
    select member_id, user_id, user_name, phone, email, zipcode, address, address_detail,
      g.minimum_spend as spend_from, (select min(minimum_spend) from grades next
        where next.user_type = g.user_type and next.minimum_spend > g.minimum_spend) as spend_below
    from members join grades g using (grade_id) where state = 'ACTIVE' order by member_id`.execute(db);
  const { rows: chosen } = await sql<{ id: number }>`
    select min(product_option_id) as id from product_options o join products p using (product_id)
    where o.stock > 0 and o.sale_state = 'ON' and p.promotions = '{}'
    group by product_id, p.released_at order by p.released_at, product_id limit ${orderStatuses.length}`.execute(
    db,
  );
  const options = [
    ...(
      await loadOptionFacts(
        db,
        chosen.map((row) => row.id),
      )
    ).values(),
  ];
  if (options.length === 0) return;
  const made = members.flatMap((member) => {
    const recent = recentOrders(member, options);
    const bought = [...recent, ...boughtEarlier(member, options, recent)];
    return bought.map((order, index) => makeOrder({ ...order, member, index, now }));
  });
  await insertRows(
    db,
    'orders',
    made.map((item) => item.order),
  );
  for (const { line, refund, claim } of made) await insertLine(db, { line, refund, claim });
}

function recentOrders(member: Buyer, options: readonly OptionFacts[]): Ordered[] {
  const statuses: readonly OrderStatus[] =
    member.user_id === showcaseMember ? orderStatuses : ['DOMESTIC_SHIPPING'];
  return statuses.flatMap((status, index) => {
    const option = options[(member.member_id + index) % options.length];
    return option ? [{ option, status, daysAgo: statuses.length - index }] : [];
  });
}

function boughtEarlier(
  { spend_from, spend_below }: Buyer,
  options: readonly OptionFacts[],
  recent: readonly Ordered[],
): Ordered[] {
  const pieces = options.map((option) => ({ option, price: option.product.sell_price }));
  const spent = recent
    .filter(({ status }) => settledStatuses.includes(status))
    .reduce((sum, { option }) => sum + option.product.sell_price, 0);
  const range = { from: spend_from ?? 0, below: spend_below ?? Number.POSITIVE_INFINITY };
  return earlierPurchases(pieces, range, spent).map(({ option }, index) => ({
    option,
    status: 'PURCHASE_CONFIRM',
    // One of them lately, for those who have nothing else to write a review about.
    daysAgo: index === 0 && spent === 0 ? earlierDays.last : earlierDays.before + index * earlierDays.apart,
  }));
}

type MadeOrder = ReturnType<typeof makeOrder>;

async function insertLine(db: Db, { line, refund, claim }: Omit<MadeOrder, 'order'>): Promise<void> {
  const { rows } = await sql<{ order_line_id: number }>`
    insert into order_lines (order_id, product_id, product_option_id, order_quantity, snapshot, status, paid_price,
      delivered_at)
    select order_id, product_id, product_option_id, order_quantity, snapshot, status, paid_price, delivered_at
    from jsonb_populate_record(null::order_lines, ${JSON.stringify(line)}::jsonb)
    returning order_line_id`.execute(db);
  const order_line_id = rows[0]?.order_line_id ?? 0;
  if (claim) {
    await sql`insert into claims (order_id, order_line_id, kind, reason, detail, fee, fee_state, new_option_id, state,
        created_at, closed_at)
      values (${line.order_id}, ${order_line_id}, ${claim.kind}, ${claim.reason}, '', ${claim.fee}, ${claim.fee_state},
        ${claim.new_option_id}, ${claim.state}, ${claim.at}::timestamptz,
        case when ${claim.state}::text = 'OPEN' then null else ${claim.at}::timestamptz end)`.execute(db);
  }
  if (refund) {
    await sql`with paid as (
        insert into refunds (order_id, amount, point_amount, reason, state, created_at, done_at)
        values (${line.order_id}, ${refund.amount}, 0, ${refund.reason}, 'DONE', ${refund.at}::timestamptz,
          ${refund.at}::timestamptz) returning refund_id)
      update order_lines set refund_id = (select refund_id from paid)
      where order_line_id = ${order_line_id}`.execute(db);
  }
}
