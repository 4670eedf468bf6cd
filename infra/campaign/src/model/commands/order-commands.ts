import { randomUUID } from 'node:crypto';
import { listCart } from '@mall/contracts/api/orders/carts';
import { orderPurchase, placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { pre } from 'fast-check';
import { orderForm } from '../../shopping/shopping.ts';
import { same } from '../agree.ts';
import { isInStock, type ModelOrder, moveStock, type Pieces, type ShopModel } from '../shop-model.ts';
import type { Shopper } from '../shopper.ts';
import { command } from './command.ts';

/** What the shop may answer a shopper who holds unpaid pieces already (decision 93). */
const bounds = ['STOCK_HELD', 'UNPAID_LIMIT'];

interface Basket {
  pieces: Pieces;
  /** Lines of the cart, where it is made of them. */
  cart_ids?: number[];
}

interface Way {
  pay_method: ModelOrder['pay_method'];
  /** Hundredths of the points that the order takes. */
  pointShare: number;
}

/** The order page with the points that are used; undefined when the shop refuses it. */
async function openOrderPage(
  model: ShopModel,
  { caller }: Shopper,
  { pieces, cart_ids }: Basket,
  products: ReturnType<Shopper['wanted']>,
  pointShare: number,
) {
  const fits = isInStock(model, pieces);
  const temporary = await caller.call(setOrderTemporary, {
    body: { products, ...(cart_ids ? { cart_ids } : {}), order_location: cart_ids ? 'carts' : 'goods' },
  });
  same('beginning an order', fits ? undefined : 'OUT_OF_STOCK', temporary.code);
  if (!fits) return undefined;
  const { temporary_id } = temporary.data;
  const { data } = await caller.call(orderPurchase, { body: { temporary_id } });
  const use_points = Math.floor(((data.maximum_points ?? 0) * pointShare) / 100);
  const priced = await caller.call(orderPurchase, { body: { temporary_id, use_points } });
  same('a price with points', true, priced.success);
  return { temporary_id, use_points, total: priced.data.amount.total };
}

/** Presses the order button twice with the same key. */
async function place(model: ShopModel, shopper: Shopper, basket: Basket, { pay_method, pointShare }: Way) {
  const products = shopper.wanted(basket.pieces);
  const page = await openOrderPage(model, shopper, basket, products, pointShare);
  if (!page) return;
  const { temporary_id, use_points, total } = page;
  same(
    'the price of the order page',
    (await shopper.priceOf(basket.pieces, model)).total - use_points,
    total,
  );
  const body = {
    temporary_id,
    form: { ...orderForm, pay_method: total === 0 ? ('POINT' as const) : pay_method },
    expected_total: total,
    ...(use_points > 0 ? { use_points } : {}),
  };
  const key: string = randomUUID();
  const press = async () => {
    const reply = await shopper.caller.call(placeOrder, { body }, { headers: { 'idempotency-key': key } });
    // A member places a hundred orders in ten minutes: a sequence that is made shorter again and again tries more.
    pre(reply.code !== 'RATE_LIMITED');
    return reply;
  };
  const reply = await press();
  if (!reply.success) {
    if (!bounds.includes(reply.code ?? '')) throw new Error(`no order: ${reply.code} ${reply.message}`);
    return;
  }
  const again = await press();
  same('the order of the same press', reply.data.order_id, again.data?.order_id);
  const order: ModelOrder = {
    order_id: reply.data.order_id,
    pay_method,
    cartLines: new Map(basket.cart_ids ? model.cartLines : []),
    payment: reply.data.payment,
    paid: total,
    state: 'READY',
    pieces: basket.pieces,
    money: total,
    points: use_points,
  };
  moveStock(model, order.pieces, -1);
  if (model.points !== null) model.points -= use_points;
  model.orders.push(order);
  if (!order.payment) settle(model, order);
}

/** The order is paid: a cart gives its lines to it. */
export function settle(model: ShopModel, order: ModelOrder): void {
  order.state = 'PAID';
  for (const [option, line] of order.cartLines)
    if (model.cartLines.get(option) === line) model.cart.delete(option);
}

/** Orders pieces from their pages. */
export const orderPieces = (wanted: readonly (readonly [number, number])[], way: Way) =>
  command({
    name: `order ${wanted.map(([number, count]) => `${count} of option #${number}`).join(', ')} by ${way.pay_method} with ${way.pointShare} % points`,
    act: async (model, shopper) => {
      const pieces: Pieces = new Map();
      for (const [number, count] of wanted) pieces.set(shopper.option(number).product_option_id, count);
      await place(model, shopper, { pieces }, way);
    },
  });

/** Orders what lies in the cart. */
export const orderCart = (way: Way) =>
  command({
    name: `order the cart by ${way.pay_method} with ${way.pointShare} % points`,
    when: ({ cart }) => cart.size > 0,
    act: async (model, shopper) => {
      const { data } = await shopper.caller.call(listCart, { body: {} });
      const cart_ids = data.lines.map(({ cart_id }) => cart_id);
      await place(model, shopper, { pieces: new Map(model.cart), cart_ids }, way);
    },
  });
