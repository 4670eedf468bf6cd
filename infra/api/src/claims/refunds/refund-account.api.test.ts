import {
  type RefundAccount,
  requestClaim,
  setRefundAccount,
  withdrawClaim,
} from '@mall/contracts/api/orders/order-claims';
import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { sql } from 'kysely';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { reconcile } from '../../jobs/reconciler.ts';
import { sealOldAccounts } from '../../money/refund-accounts/sealed-account.ts';
import { abandonOrder } from '../../orders/orders/close-order.ts';
import { lockOrder } from '../../orders/orders/move-lines.ts';
import { untilLockWait } from '../../testing/database/lock-waits.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { newVisitor } from '../../testing/servers/start-test-api.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const account: RefundAccount = { bank: 'KAKAO', number: '3333012345678', holder: '김서연' };
/** An order whose virtual account the shopper has paid into. */
const buy = async (visitor = shop.member) => {
  const { order_id, payment, amount } = await shop.steps.buy(visitor, [wanted(shop.first, 2)], {
    pay_method: 'DEPOSIT',
  });
  await shop.portone.decide(payment, 'deposit');
  await shop.api.call(checkOrderPayment, { body: { order_id } }, visitor);
  return { order_id, total: amount.total };
};
const stored = () => shop.api.db.selectFrom('refund_accounts').selectAll().execute();
const refundStates = async (order_id: string) =>
  (await shop.steps.view(order_id, shop.member)).refunds.map((refund) => refund.state);

