import type { OrderForm, PaymentRequest } from '@mall/contracts/api/orders';
import { payMethodsFor, payMethodUnusable } from '../../catalogue/pricing/pay-methods.ts';
import { takeCoupons } from '../../money/coupons/held-coupons.ts';
import { orderNameOf, paymentRequestOf } from '../../money/payments/payment-request.ts';
import { enterPoints } from '../../money/points/point-ledger.ts';
import { holdActiveMember } from '../../people/members/hold-member.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { createError } from '../../platform/http/create-error.ts';
import type { BuyerView } from '../carts/buyer-view.ts';
import { outOfStock } from '../carts/price-wanted.ts';
import { type ChosenBenefits, priceWithBenefits } from './checkout.ts';
import { requireOnlyAttempt, requireOnlyFirstOrder } from './earlier-attempts.ts';
import { once } from './idempotency.ts';
import { newOrderId } from './order-id.ts';
import type { Owner } from './owner.ts';
import { reserveStock } from './stock.ts';
import { loadTemporaryOrder } from './temporary-orders.ts';

export interface PlaceOrderBody extends ChosenBenefits {
  temporary_id: string;
  form: OrderForm;
  /** KRW that the shopper was shown. */
  expected_total: number;
}

interface PlaceOrderContext {
  db: Db;
  config: ApiConfig;
  owner: Owner;
  view: BuyerView;
  key: string;
}

export interface PlacedOrder {
  order_id: string;
  /** Null when nothing is left to pay; the order is then settled without the payment provider. */
  payment: PaymentRequest | null;
}

/**
 * Places an order in one transaction: prices it anew, reserves its stock, stores the amount that the payment will be
 * held against. PRICE_CHANGED when the shopper was shown another total, OUT_OF_STOCK when a piece is gone.
 */
export function placeOrder(body: PlaceOrderBody, context: PlaceOrderContext): Promise<PlacedOrder> {
  const { db, owner, view, key, config } = context;
  return db.transaction().execute(async (tx) => {
    if (owner.memberId !== null) await holdActiveMember(tx, owner.memberId, 'SHARED');
    return once(tx, { key, owner, body, now: view.now }, async () => {
      const temporary = await loadTemporaryOrder(tx, owner, body.temporary_id, view.now);
      await requireOnlyAttempt(tx, temporary.temporary_id);
      const { lines, amount, priced, usedCoupons } = await priceWithBenefits(
        tx,
        temporary.products,
        view,
        body,
      );
      if (amount.total !== body.expected_total) {
        throw createError('PRICE_CHANGED');
      }
      const isFirstPriced = amount.rows?.some((row) => row.code === 'FIRST') ?? false;
      if (owner.memberId !== null && isFirstPriced) await requireOnlyFirstOrder(tx, owner.memberId);
      if (!payMethodsFor(amount.total).includes(body.form.pay_method)) throw payMethodUnusable();
      const missing = await reserveStock(tx, lines);
      if (missing !== null) {
        throw outOfStock(lines.find((line) => line.product_option_id === missing)?.product_name ?? '');
      }
      faultPoint('place:stock-reserved');
      const order_id = newOrderId(view.now);
      await tx
        .insertInto('orders')
        .values({
          order_id,
          payment_id: order_id,
          temporary_id: temporary.temporary_id,
          attempt_key: key,
          member_id: owner.memberId,
          session_id: owner.sessionId,
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
          pay_method: body.form.pay_method,
          form: JSON.stringify(body.form),
          cart_ids: temporary.cart_ids,
          ordered_at: view.now,
          deposit: null,
          paid_at: null,
        })
        .execute();
      await tx
        .insertInto('order_lines')
        .values(
          lines.map((line, index) => ({
            order_id,
            product_id: line.product_id,
            product_option_id: line.product_option_id,
            order_quantity: line.order_quantity,
            paid_price: priced[index]?.paid_price ?? 0,
            coupon_amount: priced[index]?.coupon_amount ?? 0,
            point_amount: priced[index]?.point_amount ?? 0,
            delivered_at: null,
            refund_id: null,
            snapshot: JSON.stringify(line),
          })),
        )
        .execute();
      await takeCoupons(tx, [...usedCoupons.keys()], order_id);
      if (owner.memberId !== null) {
        await enterPoints(tx, {
          memberId: owner.memberId,
          key: `SPENT:${order_id}`,
          amount: -(amount.point_amount ?? 0),
          reason: 'SPENT',
          orderId: order_id,
          now: view.now,
        });
      }
      faultPoint('place:before-commit');
      const payment =
        amount.total === 0
          ? null
          : paymentRequestOf(
              {
                payment_id: order_id,
                order_name: orderNameOf(lines),
                total_amount: amount.total,
                pay_method: body.form.pay_method,
              },
              config,
            );
      return { order_id, payment };
    });
  });
}
