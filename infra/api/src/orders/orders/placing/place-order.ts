import type { OrderForm, OrderLine } from '@mall/contracts/api/orders/orders';
import type { PaymentRequest } from '@mall/contracts/domain/orders/payment-request';
import { guaranteeRegionOf } from '../../../catalogue/products/delivery/delivery-guarantee.ts';
import { takeCoupons } from '../../../money/coupons/held-coupons.ts';
import { payMethodsFor, payMethodUnusable } from '../../../money/payments/pay-methods.ts';
import { orderNameOf, paymentRequestOf } from '../../../money/payments/payment-request.ts';
import { enterPoints } from '../../../money/points/point-ledger.ts';
import { holdActiveMember } from '../../../people/members/hold-member.ts';
import type { ApiConfig } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { faultPoint } from '../../../platform/fault-point.ts';
import { createError } from '../../../platform/http/create-error.ts';
import type { BuyerView } from '../../carts/buyer-view.ts';
import { giftUnavailable } from '../../carts/gifts/wanted-gifts.ts';
import type { PricedWanted } from '../../carts/price-wanted.ts';
import { outOfStock } from '../../carts/require-stock.ts';
import { requireHolds, useHolds } from '../../drops/order-holds.ts';
import { once } from '../idempotency.ts';
import type { Owner } from '../owner.ts';
import { reserveStock } from '../stock.ts';
import { type ChosenBenefits, chosenGifts, priceWithBenefits } from './checkout.ts';
import { requireOnlyAttempt, requireOnlyFirstOrder } from './earlier-attempts.ts';
import { newOrderId } from './order-id.ts';
import { replayOrder } from './replay-order.ts';
import { storeOrder } from './store-order.ts';
import { loadTemporaryOrder } from './temporary-orders.ts';
import { lockBuyer, requireUnpaidQuota } from './unpaid-bounds.ts';
import { requireShare } from './unpaid-share.ts';

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
  /** Network address as it is counted for throttling. */
  address: string;
  view: BuyerView;
  key: string;
}

export interface PlacedOrder {
  order_id: string;
  /** Null when nothing is left to pay; the order is then settled without the payment provider. */
  payment: PaymentRequest | null;
}

/**
 * Places an order in one transaction: prices it anew, reserves its stock, stores the amount that the payment has to
 * match.
 * @throws PRICE_CHANGED when the shopper was shown another total; OUT_OF_STOCK when a piece is gone; ORDER_CLOSED when
 * a repeated form's order was given up
 */
export function placeOrder(body: PlaceOrderBody, context: PlaceOrderContext): Promise<PlacedOrder> {
  const { db, owner, view, key } = context;
  return db.transaction().execute(async (tx) => {
    if (owner.memberId !== null) await holdActiveMember(tx, owner.memberId, 'SHARED');
    let isNew = false;
    const placed = await once(tx, { key, owner, body, now: view.now }, () => {
      isNew = true;
      return placeIn(tx, body, context);
    });
    return isNew ? placed : replayOrder(tx, placed);
  });
}

