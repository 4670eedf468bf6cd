import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { listCart } from '@mall/contracts/api/orders/carts';
import { describePieces, type ModelOrder, type Pieces, type ShopModel } from './shop-model.ts';
import { hasLeft, type Shopper } from './shopper.ts';

/** Throws what differs. */
export function same(what: string, expected: unknown, got: unknown): void {
  if (JSON.stringify(expected) !== JSON.stringify(got))
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
}

const sorted = (pieces: Pieces) => describePieces(new Map([...pieces].sort(([one], [other]) => one - other)));

const paymentStates = {
  READY: ['READY'],
  PAID: ['PAID'],
  DELIVERED: ['PAID'],
  ENDED: ['FAILED', 'CANCELLED', 'PAID'],
} as const;

/** The cart, its number and its sum. */
async function cartAgrees(model: ShopModel, { caller }: Shopper): Promise<void> {
  const { data } = await caller.call(listCart, { body: {} });
  const lines: Pieces = new Map(data.lines.map((line) => [line.product_option_id, line.order_quantity]));
  same('the cart', sorted(model.cart), sorted(lines));
  for (const { product_option_id, order_quantity, is_sold_out } of data.lines)
    same(
      `whether ${order_quantity} pieces of option ${product_option_id} are too many`,
      order_quantity > (model.stock.get(product_option_id) ?? 0),
      is_sold_out,
    );
}

/** The order page of the shopper, and the provider's book of its payment. */
async function orderAgrees(order: ModelOrder, shopper: Shopper): Promise<void> {
  const { order: seen, lines } = await shopper.view(order);
  const name = `${order.pay_method} order ${order.order_id}`;
  if (!paymentStates[order.state].some((state) => state === seen.payment_state))
    throw new Error(`${name} is ${order.state}, and its payment ${seen.payment_state}`);
  const held: Pieces = new Map();
  const isGone = order.state === 'ENDED' && seen.payment_state !== 'PAID';
  for (const line of isGone ? [] : lines)
    if (!hasLeft(line.status))
      held.set(line.product_option_id, (held.get(line.product_option_id) ?? 0) + line.order_quantity);
  same(`what is kept of ${name}`, sorted(order.pieces), sorted(held));
  const payment = order.payment ? await shopper.shop.provider.look(order.order_id) : null;
  same(
    `KRW that the provider keeps of ${name}`,
    order.state === 'READY' ? 0 : order.money,
    payment?.net ?? 0,
  );
}

/** Whether cart, stock, points and every order are for all parties what the model says. */
export async function everythingAgrees(model: ShopModel, shopper: Shopper): Promise<void> {
  for (const option of shopper.options)
    same(
      `pieces left of option ${option.product_option_id}`,
      model.stock.get(option.product_option_id),
      await shopper.shop.goods.stockOf(option),
    );
  if (model.points !== null) {
    await cartAgrees(model, shopper);
    const { data } = await shopper.caller.call(listMyPoints, { query: {} });
    same('points', model.points, data.balance);
  }
  for (const order of model.orders) await orderAgrees(order, shopper);
}