describe('money of a paid virtual account', () => {
  it('goes back to the account that the shopper names, which is forgotten then', async () => {
    const { order_id, total } = await buy();
    expect(await shop.steps.view(order_id, shop.member)).toMatchObject({
      needs_refund_account: true,
      refund_account: null,
    });
    expect(await shop.steps.cancel(order_id, shop.member)).toMatchObject({
      status: 422,
      code: 'REFUND_ACCOUNT_REQUIRED',
    });
    expect(await refundStates(order_id)).toEqual([]);
    const sent: unknown[] = [];
    const { cancelPart } = shop.api.deps.payments;
    shop.api.deps.payments.cancelPart = (id, part) => {
      sent.push(part.refundAccount);
      return cancelPart(id, part);
    };
    await shop.steps.cancel(order_id, shop.member, undefined, account);
    shop.api.deps.payments.cancelPart = cancelPart;
    expect(sent).toEqual([account]);
    expect(await shop.steps.givenBack(order_id)).toBe(total);
    expect(await stored()).toEqual([]);
  });

  it('waits with the account, shown masked, while the provider does not answer', async () => {
    const { order_id, total } = await buy();
    const { cancelPart } = shop.api.deps.payments;
    shop.api.deps.payments.cancelPart = () => Promise.reject(new Error('no answer'));
    await shop.steps.cancel(order_id, shop.member, undefined, account);
    shop.api.deps.payments.cancelPart = cancelPart;
    const row = JSON.stringify(await stored());
    for (const part of Object.values(account)) expect(row).not.toContain(part);
    expect((await shop.steps.view(order_id, shop.member)).refund_account).toEqual({
      bank: 'KAKAO',
      number: '*********5678',
      holder: '김*연',
    });
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await shop.steps.givenBack(order_id)).toBe(total);
    expect(await stored()).toEqual([]);
  });

  it('of a return is sent to the account of the request; withdrawn, the account is forgotten', async () => {
    const { order_id } = await buy();
    await shop.steps.deliver(order_id);
    const order_line_id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
    const body = {
      order_id,
      kind: 'RETURN' as const,
      reason: 'SIZE' as const,
      detail: '',
      lines: [{ order_line_id, order_quantity: 2 }],
    };
    const request = (change: object) =>
      shop.api.call(requestClaim, { body: { ...body, ...change } }, shop.member);
    expect(await request({})).toMatchObject({ code: 'REFUND_ACCOUNT_REQUIRED' });
    const claim_id = (await request({ refund_account: account })).data.claim_ids[0] ?? 0;
    expect(await stored()).toHaveLength(1);
    await shop.api.call(withdrawClaim, { body: { claim_id } }, shop.member);
    expect(await stored()).toEqual([]);
    const { refund } = (await request({ refund_account: account })).data;
    await shop.steps.operate(order_id, 'RETURN_APPROVAL', 'RETURN_COLLECT', 'RETURN_COLLECT_COMPLETE');
    await shop.steps.operate(order_id, 'RETURN_CONFIRM');
    expect(await shop.steps.givenBack(order_id)).toBe(refund?.amount);
    expect(await stored()).toEqual([]);
  });

  it('waits for the shopper when the shop cancels, and holds no other refund up', async () => {
    const { order_id, total } = await buy();
    const { lines } = await shop.steps.command('orders.move', { order_id, to: 'PART_REFUND_READY' });
    expect(lines.at(-1)).toContain('waits for the shopper to name an account');
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await refundStates(order_id)).toEqual(['DUE']);
    const name = (visitor = shop.member, id = order_id) =>
      shop.api.call(setRefundAccount, { body: { order_id: id, refund_account: account } }, visitor);
    expect(await name({ ...shop.member, ...newVisitor(), token: '' })).toMatchObject({ success: false });
    expect((await name()).success).toBe(true);
    expect([await refundStates(order_id), await shop.steps.givenBack(order_id)]).toEqual([['DONE'], total]);
    expect(await name()).toMatchObject({ status: 409, code: 'ORDER_STATE' });
    const card = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    expect(await name(shop.member, card.order_id)).toMatchObject({ status: 409, code: 'ORDER_STATE' });
    expect(await stored()).toEqual([]);
  });

  it('is not stored for an account that is named while the last of it goes back', async () => {
    const { order_id } = await buy();
    await shop.steps.command('orders.move', { order_id, to: 'PART_REFUND_READY' });
    const body = { order_id, refund_account: account };
    let named: Promise<{ success: boolean }> | null = null;
    await shop.api.db.transaction().execute(async (tx) => {
      await lockOrder(tx, order_id);
      named = shop.api.call(setRefundAccount, { body }, shop.member);
      await untilLockWait(shop.api.db);
      await tx.updateTable('refunds').set({ state: 'DONE' }).where('order_id', '=', order_id).execute();
      await tx
        .updateTable('orders')
        .set((eb) => ({ refunded_amount: eb.ref('total') }))
        .where('order_id', '=', order_id)
        .execute();
    });
    expect(await named).toMatchObject({ status: 409, code: 'ORDER_STATE' });
    expect(await stored()).toEqual([]);
  });

  it('that came after the order was given up waits for an account, too', async () => {
    const guest = newVisitor();
    const { order_id, payment, amount } = await shop.steps.buy(guest, [wanted(shop.first)], {
      pay_method: 'DEPOSIT',
    });
    // Given up without a word to the provider, as when it did not answer: the account is still open there.
    const closing = { state: 'FAILED', code: 'PAYMENT_FAILED', isRefundDue: false } as const;
    await abandonOrder(shop.api.db, order_id, { ...closing, now: shop.api.deps.clock() });
    await shop.portone.decide(payment, 'deposit');
    const check = () => shop.api.call(checkOrderPayment, { body: { order_id } }, guest);
    expect(await check()).toMatchObject({ status: 409, code: 'PAYMENT_RETURNED' });
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect((await shop.steps.view(order_id, guest)).needs_refund_account).toBe(true);
    const body = { order_id, refund_account: account };
    expect((await shop.api.call(setRefundAccount, { body }, guest)).success).toBe(true);
    expect(await shop.steps.givenBack(order_id)).toBe(amount.total);
    expect((await shop.steps.view(order_id, guest)).needs_refund_account).toBe(false);
    expect(await stored()).toEqual([]);
  });

  it('waits for the shopper to name the account again when the key of it is gone, or it is of another order', async () => {
    const [one, other] = [await buy(), await buy()];
    const { cancelPart } = shop.api.deps.payments;
    shop.api.deps.payments.cancelPart = () => Promise.reject(new Error('no answer'));
    await shop.steps.cancel(one.order_id, shop.member, undefined, account);
    await shop.steps.cancel(other.order_id, shop.member, undefined, { ...account, number: '999900001111' });
    shop.api.deps.payments.cancelPart = cancelPart;
    const sealed = (await stored()).find((row) => row.order_id === other.order_id)?.sealed ?? null;
    const ofOne = shop.api.db.updateTable('refund_accounts').where('order_id', '=', one.order_id);
    await ofOne.set({ sealed }).execute();
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect([await refundStates(one.order_id), await refundStates(other.order_id)]).toEqual([
      ['DUE'],
      ['DONE'],
    ]);
    expect((await shop.steps.view(one.order_id, shop.member)).refund_account).toBeNull();
    const body = { order_id: one.order_id, refund_account: account };
    expect(await shop.api.call(setRefundAccount, { body }, shop.member)).toMatchObject({ success: true });
    expect(await refundStates(one.order_id)).toEqual(['DONE']);
    expect(await stored()).toEqual([]);
  });

  it('that was named before accounts were sealed is sealed by the next start', async () => {
    const { order_id, total } = await buy();
    await shop.steps.command('orders.move', { order_id, to: 'PART_REFUND_READY' });
    await sql`insert into refund_accounts (order_id, bank, number, holder, created_at)
      values (${order_id}, ${account.bank}, ${account.number}, ${account.holder}, now())`.execute(
      shop.api.db,
    );
    const { db, secretBox } = shop.api.deps;
    expect([await sealOldAccounts(db, secretBox), await sealOldAccounts(db, secretBox)]).toEqual([1, 0]);
    expect(JSON.stringify((await sql`select * from refund_accounts`.execute(db)).rows)).not.toContain(
      account.number,
    );
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await shop.steps.givenBack(order_id)).toBe(total);
  });

  it.each([
    ['letters', { number: '3333-01-2345' }],
    ['too few digits', { number: '1234567' }],
    ['no holder', { holder: ' ' }],
  ])('is not sent to an account with %s', async (_case, change) => {
    const { order_id } = await buy();
    const reply = await shop.steps.cancel(order_id, shop.member, undefined, { ...account, ...change });
    expect(reply).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });
});
