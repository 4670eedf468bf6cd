import type { OrderForm, OrderLine } from '@mall/contracts/api/orders';
import { type OrderStatus, orderStatuses } from '@mall/contracts/domain/order-status';
import { sql } from 'kysely';
import { loadOptionFacts, type OptionFacts } from '../carts/option-facts.ts';
import { orderLineOf } from '../carts/order-line-of.ts';
import { exchangeFee } from '../claims/claim-fee.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Db } from '../database/schema.ts';
import type { ClaimFeeState } from '../database/schema-claims.ts';
import { deliveryFee, freeDeliveryFrom } from '../pricing/order-amount.ts';

const dayMs = 86_400_000;

interface SeedMember {
  member_id: number;
  user_id: string;
  user_name: string;
  phone: string;
  email: string;
  zipcode: string;
  address: string;
  address_detail: string;
}

/** Which member starts with orders in every status; the others have one that is done and one on its way. */
const showcaseMember = 'shopper01';
const usualStatuses: readonly OrderStatus[] = ['PURCHASE_CONFIRM', 'DOMESTIC_SHIPPING'];
const isGoneBack = (status: OrderStatus) => status === 'PART_REFUND_COMPLETE' || status === 'RETURN_COMPLETE';

/** Orders of the sample members. They hold no stock: cancelling one adds a piece, which a sample can bear. */
export async function seedOrders(db: Db, now: Date): Promise<void> {
  const { rows: members } = await sql<SeedMember>`
    select member_id, user_id, user_name, phone, email, zipcode, address, address_detail from members
    where state = 'ACTIVE' order by member_id`.execute(db);
  const { rows: chosen } = await sql<{ id: number }>`
    select min(product_option_id) as id from product_options o join products p using (product_id)
    where o.stock > 0 and o.sale_state = 'ON' and p.promotions = '{}'
    group by product_id order by product_id limit ${orderStatuses.length}`.execute(db);
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
    const statuses = member.user_id === showcaseMember ? orderStatuses : usualStatuses;
    return statuses.flatMap((status, index) => {
      const option = options[(member.member_id + index) % options.length];
      return option ? [makeOrder({ member, status, index, option, now })] : [];
    });
  });
  await insertRows(
    db,
    'orders',
    made.map((item) => item.order),
  );
  for (const { line, refund, claim } of made) await insertLine(db, { line, refund, claim });
}

interface OrderFacts {
  member: SeedMember;
  status: OrderStatus;
  index: number;
  option: OptionFacts;
  now: Date;
}

