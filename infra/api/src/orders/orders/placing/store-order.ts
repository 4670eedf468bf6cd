import type { OrderForm } from '@mall/contracts/api/orders/orders';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { PricedWanted } from '../../carts/price-wanted.ts';
import type { Owner } from '../owner.ts';
import { lineBasisText, orderBasisText } from '../price-basis.ts';

interface NewOrder {
  order_id: string;
  temporary: { temporary_id: string; cart_ids: number[] };
  /** The shopper's attempt, by its idempotency key. */
  key: string;
  owner: Owner;
  /** Forgotten once the order is paid or closed. */
  address: string;
  form: OrderForm;
  now: Date;
}

/** Stores an order that waits for its payment, with the amount that the payment is held against, and its lines. */
export async function storeOrder(tx: Db, order: NewOrder, priced: PricedWanted): Promise<void> {
  const { order_id, temporary, key, owner, address, form, now } = order;
  const { amount } = priced;
  await tx
    .insertInto('orders')
    .values({
      order_id,
      payment_id: order_id,
      temporary_id: temporary.temporary_id,
      attempt_key: key,
      member_id: owner.memberId,
      session_id: owner.sessionId,
      placed_from: address,
      status: 'DEPOSIT_WAIT',
      payment_state: 'READY',
      failure_code: null,
      is_stock_reserved: true,
      product_amount: amount.product_amount,
      discount_amount: amount.discount_amount,
      delivery_fee: amount.delivery_fee,
      total: amount.total,
      coupon_amount: amount.coupon_amount ?? 0,
      point_amount: amount.point_amount ?? 0,
      amount_rows: JSON.stringify(amount.rows ?? []),
      pay_method: form.pay_method,
      form: JSON.stringify(form),
      price_basis: orderBasisText(priced.basis),
      cart_ids: temporary.cart_ids,
      ordered_at: now,
      deposit: null,
      paid_at: null,
    })
    .execute();
  await storeLines(tx, order_id, priced);
}

async function storeLines(tx: Db, order_id: string, { lines, priced, basis }: PricedWanted): Promise<void> {
  const rows = lines.map((line, index) => ({
    order_id,
    product_id: line.product_id,
    product_option_id: line.product_option_id,
    order_quantity: line.order_quantity,
    paid_price: priced[index]?.paid_price ?? 0,
    coupon_amount: priced[index]?.coupon_amount ?? 0,
    point_amount: priced[index]?.point_amount ?? 0,
    delivered_at: null,
    refund_id: null,
    gift_promotion_id: line.gift?.gift_promotion_id ?? null,
    snapshot: JSON.stringify(line),
    price_basis: basis.lines[index] ? lineBasisText(basis.lines[index]) : null,
  }));
  await tx.insertInto('order_lines').values(rows).execute();
}
