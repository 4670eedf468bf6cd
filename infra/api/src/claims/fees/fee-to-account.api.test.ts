import { checkClaimFee, payClaimFee } from '@mall/contracts/api/orders/claims/claim-fees';
import { requestClaim, setRefundAccount } from '@mall/contracts/api/orders/order-claims';
import { sql } from 'kysely';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { reconcile } from '../../jobs/reconciler.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';

// A fee that was paid into a virtual account, which the shop does not offer but a browser can choose, was asked back
// without an account to go to, in every round for ever. No test paid a fee otherwise than by card.
let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const account = { bank: 'KAKAO', number: '3333012345678', holder: '김서연' } as const;
const round = () => reconcile(shop.api.deps, shop.api.deps.logger);

/** An order paid by card whose exchange's fee came to an account. */
async function feeInAccount() {
  const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first), wanted(shop.second)]);
  await shop.steps.deliver(order_id);
  const [line, other] = (await shop.steps.view(order_id, shop.member)).lines;
  if (!line || !other) throw new Error('no lines');
  const { order_line_id, product_option_id } = line;
  const lines = [{ order_line_id, product_option_id, order_quantity: 1 }];
  const body = { order_id, kind: 'EXCHANGE' as const, reason: 'SIZE' as const, detail: '', lines };
  const claim_id = (await shop.api.call(requestClaim, { body }, shop.member)).data.claim_ids[0] ?? 0;
  const pay = { body: { claim_id, pay_method: 'CARD' as const } };
  const { payment } = (await shop.api.call(payClaimFee, pay, shop.member)).data;
  for (const decision of ['approve', 'deposit'] as const)
    await shop.portone.decide({ ...payment, pay_method: 'DEPOSIT' }, decision);
  const check = async () =>
    (await shop.api.call(checkClaimFee, { body: { claim_id } }, shop.member)).data.fee_state;
  return { order_id, payment, check, other };
}
const stateOf = (payment_id: string) =>
  shop.api.db
    .selectFrom('fee_payments')
    .select('state')
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow();

describe('a fee that was paid into an account', () => {
  it('waits for the shopper to name an account, is not asked back without, and goes there then', async () => {
    const { order_id, payment, check } = await feeInAccount();
    expect(await check()).toBe('DUE');
    expect((await shop.steps.view(order_id, shop.member)).needs_refund_account).toBe(true);
    const asked: string[] = [];
    const { cancel } = shop.api.deps.payments;
    shop.api.deps.payments.cancel = (id, ...more) => {
      asked.push(id);
      return cancel(id, ...more);
    };
    await round();
    await round();
    expect(asked).toEqual([]);
    expect((await shop.steps.command('orders.refunds', {})).lines.join('\n')).toMatch(
      new RegExp(`${order_id}  6000 KRW +exchange fee ${payment.payment_id} +waits for an account`),
    );
    const body = { order_id, refund_account: account };
    expect((await shop.api.call(setRefundAccount, { body }, shop.member)).success).toBe(true);
    expect(asked).toEqual([payment.payment_id]);
    shop.api.deps.payments.cancel = cancel;
    expect([await shop.steps.givenBack(payment.payment_id), await stateOf(payment.payment_id)]).toEqual([
      6_000,
      { state: 'RETURNED' },
    ]);
    const { rows } = await sql<{ detail: string }>`select detail from security_events
      where kind = 'REFUND' order by security_event_id`.execute(shop.api.db);
    expect(rows.map(({ detail }) => detail)).toEqual([
      `account named for ${order_id}`,
      `exchange fee of ${order_id} went back`,
    ]);
    const after = await shop.steps.view(order_id, shop.member);
    expect([after.needs_refund_account, after.refund_account]).toEqual([false, null]);
    expect((await shop.steps.command('orders.refunds', {})).lines).toEqual(['nothing waits to go back']);
  });

  it('goes to the account by the next round when the provider did not answer', async () => {
    const { order_id, payment, check } = await feeInAccount();
    await check();
    const { cancel } = shop.api.deps.payments;
    shop.api.deps.payments.cancel = () => Promise.reject(new Error('no answer'));
    const body = { order_id, refund_account: account };
    expect((await shop.api.call(setRefundAccount, { body }, shop.member)).success).toBe(true);
    shop.api.deps.payments.cancel = cancel;
    expect(await stateOf(payment.payment_id)).toEqual({ state: 'SURPLUS' });
    await round();
    expect(await stateOf(payment.payment_id)).toEqual({ state: 'RETURNED' });
  });

  it('holds no refund of its order up, which goes back to the card as ever', async () => {
    const { order_id, check, other } = await feeInAccount();
    await check();
    const { cancel, cancelPart } = shop.api.deps.payments;
    shop.api.deps.payments.cancel = () => Promise.reject(new Error('no answer'));
    const named = { body: { order_id, refund_account: account } };
    expect((await shop.api.call(setRefundAccount, named, shop.member)).success).toBe(true);
    const sent: unknown[] = [];
    shop.api.deps.payments.cancelPart = (id, part) => {
      sent.push(part.refundAccount);
      return cancelPart(id, part);
    };
    const lines = [{ order_line_id: other.order_line_id, order_quantity: 1 }];
    const body = { order_id, kind: 'RETURN' as const, reason: 'SIZE' as const, detail: '', lines };
    expect((await shop.api.call(requestClaim, { body }, shop.member)).success).toBe(true);
    await shop.steps.operate(order_id, 'RETURN_APPROVAL', 'RETURN_COLLECT', 'RETURN_COLLECT_COMPLETE');
    await shop.steps.operate(order_id, 'RETURN_CONFIRM');
    Object.assign(shop.api.deps.payments, { cancel, cancelPart });
    expect(sent).toEqual([null]);
    expect((await shop.steps.view(order_id, shop.member)).refund_account).toMatchObject({ bank: 'KAKAO' });
    await round();
    expect((await shop.steps.view(order_id, shop.member)).refund_account).toBeNull();
  });
});