function makeOrder({ member, status, index, option, now }: OrderFacts) {
  const at = new Date(now.getTime() - (orderStatuses.length - index) * dayMs);
  const order_id = `SAMPLE-${member.member_id}-${String(index + 1).padStart(2, '0')}`;
  const price = option.product.sell_price;
  const delivery_fee = price >= freeDeliveryFrom ? 0 : deliveryFee;
  const isPaid = status !== 'DEPOSIT_WAIT';
  const isDelivered = !['PAYMENT_CONFIRM', 'CONFIRM_SETTLEMENT', 'DOMESTIC_SHIPPING'].includes(status);
  const kind = status.startsWith('RETURN') ? 'RETURN' : 'EXCHANGE';
  const isClaim = /^(RETURN|EXCHANGE|RE_SHIPPING)/.test(status);
  const isOver = /_(CANCEL|COMPLETE)$/.test(status) && !status.endsWith('COLLECT_COMPLETE');
  // What goes back of a return for a change of mind: its price less the way back, and no delivery fee.
  const refunded = status === 'RETURN_COMPLETE' ? Math.max(0, price - deliveryFee) : price + delivery_fee;
  const isRefunded = isGoneBack(status);
  return {
    order: {
      order_id,
      payment_id: order_id,
      temporary_id: '',
      attempt_key: '',
      member_id: member.member_id,
      session_id: '00000000-0000-4000-8000-000000000000',
      status,
      payment_state: isRefunded ? 'CANCELLED' : isPaid ? 'PAID' : 'READY',
      failure_code: null,
      // Cancelled or given up before it is paid, it has to give something back.
      is_stock_reserved: !isPaid,
      is_refund_due: false,
      product_amount: option.retail_price,
      discount_amount: option.retail_price - price,
      delivery_fee,
      total: price + delivery_fee,
      coupon_amount: 0,
      point_amount: 0,
      refunded_amount: isRefunded ? refunded : 0,
      amount_rows: amountRows(option, price, delivery_fee),
      deposit: isPaid
        ? null
        : {
            bank: 'KOOKMIN',
            number: '00000000000000',
            due_at: new Date(now.getTime() + 365 * dayMs).toISOString(),
          },
      pay_method: isPaid ? 'CARD' : 'DEPOSIT',
      form: formOf(member, isPaid ? 'CARD' : 'DEPOSIT'),
      cart_ids: [],
      ordered_at: at.toISOString(),
      paid_at: isPaid ? at.toISOString() : null,
    },
    line: {
      order_id,
      product_id: option.product_id,
      product_option_id: option.product_option_id,
      order_quantity: 1,
      snapshot: lineOf(option, price),
      status,
      paid_price: price,
      delivered_at: isPaid && isDelivered ? new Date(now.getTime() - dayMs).toISOString() : null,
    },
    refund: isRefunded
      ? {
          amount: refunded,
          reason: status === 'RETURN_COMPLETE' ? '반품' : '주문 취소',
          at: at.toISOString(),
        }
      : null,
    claim: isClaim
      ? {
          kind,
          reason: kind === 'RETURN' ? 'CHANGE_OF_MIND' : 'SIZE',
          fee: kind === 'RETURN' ? Math.min(deliveryFee, price) : exchangeFee,
          fee_state: feeStateOf(kind, status),
          new_option_id: kind === 'EXCHANGE' ? option.product_option_id : null,
          state: !isOver ? 'OPEN' : status.endsWith('CANCEL') ? 'WITHDRAWN' : 'DONE',
          at: at.toISOString(),
        }
      : null,
  };
}
/** An exchange is sent once its fee is paid; what was withdrawn costs nothing. */
function feeStateOf(kind: 'RETURN' | 'EXCHANGE', status: OrderStatus): ClaimFeeState {
  if (status.endsWith('_CANCEL')) return 'WAIVED';
  if (kind === 'RETURN') return 'KEPT_BACK';
  return ['RE_SHIPPING', 'EXCHANGE_RECEIVE', 'EXCHANGE_COMPLETE'].includes(status) ? 'PAID' : 'DUE';
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

function amountRows(option: OptionFacts, price: number, delivery_fee: number) {
  return [
    ...stepsOf(option, price),
    ...(delivery_fee > 0 ? [{ code: 'DELIVERY', label: '배송비', amount: delivery_fee }] : []),
  ];
}

function stepsOf(option: OptionFacts, price: number) {
  const off = price - option.retail_price;
  return [
    { code: 'RETAIL', label: '정상가', amount: option.retail_price },
    ...(off < 0 ? [{ code: 'SELL', label: '판매가 할인', amount: off }] : []),
  ];
}

function lineOf(option: OptionFacts, price: number): OrderLine {
  const paid = { last_price: price, line_price: price, rows: stepsOf(option, price) };
  return orderLineOf(option, { order_quantity: 1 }, paid);
}

function formOf(member: SeedMember, pay_method: OrderForm['pay_method']): OrderForm {
  return {
    orderer_name: member.user_name,
    orderer_phone: member.phone,
    orderer_email: member.email,
    receiver_name: member.user_name,
    receiver_phone: member.phone,
    zipcode: member.zipcode,
    address: member.address,
    address_detail: member.address_detail,
    delivery_memo: '',
    pay_method,
    is_agreed: true,
  };
}
