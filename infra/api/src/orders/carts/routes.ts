import { priceSelection as priceEndpoint } from '@mall/contracts/api/catalogue/selection-price';
import {
  addToCart as addEndpoint,
  changeCartLine as changeEndpoint,
  changeCartSet as changeSetEndpoint,
  checkBundleAmount,
  countCart,
  deleteCartLines as deleteEndpoint,
  deleteSoldOutCartLines,
  listCart,
} from '@mall/contracts/api/orders/carts';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { memberOf } from '../../platform/http/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { addToCart } from './add-to-cart.ts';
import { buyerViewOf } from './buyer-view.ts';
import { countCartRows } from './cart-repository.ts';
import { changeCartLine } from './change-cart-line.ts';
import { deleteCartLines, deleteSoldOutLines } from './delete-cart-lines.ts';
import { priceWanted } from './price-wanted.ts';
import { priceSelection } from './selection-price.ts';
import { changeCartSet } from './sets/change-cart-set.ts';
import { viewCart } from './view-cart.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** The cart of a member, the price of chosen options, and the check before an order (spec 7.4, 7.5). */
export const cartRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, addEndpoint, ({ body, caller }) => {
    const facts = { db, memberId: memberOf(caller).memberId, view: buyerViewOf(caller, clock()) };
    return addToCart(body.products, body.same_product === 'Y', facts);
  });
  registerEndpoint(app, listCart, ({ body, caller }) =>
    viewCart(db, memberOf(caller).memberId, buyerViewOf(caller, clock()), body.cart_ids),
  );
  registerEndpoint(app, deleteEndpoint, ({ body, caller }) =>
    deleteCartLines(db, memberOf(caller).memberId, body.cart_ids),
  );
  registerEndpoint(app, deleteSoldOutCartLines, ({ caller }) =>
    deleteSoldOutLines(db, memberOf(caller).memberId, buyerViewOf(caller, clock())),
  );
  registerEndpoint(app, changeEndpoint, async ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    const view = buyerViewOf(caller, clock());
    await changeCartLine(db, memberId, body, view);
    return viewCart(db, memberId, view);
  });
  registerEndpoint(app, changeSetEndpoint, async ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    const view = buyerViewOf(caller, clock());
    await changeCartSet(db, memberId, body, view);
    return viewCart(db, memberId, view);
  });
  registerEndpoint(app, countCart, async ({ caller }) => ({
    count: await countCartRows(db, memberOf(caller).memberId),
  }));
  registerEndpoint(app, priceEndpoint, ({ body, caller }) =>
    priceSelection(db, body, buyerViewOf(caller, clock())),
  );
  registerEndpoint(app, checkBundleAmount, async ({ body, caller }) => {
    const { amount } = await priceWanted(db, body.product_info, buyerViewOf(caller, clock()));
    return { amount };
  });
};
