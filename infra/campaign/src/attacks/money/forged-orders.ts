import { randomUUID } from 'node:crypto';
import { listMyOrders } from '@mall/contracts/api/orders/my-orders';
import { type Checkout, placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import type { Attack } from '../../attack.ts';
import { choose, codeOf, orderForm, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

/** Goods as a thief would ask for them. */
const forgedGoods = (good: ReturnType<typeof wanted>, other: ReturnType<typeof wanted>): object[] => [
  ...[0, -1, -99, 1.5, 100, 1e9, '1', null, Number.MAX_SAFE_INTEGER].map((order_quantity) => ({
    products: [{ ...good, order_quantity }],
  })),
  { products: [] },
  { products: Array.from({ length: 51 }, () => good) },
  { products: [{ ...good, product_option_id: other.product_option_id }] },
  { products: [{ ...good, product_option_id: 999_999_999 }] },
  { products: [{ ...good, product_option_id: -1 }] },
  { products: [{ ...good, last_price: 1 }] },
  { products: [{ ...good, line_price: 0, retail_price: 0 }] },
  { products: [good], amount: { total: 1 } },
  { products: [good, { ...good, order_quantity: -1 }] },
  { products: [good], order_location: 'free' },
];

/** The order button, pressed with something else than the page showed. */
const forgedOrders = (sheet: Checkout): object[] => {
  const { total } = sheet.amount;
  const good = { temporary_id: sheet.temporary_id, form: orderForm, expected_total: total };
  const withForm = (change: object) => ({ ...good, form: { ...orderForm, ...change } });
  return [
    ...[0, 1, -1, -total, total - 1, total + 1, total / 2 + 0.5, 1e15, String(total), null].map(
      (expected_total) => ({
        ...good,
        expected_total,
      }),
    ),
    { ...good, temporary_id: 'nobody' },
    { ...good, temporary_id: `${sheet.temporary_id} ` },
    { ...good, total: 0 },
    { ...good, payment: { total_amount: 1 } },
    { ...good, delivery_fee: -total },
    ...[1, total, -1, 1e8 + 1].map((use_points) => ({ ...good, use_points })),
    ...[[1], [2, 5], [-1], [999_999], Array.from({ length: 21 }, (_, index) => index)].map((coupon_ids) => ({
      ...good,
      coupon_ids,
    })),
    withForm({ is_agreed: false }),
    withForm({ pay_method: 'POINT' }),
    withForm({ pay_method: 'FREE' }),
    withForm({ orderer_name: '' }),
    withForm({ orderer_phone: '0100000000' }),
    withForm({ zipcode: "1' or 1" }),
    withForm({ member_id: 1 }),
  ];
};

export const forgedOrderAttack: Attack = {
  name: 'money/forged-orders',
  about: "prices, amounts, points and coupons are the server's own: no forged order is placed",
  isQuick: true,
  run: async ({ visitor, goods }) => {
    const tally = new Tally();
    const [option, other] = [await goods.take(200), await goods.take(200)];
    const thief = visitor();
    for (const body of forgedGoods(wanted(option), wanted(other))) {
      const reply = await thief.callLoosely(setOrderTemporary, {
        body: { order_location: 'goods', ...body },
      });
      tally.hold(
        !reply.success && reply.status < 500,
        `temporary order ${JSON.stringify(body)}: expected a refusal, got ${reply.status} ${codeOf(reply)}`,
      );
    }
    const buyer = visitor();
    const sheet = await choose(buyer, [wanted(option)]);
    for (const body of forgedOrders(sheet)) {
      const headers = { 'idempotency-key': randomUUID() };
      const reply = await buyer.callLoosely(placeOrder, { body }, { headers });
      tally.hold(
        !reply.success && reply.status < 500,
        `order ${JSON.stringify(body)}: expected a refusal, got ${reply.status} ${codeOf(reply)}`,
      );
    }
    const good = { temporary_id: sheet.temporary_id, form: orderForm, expected_total: sheet.amount.total };
    const keyless = await buyer.callLoosely(placeOrder, { body: good });
    tally.expect('order without an idempotency key', false, keyless.success);
    const stranger = await visitor().callLoosely(
      placeOrder,
      { body: good },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    tally.expect("order of another browser's temporary order", 'NO_TEMPORARY_ORDER', stranger.code);
    const orders = await buyer.call(listMyOrders, { query: {} });
    tally.expect('orders placed by all of it', 0, orders.data.rows.length);
    tally.expect('pieces in stock afterwards', 200, await goods.stockOf(option));
    return tally.result;
  },
};
