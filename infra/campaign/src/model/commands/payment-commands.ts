import { setTimeout } from 'node:timers/promises';
import { setRefundAccount } from '@mall/contracts/api/orders/order-claims';
import { reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { check } from '../../shopping/shopping.ts';
import { same } from '../agree.ts';
import { type ModelOrder, moveStock, ordersIn, pick, type ShopModel } from '../shop-model.ts';
import { refundAccount, type Shopper } from '../shopper.ts';
import { command } from './command.ts';
import { settle } from './order-commands.ts';

/** How a payment ends. The browser brings the result back, or closes and leaves it to the provider's message. */
export const outcomes = [
  'approved',
  'approved, browser closed',
  'approved, looked at five times at once',
  'declined',
  'cancelled',
  'given up',
  'given up, then approved',
] as const;
export type Outcome = (typeof outcomes)[number];

const messageLimitMs = 10_000;

/** The order is given up: pieces and points go back. */
function end(model: ShopModel, order: ModelOrder): void {
  moveStock(model, order.pieces, 1);
  if (model.points !== null) model.points += order.points;
  order.state = 'ENDED';
  order.pieces = new Map();
  order.money = 0;
  order.points = 0;
}

async function approve({ shop: { provider } }: Shopper, { payment, pay_method }: ModelOrder): Promise<void> {
  if (!payment) return;
  await provider.pay(payment);
  if (pay_method === 'DEPOSIT') await provider.decide(payment.payment_id, 'deposit');
}

/** The provider's message reaches the shop by itself. */
async function waitUntilPaid(shopper: Shopper, order: ModelOrder): Promise<void> {
  for (const started = Date.now(); ; await setTimeout(20)) {
    const { order: seen } = await shopper.view(order);
    if (seen.payment_state === 'PAID') return;
    if (Date.now() - started > messageLimitMs)
      throw new Error(`${order.order_id} is paid, and still ${seen.payment_state} for the shop`);
  }
}

const giveUp = ({ caller }: Shopper, { order_id }: ModelOrder) =>
  caller.call(reportFailedOrder, { body: { order_id } });

/** A deposit that came too late goes back to the account that the shopper names. */
async function nameAccount(shopper: Shopper, order: ModelOrder): Promise<void> {
  same('whether an account is asked for', true, (await shopper.view(order)).needs_refund_account);
  const body = { order_id: order.order_id, refund_account: refundAccount };
  same('naming an account', true, (await shopper.caller.call(setRefundAccount, { body })).success);
}

const acts: Record<Outcome, (shopper: Shopper, order: ModelOrder) => Promise<'paid' | 'ended'>> = {
  approved: async (shopper, order) => {
    await approve(shopper, order);
    same('the payment state', 'PAID', (await check(shopper.caller, order.order_id)).data?.payment_state);
    return 'paid';
  },
  'approved, browser closed': async (shopper, order) => {
    await approve(shopper, order);
    await waitUntilPaid(shopper, order);
    return 'paid';
  },
  'approved, looked at five times at once': async (shopper, order) => {
    await approve(shopper, order);
    const looks = Array.from({ length: 5 }, () => check(shopper.caller, order.order_id));
    for (const { data } of await Promise.all(looks)) same('the payment state', 'PAID', data?.payment_state);
    return 'paid';
  },
  declined: async (shopper, order) => {
    if (order.payment) await shopper.shop.provider.pay(order.payment, {}, 'decline');
    same('a declined payment', 'PAYMENT_FAILED', (await check(shopper.caller, order.order_id)).code);
    return 'ended';
  },
  cancelled: async (shopper, order) => {
    if (order.payment) await shopper.shop.provider.pay(order.payment, {}, 'cancel');
    same('a cancelled payment', 'PAYMENT_FAILED', (await check(shopper.caller, order.order_id)).code);
    return 'ended';
  },
  'given up': async (shopper, order) => {
    same('giving up', true, (await giveUp(shopper, order)).success);
    return 'ended';
  },
  'given up, then approved': async (shopper, order) => {
    await giveUp(shopper, order);
    await approve(shopper, order);
    same('a late payment', 'PAYMENT_RETURNED', (await check(shopper.caller, order.order_id)).code);
    if (order.pay_method === 'DEPOSIT') await nameAccount(shopper, order);
    return 'ended';
  },
};

/** One of the orders that wait for their payment gets its end. */
export const endPayment = (number: number, outcome: Outcome) =>
  command({
    name: `unpaid order #${number} is ${outcome}`,
    when: (model) => ordersIn(model, 'READY').length > 0,
    act: async (model, shopper) => {
      const order = pick(ordersIn(model, 'READY'), number);
      if (!order) return;
      const ended = await acts[outcome](shopper, order);
      if (ended === 'paid') settle(model, order);
      else end(model, order);
    },
  });
