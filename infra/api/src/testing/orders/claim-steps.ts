import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { cancelOrder, type RefundAccount } from '@mall/contracts/api/orders/order-claims';
import { checkOrderPayment, orderPurchase } from '@mall/contracts/api/orders/orders';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { canMove } from '@mall/contracts/domain/orders/order-transitions';
import { moveWithEffects } from '../../claims/move-with-effects.ts';
import { payRefunds } from '../../claims/refunds/refunds.ts';
import { loadLines, lockOrder } from '../../orders/orders/move-lines.ts';
import type { TestPortone } from '../servers/start-portone.ts';
import { type TestApi, testOperatorKey, type Visitor } from '../servers/start-test-api.ts';
import type { wanted } from './choose-options.ts';
import { newKey, type OrderExtra, orderSteps, toPay } from './order-steps.ts';

/** What shoppers and operators do with an order once it is placed. */
export function claimSteps(api: TestApi, portone: TestPortone) {
  const steps = orderSteps(api);
  /** Orders and approves at the provider. */
  const buy = async (visitor: Visitor, products: ReturnType<typeof wanted>[], extra: OrderExtra = {}) => {
    const { pay_method: _method, ...benefits } = extra;
    const { temporary_id } = await steps.prepare(visitor, products);
    const body = { temporary_id, ...benefits };
    const { amount } = (await api.call(orderPurchase, { body }, visitor)).data;
    const { data } = await steps.place(visitor, temporary_id, amount.total, newKey(), extra);
    const payment = toPay(data.payment);
    await portone.decide(payment, 'approve');
    await api.call(checkOrderPayment, { body: { order_id: data.order_id } }, visitor);
    return { order_id: data.order_id, payment, amount };
  };
  const view = async (order_id: string, visitor: Visitor) =>
    (await api.call(viewMyOrder, { query: { order_id } }, visitor)).data;
  /** KRW that the provider has given back. */
  const givenBack = async (order_id: string) => {
    const headers = { authorization: `PortOne ${api.config.PORTONE_API_SECRET}` };
    const reply = await fetch(`${portone.url}/payments/${order_id}`, { headers });
    return ((await reply.json()) as { amount: { cancelled: number } }).amount.cancelled;
  };
  /** What an operator does, step by step, with every line that can go there. */
  const operate = async (order_id: string, ...way: OrderStatus[]) => {
    for (const to of way) {
      await api.db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, order_id);
        const lines = (await loadLines(tx, order_id)).filter((line) => canMove(line.status, to, 'OPERATOR'));
        if (lines.length === 0) throw new Error(`nothing can go to ${to}`);
        await moveWithEffects(tx, order, lines, { to, actor: 'OPERATOR', now: api.deps.clock() });
      });
    }
    await payRefunds(api.deps, order_id);
  };
  const deliver = (order_id: string) =>
    operate(order_id, 'CONFIRM_SETTLEMENT', 'DOMESTIC_SHIPPING', 'SHIPPING_COMPLETE');
  const cancel = (
    order_id: string,
    visitor: Visitor,
    lines?: { order_line_id: number; order_quantity: number }[],
    refund_account?: RefundAccount,
  ) => {
    const body = { order_id, ...(lines ? { lines } : {}), ...(refund_account ? { refund_account } : {}) };
    return api.call(cancelOrder, { body }, visitor);
  };
  /** What the operator types at the command line. */
  const command = async (name: string, input: object) => {
    const headers = { authorization: `Operator ${testOperatorKey}` };
    const payload = { command: name, input, actor: 'kim' };
    const reply = await api.app.inject({ method: 'POST', url: '/operator', headers, payload });
    const { data } = reply.json<{ data?: { lines: string[] } }>();
    return { status: reply.statusCode, lines: data?.lines ?? [] };
  };
  return { ...steps, buy, view, givenBack, operate, deliver, cancel, command };
}
