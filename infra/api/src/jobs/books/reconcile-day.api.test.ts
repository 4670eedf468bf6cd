import { abandonOrder } from '../../orders/orders/close-order.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { newVisitor } from '../../testing/servers/start-test-api.ts';
import { koreanDay } from './korean-day.ts';
import { reconcileDay } from './reconcile-day.ts';

let shop: ClaimShop;
let today: string;
beforeEach(async () => {
  shop = await startClaimShop();
  today = koreanDay(shop.api.deps.clock());
});
afterEach(() => shop.close());

const reconcile = (day = today) => reconcileDay(shop.api.deps, day);
const buy = () => shop.steps.buy(newVisitor(), [wanted(shop.first)]);
const events = () => shop.api.db.selectFrom('payment_events').select(['payment_id', 'kind']).execute();
const setOrder = (order_id: string, change: { total?: number; payment_id?: string }) =>
  shop.api.db.updateTable('orders').set(change).where('order_id', '=', order_id).execute();
/** Sample orders of today whose payments the provider does not know. */
const withoutSamples = () =>
  shop.api.db
    .updateTable('orders')
    .set({ ordered_at: new Date(0) })
    .where('order_id', 'like', 'SAMPLE-%')
    .execute();

describe("a day's payments", () => {
  beforeEach(withoutSamples);

  it('agree: paid, given back in part and whole, opened and left', async () => {
    await buy();
    const whole = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    const part = await shop.steps.buy(shop.member, [wanted(shop.first, 2)]);
    expect((await shop.steps.cancel(whole.order_id, shop.member)).success).toBe(true);
    const [line] = (await shop.steps.view(part.order_id, shop.member)).lines;
    const pieces = [{ order_line_id: line?.order_line_id ?? 0, order_quantity: 1 }];
    expect((await shop.steps.cancel(part.order_id, shop.member, pieces)).success).toBe(true);
    await shop.portone.open((await shop.steps.order(newVisitor(), [wanted(shop.first)])).payment);
    const account = await shop.steps.buy(shop.member, [wanted(shop.first)], { pay_method: 'DEPOSIT' });
    expect((await shop.steps.cancel(account.order_id, shop.member)).success).toBe(true);
    // What was opened and left holds no money, and is not listed; an account that was closed is, and holds none.
    expect(await reconcile()).toMatchObject({ listed: 4, open: [], repaired: [] });
    expect(await events()).toEqual([]);
  });

  it('are brought in line where the shop was only late: confirmed, or given back', async () => {
    const late = await shop.steps.order(newVisitor(), [wanted(shop.first)]);
    const closed = await shop.steps.order(newVisitor(), [wanted(shop.first)]);
    const closing = { state: 'FAILED', code: 'PAYMENT_FAILED', isRefundDue: false } as const;
    await abandonOrder(shop.api.db, closed.order_id, { ...closing, now: shop.api.deps.clock() });
    for (const { payment } of [late, closed]) await shop.portone.decide(payment, 'approve');
    const { open, repaired } = await reconcile();
    expect(open).toEqual([]);
    expect(repaired.map((item) => item.paymentId).sort()).toEqual([late.order_id, closed.order_id].sort());
    expect(await shop.api.deps.payments.find(closed.order_id)).toEqual({ state: 'CANCELLED' });
    expect((await reconcile()).repaired).toEqual([]);
  });

  it('are reported once where the books cannot tell what is right', async () => {
    const [unknown, missing, cheaper] = [await buy(), await buy(), await buy()];
    await setOrder(unknown.order_id, { payment_id: 'ELSEWHERE-1' });
    await setOrder(cheaper.order_id, { total: cheaper.amount.total - 100 });
    const kinds = async () => (await reconcile()).open.map((item) => item.kind).sort();
    expect(await kinds()).toEqual(['AMOUNT_DIFFERS', 'NO_ORDER', 'NO_PAYMENT']);
    expect(await kinds()).toHaveLength(3);
    expect((await events()).map((event) => event.payment_id).sort()).toEqual(
      ['ELSEWHERE-1', unknown.order_id, cheaper.order_id].sort(),
    );
    expect(await shop.api.deps.payments.find(missing.order_id)).toMatchObject({ state: 'PAID' });
  });

  it('count by the day they were begun, and a payment after midnight is of its order', async () => {
    const { order_id } = await buy();
    await shop.api.db
      .updateTable('orders')
      .set({ ordered_at: new Date(Date.now() - 86_400_000) })
      .where('order_id', '=', order_id)
      .execute();
    const yesterday = koreanDay(new Date(Date.now() - 86_400_000));
    expect(await reconcile(yesterday)).toMatchObject({ listed: 0, booked: 1, open: [] });
    expect(await reconcile()).toMatchObject({ listed: 1, booked: 1, open: [] });
    expect(await reconcile('2020-01-01')).toMatchObject({ listed: 0, booked: 0, open: [] });
  });
});

describe('the operator', () => {
  it('reads them as a table, with exit code 1 when they disagree', async () => {
    await withoutSamples();
    const { order_id } = await buy();
    expect((await shop.steps.command('payments.reconcile', { day: today })).lines).toEqual([
      `${today}: 1 payments at the provider, 1 in the shop, 0 disagree, 0 settled`,
    ]);
    await setOrder(order_id, { total: 1 });
    const { lines, exit_code } = await shop.steps.command('payments.reconcile', { day: today });
    expect(lines[0]).toMatch(/^payment +disagreement +shop +provider +outcome$/);
    expect(lines[1]).toMatch(new RegExp(`^${order_id}  AMOUNT_DIFFERS +paid 1 KRW +PAID \\d+ KRW +OPEN$`));
    expect(exit_code).toBe(1);
    expect((await shop.steps.command('payments.reconcile', { day: '2026-02-31' })).status).toBe(400);
  });
});
