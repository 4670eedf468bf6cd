import { checkClaimFee, payClaimFee } from '@mall/contracts/api/orders/claims/claim-fees';
import { requestClaim, withdrawClaim } from '@mall/contracts/api/orders/order-claims';
import { webhookHeaders } from '@mall/partners/src/portone/send-webhook.ts';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { reconcile } from '../../jobs/reconciler.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { newVisitor } from '../../testing/servers/start-test-api.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const minuteMs = 60_000;
/** Delivered goods for which an exchange was asked; its fee is due. */
async function exchanging(lineCount = 1) {
  const bought = [wanted(shop.first), wanted(shop.second)].slice(0, lineCount);
  const { order_id } = await shop.steps.buy(shop.member, bought);
  await shop.steps.deliver(order_id);
  const lines = (await shop.steps.view(order_id, shop.member)).lines.map(
    ({ order_line_id, product_option_id }) => ({ order_line_id, product_option_id, order_quantity: 1 }),
  );
  const body = { order_id, kind: 'EXCHANGE' as const, reason: 'SIZE' as const, detail: '', lines };
  const { claim_ids } = (await shop.api.call(requestClaim, { body }, shop.member)).data;
  return { order_id, claim_id: claim_ids[0] ?? 0, claim_ids };
}
const pay = (claim_id: number, pay_method: 'CARD' | 'KAKAOPAY' | 'DEPOSIT' = 'CARD', visitor = shop.member) =>
  shop.api.call(payClaimFee, { body: { claim_id, pay_method } }, visitor);
const begin = async (claim_id: number) => (await pay(claim_id)).data.payment;
const check = async (claim_id: number) =>
  (await shop.api.call(checkClaimFee, { body: { claim_id } }, shop.member)).data.fee_state;
const withdraw = (claim_id = 0) => shop.api.call(withdrawClaim, { body: { claim_id } }, shop.member);
const feesOf = async (order_id: string) =>
  (await shop.steps.view(order_id, shop.member)).lines.map(({ claim }) => claim?.fee_state);
const states = async (order_id: string) =>
  (
    await shop.api.db
      .selectFrom('fee_payments')
      .select('state')
      .where('order_id', '=', order_id)
      .orderBy('created_at')
      .execute()
  ).map(({ state }) => state);
const round = () => reconcile(shop.api.deps, shop.api.deps.logger);

