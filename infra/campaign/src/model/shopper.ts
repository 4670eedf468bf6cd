import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import type { Caller } from '../callers/caller.ts';
import type { CampaignShop } from '../shop/campaign-shop.ts';
import type { OptionToBuy } from '../shop/goods.ts';
import { choose, orderForm, wanted } from '../shopping/shopping.ts';
import { describePieces, type ModelOrder, type Pieces, type ShopModel } from './shop-model.ts';

/** Where money of a deposit goes back to. */
export const refundAccount = {
  bank: 'KAKAO',
  number: '3333012345678',
  holder: orderForm.orderer_name,
} as const;

/** Pieces that come in while a price is asked for, so that none is refused for want of them. */
const spare = 200;

/** KRW of a basket: with delivery, and of its goods. */
export interface Price {
  total: number;
  goods: number;
}

/** A shopper at the running shop, and the options that are bought there. */
export class Shopper {
  readonly shop: CampaignShop;
  readonly caller: Caller;
  readonly options: readonly OptionToBuy[];
  readonly #prices = new Map<string, Price>();

  constructor(shop: CampaignShop, caller: Caller, options: readonly OptionToBuy[]) {
    this.shop = shop;
    this.caller = caller;
    this.options = options;
  }

  /** The option of a number of any size. */
  option(number: number): OptionToBuy {
    const option = this.options[number % this.options.length];
    if (!option) throw new Error('there are no options to buy');
    return option;
  }

  wanted(pieces: Pieces): ReturnType<typeof wanted>[] {
    return this.options.flatMap((option) => {
      const count = pieces.get(option.product_option_id);
      return count ? [wanted(option, count)] : [];
    });
  }

  /** What these pieces cost this shopper when they are ordered alone: asked for as a new basket, which knows no claims. */
  async priceOf(pieces: Pieces, model: ShopModel): Promise<Price> {
    if (pieces.size === 0) return { total: 0, goods: 0 };
    const key = describePieces(new Map([...pieces].sort(([one], [other]) => one - other)));
    const known = this.#prices.get(key);
    if (known !== undefined) return known;
    const short = this.options.filter(
      ({ product_option_id: id }) => (pieces.get(id) ?? 0) > (model.stock.get(id) ?? 0),
    );
    for (const option of short) await this.shop.goods.restock(option, spare);
    const { amount } = await choose(this.caller, this.wanted(pieces));
    for (const option of short)
      await this.shop.goods.restock(option, model.stock.get(option.product_option_id) ?? 0);
    const price = { total: amount.total, goods: amount.total - amount.delivery_fee };
    this.#prices.set(key, price);
    return price;
  }

  /** Prices are asked for anew: a confirmed purchase may have raised the grade. */
  forgetPrices(): void {
    this.#prices.clear();
  }

  /** The order as its shopper sees it. */
  async view({ order_id }: Pick<ModelOrder, 'order_id'>) {
    const reply = await this.caller.call(viewMyOrder, { query: { order_id } });
    if (!reply.success) throw new Error(`${order_id} cannot be seen: ${reply.code}`);
    return reply.data;
  }

  /** Lines of an order that hold pieces of an option, those that can still be moved. */
  async linesOf(order: ModelOrder, optionId: number) {
    const { lines } = await this.view(order);
    return lines.filter(
      (line) => line.product_option_id === optionId && !hasLeft(line.status) && line.order_quantity > 0,
    );
  }

  /** Moves all lines that can go there, or some, as an operator does. */
  move(order_id: string, to: string, line_ids?: number[]) {
    return this.shop.operate('orders.move', { order_id, to, ...(line_ids ? { line_ids } : {}) });
  }
}

const left = ['PART_REFUND_READY', 'PART_REFUND_COMPLETE', 'RETURN_CONFIRM', 'RETURN_COMPLETE'];

/** Whether the pieces of a line are no longer the shopper's. */
export const hasLeft = (status: string | null): boolean => status !== null && left.includes(status);
