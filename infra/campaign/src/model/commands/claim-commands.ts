import { cancelOrder, confirmPurchase, requestClaim } from '@mall/contracts/api/orders/order-claims';
import { same } from '../agree.ts';
import {
  type ModelOrder,
  moveStock,
  ordersIn,
  type Pieces,
  pick,
  piecesOf,
  type ShopModel,
  without,
} from '../shop-model.ts';
import { refundAccount, type Shopper } from '../shopper.ts';
import { command } from './command.ts';

/** What a claim of a deposit names besides. */
export const accountFor = ({ pay_method }: ModelOrder) =>
  pay_method === 'DEPOSIT' ? { refund_account: refundAccount } : {};

/** What goes back, and pieces return to the stock; an order of which nothing is kept has ended. */
function giveBack(
  model: ShopModel,
  order: ModelOrder,
  rest: Pieces,
  { amount, points }: { amount: number; points: number },
): void {
  const given = new Map([...order.pieces].map(([option, count]) => [option, count - piecesOf(rest, option)]));
  moveStock(model, given, 1);
  order.pieces = rest;
  order.money -= amount;
  order.points -= points;
  if (model.points !== null) model.points += points;
  if (rest.size === 0) order.state = 'ENDED';
}

/** Lines of an order for so many pieces of an option, which may be spread over several. */
async function linesFor(shopper: Shopper, order: ModelOrder, option: number, count: number) {
  let missing = count;
  return (await shopper.linesOf(order, option)).flatMap(({ order_line_id, order_quantity }) => {
    const some = Math.min(missing, order_quantity);
    missing -= some;
    return some > 0 ? [{ order_line_id, order_quantity: some }] : [];
  });
}

/**
 * Cancels pieces, or all of it: what stays costs what it costs when it is ordered alone, and the rest goes back. What
 * would make the rest dearer is refused.
 */
export const cancel = (number: number, optionNumber: number, count: number | 'all') =>
  command({
    name: `cancel ${count === 'all' ? 'all' : `${count} of option #${optionNumber}`} of paid order #${number}`,
    when: (model) => ordersIn(model, 'PAID').length > 0,
    act: async (model, shopper) => {
      const order = pick(ordersIn(model, 'PAID'), number);
      const option = order && pick([...order.pieces.keys()], optionNumber);
      if (!order || option === undefined) return;
      const pieces = Math.min(count === 'all' ? 0 : count, piecesOf(order.pieces, option));
      const rest: Pieces = count === 'all' ? new Map() : without(order.pieces, option, pieces);
      const due = order.money + order.points - (await shopper.priceOf(rest, model)).total;
      const lines = count === 'all' ? undefined : await linesFor(shopper, order, option, pieces);
      const { data, code } = await shopper.caller.call(cancelOrder, {
        body: { order_id: order.order_id, ...(lines ? { lines } : {}), ...accountFor(order) },
      });
      same('a cancellation', due < 0 ? 'REFUND_SHORTFALL' : undefined, code);
      if (!data) return;
      same('KRW and points that go back', due, data.refund_amount + data.refund_points);
      giveBack(model, order, rest, { amount: data.refund_amount, points: data.refund_points });
    },
  });

/** The shop packs a paid order and sends it. */
export const deliver = (number: number) =>
  command({
    name: `paid order #${number} is delivered`,
    when: (model) => ordersIn(model, 'PAID').length > 0,
    act: async (model, shopper) => {
      const order = pick(ordersIn(model, 'PAID'), number);
      if (!order) return;
      for (const status of ['CONFIRM_SETTLEMENT', 'DOMESTIC_SHIPPING', 'SHIPPING_COMPLETE'])
        await shopper.move(order.order_id, status);
      order.state = 'DELIVERED';
    },
  });

const wayBack = ['RETURN_APPROVAL', 'RETURN_COLLECT', 'RETURN_COLLECT_COMPLETE', 'RETURN_CONFIRM'];

/** Sends pieces back: what the request said is what comes, and never makes what stays cheaper than it is. */
export const sendBack = (
  number: number,
  optionNumber: number,
  count: number,
  reason: 'CHANGE_OF_MIND' | 'DEFECT',
) =>
  command({
    name: `send ${count} of option #${optionNumber} of delivered order #${number} back for ${reason}`,
    when: (model) => ordersIn(model, 'DELIVERED').length > 0,
    act: async (model, shopper) => {
      const order = pick(ordersIn(model, 'DELIVERED'), number);
      const option = order && pick([...order.pieces.keys()], optionNumber);
      if (!order || option === undefined) return;
      const pieces = Math.min(count, piecesOf(order.pieces, option));
      const lines = await linesFor(shopper, order, option, pieces);
      const body = {
        order_id: order.order_id,
        kind: 'RETURN' as const,
        reason,
        detail: '',
        lines,
        ...accountFor(order),
      };
      const { data, code } = await shopper.caller.call(requestClaim, { body });
      if (code === 'REFUND_SHORTFALL') return;
      same('a return', undefined, code);
      for (const status of wayBack) await shopper.move(order.order_id, status);
      const refund = { amount: data.refund?.amount ?? 0, points: data.refund?.points ?? 0 };
      const rest = without(order.pieces, option, pieces);
      giveBack(model, order, rest, refund);
      const { goods } = await shopper.priceOf(rest, model);
      const net = order.money + order.points;
      if (net < goods) throw new Error(`${net} KRW are kept for goods of at least ${goods} KRW`);
    },
  });

/** Keeps what was delivered: points come, and nothing goes back any more. */
export const confirm = (number: number) =>
  command({
    name: `keep delivered order #${number}`,
    // The grade may rise: what was ordered before it keeps the prices of then, which no new basket has.
    when: (model) => ordersIn(model, 'DELIVERED').length > 0 && ordersIn(model, 'READY', 'PAID').length === 0,
    act: async (model, shopper) => {
      const order = pick(ordersIn(model, 'DELIVERED'), number);
      if (!order) return;
      const { data, code } = await shopper.caller.call(confirmPurchase, {
        body: { order_id: order.order_id },
      });
      same('a confirmation', undefined, code);
      if (model.points !== null) model.points += data.earned_points;
      else same("a guest's points", 0, data.earned_points);
      order.state = 'ENDED';
      shopper.forgetPrices();
    },
  });