async function placeIn(
  tx: Db,
  body: PlaceOrderBody,
  { owner, address, view, key, config }: PlaceOrderContext,
): Promise<PlacedOrder> {
  const temporary = await loadTemporaryOrder(tx, owner, body.temporary_id, view.now);
  const gifts = await chosenGifts(tx, temporary.products, view, body.gifts);
  const priced = await priceWithBenefits(tx, temporary.products, view, { ...body, gifts });
  requireShown(body, priced, config);
  const { lines, amount } = priced;
  await requireQuickAddress(tx, lines, body.form);
  const isUnpaid = amount.total > 0;
  const pieces = lines.reduce((sum, line) => sum + line.order_quantity, 0);
  const holding = { isGuest: owner.memberId === null, isDeposit: body.form.pay_method === 'DEPOSIT' };
  const requireQuota = () =>
    requireUnpaidQuota(tx, { owner, address }, { pieces, isDeposit: holding.isDeposit }, config);
  // What is refused anyway does not wait: the lock keeps a connection of the database, and so does waiting for it.
  if (isUnpaid) await requireQuota();
  await lockBuyer(tx, { owner, address });
  await requireOnlyAttempt(tx, temporary.temporary_id);
  await requireFirstPrice(tx, priced, owner);
  if (isUnpaid) await requireQuota();
  const holds = await requireHolds(tx, owner.memberId, lines, view.now);
  const missing = await reserveStock(tx, lines, holds);
  if (missing !== null) throw soldOutMeanwhile(lines, missing);
  faultPoint('place:stock-reserved');
  const order_id = newOrderId(view.now);
  const { form } = body;
  await storeOrder(tx, { order_id, temporary, key, owner, address, form, now: view.now }, priced);
  await useHolds(tx, holds, { order_id, lines, now: view.now });
  // A hold is a share of its own; deposits keep pieces for a day, of a drop as well.
  const shared = holding.isDeposit ? lines : lines.filter((line) => !holds.has(line.product_option_id));
  if (isUnpaid) await requireShare(tx, shared, holding, config);
  await takeBenefits(tx, { order_id, memberId: owner.memberId, now: view.now }, priced);
  faultPoint('place:before-commit');
  const wanted = {
    payment_id: order_id,
    order_name: orderNameOf(lines.filter((line) => !line.gift)),
    total_amount: amount.total,
    pay_method: form.pay_method,
  };
  return { order_id, payment: amount.total === 0 ? null : paymentRequestOf(wanted, config, view.now) };
}

/** A piece that another shopper got between the price and the reservation. */
function soldOutMeanwhile(lines: readonly OrderLine[], optionId: number) {
  const line = lines.find((item) => item.product_option_id === optionId);
  return line?.gift ? giftUnavailable() : outOfStock(line?.product_name ?? '');
}

/** What the shopper was shown and chose still holds: the total, the way to pay. */
function requireShown(
  { expected_total, form }: PlaceOrderBody,
  { amount }: PricedWanted,
  { PAY_METHODS }: Pick<ApiConfig, 'PAY_METHODS'>,
): void {
  if (amount.total !== expected_total) throw createError('PRICE_CHANGED');
  if (!payMethodsFor(amount.total, PAY_METHODS).includes(form.pay_method)) throw payMethodUnusable();
}

/** The price of a first order is given once. */
async function requireFirstPrice(tx: Db, { amount }: PricedWanted, { memberId }: Owner): Promise<void> {
  const isFirstPriced = amount.rows?.some((row) => row.code === 'FIRST') ?? false;
  if (memberId !== null && isFirstPriced) await requireOnlyFirstOrder(tx, memberId);
}

/** Quick delivery goes to the postcodes that `checkAvailableDeliveryGuarantee` names (spec 7.4), whatever the page showed. */
async function requireQuickAddress(
  tx: Db,
  lines: readonly OrderLine[],
  { zipcode }: OrderForm,
): Promise<void> {
  if (!lines.some((line) => line.is_guaranteed) || (await guaranteeRegionOf(tx, zipcode)) !== null) return;
  throw createError(
    'DELIVERY_NOT_GUARANTEED',
    '입력하신 주소는 빠른배송 지역이 아닙니다. 다른 주소를 입력하시거나 일반배송으로 다시 주문해주세요.',
  );
}

/** Coupons and points are taken with the order (decision 31). */
async function takeBenefits(
  tx: Db,
  { order_id, memberId, now }: { order_id: string; memberId: number | null; now: Date },
  { amount, usedCoupons }: PricedWanted,
): Promise<void> {
  await takeCoupons(tx, [...usedCoupons.keys()], order_id);
  if (memberId === null) return;
  const entry = { memberId, key: `SPENT:${order_id}`, amount: -(amount.point_amount ?? 0), now };
  await enterPoints(tx, { ...entry, reason: 'SPENT', orderId: order_id });
}
