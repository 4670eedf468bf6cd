import type { Cart, CartLine } from '@mall/contracts/api/orders/carts';
import { nextBenefits } from '../../catalogue/pricing/benefits/next-benefits.ts';
import type { PricedLine } from '../../catalogue/pricing/price-basket.ts';
import { priceOrder } from '../../catalogue/pricing/price-order.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { BuyerView } from './buyer-view.ts';
import { type CartRow, loadCartRows } from './cart-repository.ts';
import { countedGoods, giftOffers } from './gifts/gift-offers.ts';
import { loadGiftPromotions } from './gifts/load-gift-promotions.ts';
import { missingParts } from './missing-parts.ts';
import { loadOptionFacts, type OptionFacts } from './option-facts.ts';
import { lineFactsOf, loadOrderContext } from './price-lines.ts';
import { cartSets } from './sets/cart-sets.ts';

/**
 * A member's cart: all lines, and the amount of the checked ones (all when none are named). Sold-out lines never
 * count, and promotions across pieces only look at what is checked, as the order would.
 */
export async function viewCart(
  db: Db,
  memberId: number,
  view: BuyerView,
  checkedIds?: readonly number[],
): Promise<Cart> {
  const rows = await loadCartRows(db, memberId);
  const facts = await loadOptionFacts(
    db,
    rows.map((row) => row.product_option_id),
  );
  const present = rows.flatMap((row) => {
    const option = facts.get(row.product_option_id);
    if (!option) return [];
    const most = row.is_guaranteed ? option.quick_stock : option.stock;
    const available_quantity = option.isAvailable(row.is_guaranteed) ? Math.max(0, most) : 0;
    const is_sold_out = available_quantity < row.order_quantity;
    const isCounted = !is_sold_out && (checkedIds?.includes(row.cart_id) ?? true);
    return [{ row, option, is_sold_out, available_quantity, isCounted }];
  });
  const productIds = present.map(({ row }) => row.product_id);
  const context = await loadOrderContext(db, productIds, view);
  const price = (items: typeof present) =>
    priceOrder(
      items.map(({ row, option }) => lineFactsOf(option, row)),
      context,
    );
  const counted = present.filter((item) => item.isCounted);
  const order = price(counted);
  const priceOf = new Map(counted.map(({ row }, index) => [row.cart_id, order.lines[index]]));
  const coming = nextBenefits(
    counted.map(({ row, option }) => ({ ...row, promotions: option.promotions })),
    context.rules,
  );
  const nextOf = (item: (typeof present)[number]) =>
    item.isCounted ? (coming.get(item.row.product_id) ?? null) : null;
  const lines = present.flatMap((item): CartLine[] => {
    // What is not counted is shown as if it were bought alone.
    const line = priceOf.get(item.row.cart_id) ?? price([item]).lines[0];
    return line ? [{ ...cartLineOf(item, line), next_benefit: nextOf(item) }] : [];
  });
  const wanted = counted.map(({ row }) => row);
  const goods = countedGoods(wanted, order.lines);
  return {
    lines,
    amount: order.amount,
    missing_parts: await missingParts(db, wanted, context.rules),
    sets: cartSets(counted.map(setLineOf), context.rules),
    gifts: giftOffers(await loadGiftPromotions(db, wanted.map(productOf), view.now), goods),
  };
}

const setLineOf = ({ row, option, available_quantity }: Present) => ({
  ...row,
  available_quantity,
  promotions: option.promotions,
});
const productOf = ({ product_id }: CartRow) => product_id;

interface Present {
  row: CartRow;
  option: OptionFacts;
  is_sold_out: boolean;
  available_quantity: number;
}

function cartLineOf({ row, option, is_sold_out, available_quantity }: Present, line: PricedLine): CartLine {
  const { seen_price, ...facts } = row;
  return {
    ...facts,
    product_name: option.product_name,
    brand_name: option.brand_name,
    color_name: option.color_name,
    size_name: option.size_name,
    image: option.image,
    stock: option.stock,
    available_quantity,
    retail_price: option.retail_price,
    is_sold_out,
    last_price: line.last_price,
    line_price: line.line_price,
    rows: line.rows,
    seen_price: seen_price === line.last_price ? null : seen_price,
  };
}
