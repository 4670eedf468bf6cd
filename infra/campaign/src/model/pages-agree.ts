import { isWhole } from '../callers/pages.ts';
import { type ModelOrder, ordersIn, type ShopModel } from './shop-model.ts';
import type { Shopper } from './shopper.ts';

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

/** What the shopper reads on a page, without its markup. */
async function read({ caller }: Shopper, path: string): Promise<string> {
  const page = await caller.get(path);
  if (!isWhole(page)) throw new Error(`${path} has no content: ${page.status}`);
  return page.text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '');
}

/** The cart's page shows the price of its pieces, as long as all of them can be had. */
async function cartPageAgrees(model: ShopModel, shopper: Shopper): Promise<void> {
  const text = await read(shopper, '/cart');
  const isAllThere = [...model.cart].every(([option, count]) => count <= (model.stock.get(option) ?? 0));
  if (model.cart.size === 0 || !isAllThere) return;
  const { total } = await shopper.priceOf(model.cart, model);
  if (!text.includes(won(total))) throw new Error(`the page of the cart does not say ${won(total)}`);
}

/** The page of an order's result shows what was paid for it. */
async function completePageAgrees(order: ModelOrder, shopper: Shopper): Promise<void> {
  const text = await read(shopper, `/order/complete?order_id=${order.order_id}`);
  for (const fact of [order.order_id, won(order.paid)])
    if (!text.includes(fact)) throw new Error(`the result page of ${order.order_id} does not say ${fact}`);
}

/** What the shop's pages show at the end of a sequence. */
export async function pagesAgree(model: ShopModel, shopper: Shopper): Promise<void> {
  if (model.points !== null) await cartPageAgrees(model, shopper);
  for (const order of ordersIn(model, 'PAID')) await completePageAgrees(order, shopper);
}
