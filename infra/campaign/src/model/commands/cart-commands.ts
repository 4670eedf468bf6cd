import { addToCart, changeCartLine, deleteCartLines, listCart } from '@mall/contracts/api/orders/carts';
import { wanted } from '../../shopping/shopping.ts';
import { same } from '../agree.ts';
import { addPieces, isInStock, pick, piecesOf, type ShopModel } from '../shop-model.ts';
import type { Shopper } from '../shopper.ts';
import { command } from './command.ts';

const hasCart = ({ points }: Readonly<ShopModel>) => points !== null;
const hasLines = (model: Readonly<ShopModel>) => hasCart(model) && model.cart.size > 0;

/** The cart line of the so-manieth option in the cart. */
async function lineOf({ cart }: ShopModel, { caller }: Shopper, number: number) {
  const option = pick([...cart.keys()], number);
  const { data } = await caller.call(listCart, { body: {} });
  const line = data.lines.find(({ product_option_id }) => product_option_id === option);
  if (!line) throw new Error(`the cart has no option ${option}`);
  return line;
}

/** Puts pieces in; of an option that lies there already the shop asks first. */
export const putInCart = (number: number, count: number) =>
  command({
    name: `put ${count} of option #${number} into the cart`,
    when: hasCart,
    act: async (model, shopper) => {
      const option = shopper.option(number);
      const id = option.product_option_id;
      const products = [wanted(option, count)];
      const known = piecesOf(model.cart, id);
      const first = await shopper.caller.call(addToCart, { body: { products } });
      if (known > 0) same('the question for more of the same', 'Y', first.data?.same_add_cart_confirm);
      const reply =
        known > 0 ? await shopper.caller.call(addToCart, { body: { same_product: 'Y', products } }) : first;
      const fits = isInStock(model, new Map([[id, known + count]]));
      same(`putting ${count} to ${known} in`, fits ? undefined : 'OUT_OF_STOCK', reply.code);
      if (!fits) return;
      if (known === 0) model.cartLines.set(id, Symbol(`line of ${id}`));
      addPieces(model.cart, id, count);
    },
  });

/** Sets the quantity of a line. */
export const changeCart = (number: number, count: number) =>
  command({
    name: `set line #${number} of the cart to ${count}`,
    when: hasLines,
    act: async (model, shopper) => {
      const { cart_id, product_option_id } = await lineOf(model, shopper, number);
      const body = { cart_id, product_option_id, order_quantity: count };
      const reply = await shopper.caller.call(changeCartLine, { body });
      const fits = isInStock(model, new Map([[product_option_id, count]]));
      same(`setting a line to ${count}`, fits ? undefined : 'OUT_OF_STOCK', reply.code);
      if (fits) model.cart.set(product_option_id, count);
    },
  });

/** Takes a line out, twice: the second press finds nothing. */
export const takeOutOfCart = (number: number) =>
  command({
    name: `take line #${number} out of the cart`,
    when: hasLines,
    act: async (model, shopper) => {
      const { cart_id, product_option_id } = await lineOf(model, shopper, number);
      await shopper.caller.call(deleteCartLines, { body: { cart_ids: [cart_id] } });
      await shopper.caller.call(deleteCartLines, { body: { cart_ids: [cart_id] } });
      model.cart.delete(product_option_id);
    },
  });
