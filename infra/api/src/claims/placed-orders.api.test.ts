import { countMyOrderStatuses, listMyOrders } from '@mall/contracts/api/my-orders';
import { checkPaymentComplete } from '@mall/contracts/api/order-completion';
import { reconcile } from '../orders/reconciler.ts';
import {
  type ChosenOption,
  choosePlainOptions,
  setStock,
  stockOf,
  wanted,
} from '../testing/choose-options.ts';
import { claimSteps } from '../testing/claim-steps.ts';
import { contradictions } from '../testing/money-agrees.ts';
import { startPortone, type TestPortone } from '../testing/start-portone.ts';
import { newVisitor, startTestApi, type TestApi, type Visitor } from '../testing/start-test-api.ts';

let portone: TestPortone;
let api: TestApi;
let steps: ReturnType<typeof claimSteps>;
let member: Visitor;
let first: ChosenOption;
let _second: ChosenOption;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  steps = claimSteps(api, portone);
  member = await api.logIn();
  [first, _second] = (await choosePlainOptions(api.db, 2)) as [ChosenOption, ChosenOption];
  await setStock(api.db, first.product_option_id, 500);
});
afterEach(async () => expect(await contradictions(api.db)).toEqual([]));
afterAll(async () => {
  await api.close();
  await portone.close();
});

describe('an order that is paid by deposit', () => {
  it('stands once the account is issued, shows it, and is paid when the money comes', async () => {
    const guest = newVisitor();
    const { order_id, payment } = await steps.buy(guest, [wanted(first)], { pay_method: 'DEPOSIT' });
    const complete = async () => (await api.call(checkPaymentComplete, { body: { order_id } }, guest)).data;
    expect(await complete()).toMatchObject({
      is_complete: true,
      status: 'DEPOSIT_WAIT',
      payment_state: 'READY',
    });
    expect((await steps.view(order_id, guest)).order.deposit).toMatchObject({ bank: 'KOOKMIN' });
    api.wait(31 * 60_000);
    await reconcile(api.deps, api.deps.logger);
    expect(await complete()).toMatchObject({ is_complete: true, status: 'DEPOSIT_WAIT' });
    await portone.decide(payment, 'deposit');
    expect(await complete()).toMatchObject({ status: 'PAYMENT_CONFIRM', payment_state: 'PAID' });
  });

  it('ends when the time is over, with its stock back', async () => {
    const before = await stockOf(api.db, first.product_option_id);
    const { order_id } = await steps.buy(member, [wanted(first)], { pay_method: 'DEPOSIT' });
    api.wait(25 * 3_600_000);
    await reconcile(api.deps, api.deps.logger);
    expect(await stockOf(api.db, first.product_option_id)).toBe(before);
    expect((await steps.view(order_id, member)).order.payment_state).toBe('FAILED');
  });

  it('can be cancelled while it waits', async () => {
    const before = await stockOf(api.db, first.product_option_id);
    const { order_id } = await steps.buy(member, [wanted(first)], { pay_method: 'DEPOSIT' });
    expect((await steps.cancel(order_id, member)).data).toMatchObject({ refund_amount: 0 });
    expect(await api.deps.payments.find(order_id)).toEqual({ state: 'CANCELLED' });
    expect(await stockOf(api.db, first.product_option_id)).toBe(before);
  });
});

describe("the shopper's orders", () => {
  it('are listed newest first by period and status, and counted per status', async () => {
    const visitor = newVisitor();
    const older = await steps.buy(visitor, [wanted(first)]);
    api.wait(60_000);
    const newer = await steps.buy(visitor, [wanted(first)]);
    await steps.order(visitor, [wanted(first)]);
    await steps.deliver(older.order_id);
    const ids = async (query: object = {}) =>
      (await api.call(listMyOrders, { query }, visitor)).data.rows.map((row) => row.order_id);
    expect(await ids()).toEqual([newer.order_id, older.order_id]);
    expect(await ids({ status: 'SHIPPING_COMPLETE' })).toEqual([older.order_id]);
    expect(await ids({ to: '2020-01-01' })).toEqual([]);
    const { counts } = (await api.call(countMyOrderStatuses, {}, visitor)).data;
    expect(counts).toMatchObject({ PAYMENT_CONFIRM: 1, SHIPPING_COMPLETE: 1, DEPOSIT_WAIT: 0 });
    expect((await api.call(listMyOrders, { query: {} }, newVisitor())).data.rows).toEqual([]);
  });

  it('confirm themselves a week after delivery', async () => {
    const { order_id } = await steps.buy(member, [wanted(first)]);
    await steps.deliver(order_id);
    api.wait(7 * 86_400_000 + 1);
    member = await api.logIn();
    await reconcile(api.deps, api.deps.logger);
    expect((await steps.view(order_id, member)).lines[0]?.status).toBe('PURCHASE_CONFIRM');
  });
});

it('a payment that comes after the order was given up goes back without a webhook', async () => {
  const guest = newVisitor();
  const order = await steps.order(guest, [wanted(first)]);
  await portone.open(order.payment);
  api.wait(31 * 60_000);
  await reconcile(api.deps, api.deps.logger);
  await portone.decide(order.payment, 'approve');
  await reconcile(api.deps, api.deps.logger);
  expect(await steps.givenBack(order.order_id)).toBe(order.total);
});
