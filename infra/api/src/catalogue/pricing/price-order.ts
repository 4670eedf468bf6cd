import { type PieceContext, type PieceFacts, piecePrice } from './piece-price.ts';
import { type BasketContext, type BasketLine, type PricedOrder, priceBasket } from './price-basket.ts';

/** A line to be priced. */
export interface LineFacts extends PieceFacts {
  product_option_id: number;
  order_quantity: number;
  promotions: readonly string[];
  is_guaranteed: boolean;
}

export type OrderContext = PieceContext & BasketContext;

/** Prices an order, whole KRW, in the order of docs/decisions/0030. Pure: everything it depends on comes in. */
export function priceOrder(lines: readonly LineFacts[], context: OrderContext): PricedOrder {
  return priceBasket(basketOf(lines, context), context);
}

/** Lines with the price of one piece, as they are kept with an order to price what stays of it after a claim. */
export function basketOf(lines: readonly LineFacts[], context: PieceContext): BasketLine[] {
  return lines.map((line) => {
    const { price, rows } = piecePrice(line, context);
    return {
      product_id: line.product_id,
      product_option_id: line.product_option_id,
      order_quantity: line.order_quantity,
      promotions: line.promotions,
      retail_price: line.product.retail_price,
      piece_price: price,
      rows,
      has_free_delivery: hasFreeDelivery(line),
    };
  });
}

/** DELIVERY_GUARANTEE: what is promised for a day is delivered free. */
function hasFreeDelivery(line: LineFacts): boolean {
  return line.is_guaranteed && line.promotions.includes('DELIVERY_GUARANTEE');
}
