import { cancelOrder } from '@mall/contracts/api/orders/order-claims';
import { checkOrderPayment, placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { reconcile } from '../../jobs/reconciler.ts';
import type { FaultPoint } from '../../platform/fault-point.ts';
import {
  type ChosenOption,
  choosePlainOptions,
  stockOf,
  wanted,
} from '../../testing/orders/choose-options.ts';
import { newKey, orderForm, toPay } from '../../testing/orders/order-steps.ts';
import {
  buildKilledShop,
  type Ground,
  makeGround,
  startKilledShop,
} from '../../testing/servers/start-killed-shop.ts';
import { startPortone, type TestPortone } from '../../testing/servers/start-portone.ts';
import { newVisitor, startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

/** Starting and mending the embedded database takes longest, so it meets the steps where a write hangs between two. */
const steps: FaultPoint[] =
  testDatabase === 'postgresql'
    ? [
        'place:stock-reserved',
        'place:before-commit',
        'place:after-commit',
        'settle:before-confirm',
        'settle:confirmed-before-commit',
        'settle:after-confirm',
        'settle:before-give-back',
        'settle:after-give-back',
        'refund:before-provider',
        'refund:after-provider',
      ]
    : ['place:before-commit', 'settle:confirmed-before-commit', 'refund:after-provider'];

let portone: TestPortone;
let entry: string;
let ground: Ground;
let option: ChosenOption;
/** Pieces that there are of the option, in stock or held by orders; no kill may change that. */
let pieces: number;
beforeAll(async () => {
  portone = await startPortone();
  [entry, ground] = await Promise.all([buildKilledShop(), makeGround()]);
  const { db, close } = await ground.open();
  [option] = (await choosePlainOptions(db, 1)) as [ChosenOption];
  pieces = option.stock;
  await close();
});
afterAll(async () => {
  await ground.close();
  await portone.close();
});

/** The shop after its restart, on what the dead process left. */
async function reopen(): Promise<TestApi> {
  const environment = { PORTONE_API_URL: portone.url };
  return startTestApi({ environment, database: await ground.open() });
}
const cancelledAtProvider = async (paymentId: string, api: TestApi) => {
  const headers = { authorization: `PortOne ${api.config.PORTONE_API_SECRET}` };
  const reply = await fetch(`${portone.url}/payments/${paymentId}`, { headers });
  return ((await reply.json()) as { amount: { cancelled: number } }).amount.cancelled;
};

it.each(steps)(
  'killed at %s, the shop agrees with itself and with the provider after a restart',
  async (step) => {
    const visitor = newVisitor();
    const key = newKey();
    const total = option.guest_price + (option.guest_price >= 50_000 ? 0 : 3_000);
    const shop = await startKilledShop(entry, { ...ground.environment, PORTONE_API_URL: portone.url }, step);
    const temporary = await shop.call(
      setOrderTemporary,
      { body: { products: [wanted(option)], order_location: 'goods' } },
      visitor,
    );
    const order = { temporary_id: temporary?.temporary_id ?? '', form: orderForm, expected_total: total };
    const placed = await shop.call(placeOrder, { body: order }, visitor, key);
    const isMismatch = step.endsWith('give-back');
    if (placed) {
      const total_amount = isMismatch ? total + 10 : total;
      await portone.decide({ ...toPay(placed.payment), total_amount }, 'approve');
      const check = { body: { order_id: placed.order_id } };
      const checked = await shop.call(checkOrderPayment, check, visitor);
      if (checked) await shop.call(cancelOrder, check, visitor);
    }
    expect(await shop.ended).toBe('SIGKILL');

    const api = await reopen();
    if (!placed) {
      // The shopper's browser sends the same order again.
      const again = await api.call(placeOrder, { body: order }, visitor, { 'idempotency-key': key });
      expect(again.success).toBe(true);
      await portone.decide(toPay(again.data.payment), 'approve');
    }
    api.wait(3 * 60_000);
    await reconcile(api.deps, api.deps.logger);
    const orders = await api.db
      .selectFrom('orders')
      .select(['order_id', 'payment_state', 'is_refund_due', 'refunded_amount'])
      .where('session_id', '=', visitor.sessionId)
      .execute();
    expect(orders).toHaveLength(1);
    const [row] = orders;
    const isRefunded = step.startsWith('refund');
    expect(row).toMatchObject({
      payment_state: isMismatch || isRefunded ? 'CANCELLED' : 'PAID',
      is_refund_due: false,
      refunded_amount: isRefunded ? total : 0,
    });
    const charged = isMismatch ? total + 10 : total;
    expect(await cancelledAtProvider(row?.order_id ?? '', api)).toBe(isMismatch || isRefunded ? charged : 0);
    expect((await stockOf(api.db, option.product_option_id)) + (await piecesHeld(api))).toBe(pieces);
    expect(await contradictions(api.db)).toEqual([]);
    await api.close();
  },
);

/** Pieces that orders hold of the option. */
async function piecesHeld(api: TestApi): Promise<number> {
  const lines = await api.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .select(['order_quantity', 'order_lines.status'])
    .where('product_option_id', '=', option.product_option_id)
    .where('is_stock_reserved', '=', true)
    .execute();
  return lines
    .filter((line) => !line.status.startsWith('PART_REFUND'))
    .reduce((sum, line) => sum + line.order_quantity, 0);
}
