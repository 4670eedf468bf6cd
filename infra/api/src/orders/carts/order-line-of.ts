import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import type { OrderLine } from '@mall/contracts/api/orders/orders';
import type { OptionFacts } from './option-facts.ts';

/** What a line shows of an option; `retail_price` in KRW. */
export type ShownOption = Pick<
  OptionFacts,
  | 'product_id'
  | 'product_option_id'
  | 'product_name'
  | 'brand_name'
  | 'color_name'
  | 'size_name'
  | 'image'
  | 'retail_price'
>;
type Wanted = Pick<WantedProduct, 'order_quantity' | 'is_guaranteed'>;
/** What the pieces cost in KRW, and why. */
type LinePrice = Pick<OrderLine, 'last_price' | 'line_price' | 'rows'>;

/** The line of an order for an option: what it shows, how many pieces, what they cost. */
export function orderLineOf(option: ShownOption, wanted: Wanted, price: LinePrice): OrderLine {
  return {
    product_id: option.product_id,
    product_option_id: option.product_option_id,
    product_name: option.product_name,
    brand_name: option.brand_name,
    color_name: option.color_name,
    size_name: option.size_name,
    image: option.image,
    retail_price: option.retail_price,
    last_price: price.last_price,
    order_quantity: wanted.order_quantity,
    is_guaranteed: wanted.is_guaranteed ?? false,
    line_price: price.line_price,
    rows: price.rows,
  };
}