describe("an exchange's fee", () => {
  it('is paid by a payment of its own, once, and the new piece may be sent', async () => {
    const { order_id, claim_id } = await exchanging();
    const payment = await begin(claim_id);
    expect(payment).toMatchObject({ total_amount: 6_000, order_name: '교환 배송비', pay_method: 'CARD' });
    expect(payment.payment_id).not.toBe(order_id);
    // Pressed again, or another way to pay chosen: the same payment.
    const again = (await pay(claim_id, 'KAKAOPAY')).data.payment;
    expect(again).toEqual({ ...payment, pay_method: 'KAKAOPAY' });
    expect(await check(claim_id)).toBe('DUE');
    await shop.portone.decide(payment, 'approve');
    expect(await Promise.all([check(claim_id), check(claim_id)])).toEqual(['PAID', 'PAID']);
    expect(await pay(claim_id)).toMatchObject({ status: 409, code: 'ORDER_STATE' });
    const way = [
      'EXCHANGE_APPROVAL',
      'EXCHANGE_COLLECT',
      'EXCHANGE_COLLECT_COMPLETE',
      'EXCHANGE_CONFIRM',
    ] as const;
    await shop.steps.operate(order_id, ...way, 'RE_SHIPPING');
    expect(await shop.steps.givenBack(payment.payment_id)).toBe(0);
  });

  it('is begun once, however often it is pressed at the same moment', async () => {
    const { claim_id } = await exchanging();
    const replies = await Promise.all(Array.from({ length: 4 }, () => pay(claim_id)));
    expect(new Set(replies.map((reply) => reply.data.payment.payment_id)).size).toBe(1);
  });

  it('is settled by the webhook, and by the reconciler when nothing else comes', async () => {
    const [hooked, lost] = [await exchanging(), await exchanging()];
    for (const { claim_id } of [hooked, lost]) await shop.portone.decide(await begin(claim_id), 'approve');
    const { payment_id } = await shop.api.db
      .selectFrom('fee_payments')
      .select('payment_id')
      .where('order_id', '=', hooked.order_id)
      .executeTakeFirstOrThrow();
    const payload = JSON.stringify({
      type: 'Transaction.Paid',
      timestamp: new Date().toISOString(),
      data: { paymentId: payment_id },
    });
    const headers = webhookHeaders(shop.api.config.PORTONE_WEBHOOK_SECRET, payload);
    const reply = await shop.api.app.inject({
      method: 'POST',
      url: '/api/portones/webhook',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    expect([reply.statusCode, await feesOf(hooked.order_id)]).toEqual([200, ['PAID']]);
    expect(await feesOf(lost.order_id)).toEqual(['DUE']);
    shop.api.wait(3 * minuteMs);
    await round();
    expect(await feesOf(lost.order_id)).toEqual(['PAID']);
  });

  it('of another amount than the stored one goes back and stays due', async () => {
    const { order_id, claim_id } = await exchanging();
    const payment = await begin(claim_id);
    await shop.portone.decide({ ...payment, total_amount: 100 }, 'approve');
    expect(await check(claim_id)).toBe('DUE');
    expect([await states(order_id), await shop.steps.givenBack(payment.payment_id)]).toEqual([
      ['RETURNED'],
      100,
    ]);
    const next = await begin(claim_id);
    expect(next.payment_id).not.toBe(payment.payment_id);
    await shop.portone.decide(next, 'approve');
    expect(await check(claim_id)).toBe('PAID');
  });

  it('that was declined can be tried again', async () => {
    const { order_id, claim_id } = await exchanging();
    const payment = await begin(claim_id);
    await shop.portone.decide(payment, 'decline');
    expect(await check(claim_id)).toBe('DUE');
    await shop.portone.decide(await begin(claim_id), 'approve');
    expect(await check(claim_id)).toBe('PAID');
    expect((await states(order_id)).sort()).toEqual(['FAILED', 'PAID']);
  });

  it('goes back by itself when the exchange is withdrawn, also when the provider does not answer at first', async () => {
    const { order_id, claim_id } = await exchanging();
    const payment = await begin(claim_id);
    await shop.portone.decide(payment, 'approve');
    await check(claim_id);
    await withdraw(claim_id);
    expect(await feesOf(order_id)).toEqual(['GIVE_BACK']);
    // The operator cannot give it back a second time by hand.
    expect((await shop.steps.command('orders.fee', { order_id, to: 'RETURNED' })).status).toBe(409);
    const { cancel } = shop.api.deps.payments;
    shop.api.deps.payments.cancel = () => Promise.reject(new Error('no answer'));
    await round();
    shop.api.deps.payments.cancel = cancel;
    expect(await feesOf(order_id)).toEqual(['GIVE_BACK']);
    await round();
    expect([await feesOf(order_id), await states(order_id)]).toEqual([['WAIVED'], ['RETURNED']]);
    expect(await shop.steps.givenBack(payment.payment_id)).toBe(6_000);
  });

  it('of several lines stays paid while one of them is still exchanged', async () => {
    const { order_id, claim_ids } = await exchanging(2);
    const payment = await begin(claim_ids[1] ?? 0);
    expect(payment.total_amount).toBe(6_000);
    await shop.portone.decide(payment, 'approve');
    await check(claim_ids[0] ?? 0);
    await withdraw(claim_ids[0]);
    await round();
    expect([await feesOf(order_id), await states(order_id)]).toEqual([['NONE', 'PAID'], ['PAID']]);
    await withdraw(claim_ids[1]);
    await round();
    expect([await feesOf(order_id), await states(order_id)]).toEqual([['NONE', 'WAIVED'], ['RETURNED']]);
  });

  it('that is paid when nothing is due any more goes back, and what was noted by hand stays', async () => {
    const [noted, withdrawn] = [await exchanging(), await exchanging()];
    const [one, other] = [await begin(noted.claim_id), await begin(withdrawn.claim_id)];
    await shop.steps.command('orders.fee', { order_id: noted.order_id, to: 'PAID' });
    await withdraw(withdrawn.claim_id);
    shop.api.wait(31 * minuteMs);
    await round();
    expect(await states(noted.order_id)).toEqual(['FAILED']);
    for (const payment of [one, other]) await shop.portone.decide(payment, 'approve');
    await round();
    for (const payment of [one, other]) expect(await shop.steps.givenBack(payment.payment_id)).toBe(6_000);
    expect([await feesOf(noted.order_id), await feesOf(withdrawn.order_id)]).toEqual([['PAID'], ['WAIVED']]);
  });

  it('is begun for what is due and by its shopper only', async () => {
    const { claim_id } = await exchanging();
    expect(await pay(claim_id, 'DEPOSIT')).toMatchObject({ status: 400 });
    expect(
      await pay(claim_id, 'CARD', { ...newVisitor(), ...(await shop.api.logIn('silver001')) }),
    ).toMatchObject({
      status: 404,
    });
    expect(await pay(2_000_000_000)).toMatchObject({ status: 404 });
    await withdraw(claim_id);
    expect(await pay(claim_id)).toMatchObject({ status: 409, code: 'ORDER_STATE' });
  });
});
