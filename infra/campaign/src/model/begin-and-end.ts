import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { deleteCartLines, listCart } from '@mall/contracts/api/orders/carts';
import { cancelOrder } from '@mall/contracts/api/orders/order-claims';
import { reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { accountFor } from './commands/claim-commands.ts';
import { ordersIn, type ShopModel } from './shop-model.ts';
import type { Shopper } from './shopper.ts';

async function emptyCart({ caller }: Shopper): Promise<void> {
  const { data } = await caller.call(listCart, { body: {} });
  const cart_ids = data.lines.map(({ cart_id }) => cart_id);
  if (cart_ids.length > 0) await caller.call(deleteCartLines, { body: { cart_ids } });
}

/** A shopper without cart and orders, before shelves that are full again. */
export async function beginModel(shopper: Shopper, isMember: boolean): Promise<ShopModel> {
  const stock = new Map<number, number>();
  for (const option of shopper.options) {
    await shopper.shop.goods.restock(option, option.stock);
    stock.set(option.product_option_id, option.stock);
  }
  if (isMember) await emptyCart(shopper);
  const points = isMember ? (await shopper.caller.call(listMyPoints, { query: {} })).data.balance : null;
  return { cart: new Map(), cartLines: new Map(), stock, orders: [], points };
}

/** Nothing that is open is left to the next sequence: it would take pieces or give some back in the middle of it. */
export async function closeAll(model: ShopModel, { caller }: Shopper): Promise<void> {
  for (const { order_id } of ordersIn(model, 'READY'))
    await caller.call(reportFailedOrder, { body: { order_id } });
  for (const order of ordersIn(model, 'PAID'))
    await caller.call(cancelOrder, { body: { order_id: order.order_id, ...accountFor(order) } });
}
