import { setRefundAccount } from '@mall/contracts/api/orders/order-claims';
import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { sql } from 'kysely';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { reconcile } from '../../jobs/reconciler.ts';
import { abandonOrder } from '../../orders/orders/close-order.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { newVisitor } from '../../testing/servers/start-test-api.ts';

// The holder was compared letter by letter, so that no one could name another person's account, not even an operator
// who had seen a marriage certificate.
let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const account = { bank: 'KAKAO', number: '3333012345678', holder: '주식회사 가상' } as const;

/** A virtual account that a member with this name paid into, and whose money has to go back. */
async function waiting(orderer_name: string) {
  const { order_id, payment, amount } = await shop.steps.buy(shop.member, [wanted(shop.first)], {
    pay_method: 'DEPOSIT',
  });
  await shop.portone.decide(payment, 'deposit');
  await reconcile(shop.api.deps, shop.api.deps.logger);
  await shop.api.call(checkOrderPayment, { body: { order_id } }, shop.member);
  await sql`update orders set form = form || ${JSON.stringify({ orderer_name })}::jsonb
    where order_id = ${order_id}`.execute(shop.api.db);
  await shop.steps.command('orders.move', { order_id, to: 'PART_REFUND_READY' });
  return { order_id, total: amount.total };
}
const messagesAbout = async (order_id: string) =>
  (
    await shop.api.db
      .selectFrom('notifications')
      .select('title')
      .where('content', 'like', `%${order_id}%`)
      .execute()
  ).map(({ title }) => title);
const reason = 'name of before the marriage, certificate seen';

describe('the holder of a refund account', () => {
  it.each([
    ['Kim Seoyeon', ' kim  SEOYEON '],
    ['김 서연', '김서연'],
  ])('is the orderer %s, written as %p', async (orderer_name, holder) => {
    const { order_id, total } = await waiting(orderer_name);
    const body = { order_id, refund_account: { ...account, holder } };
    expect(await shop.api.call(setRefundAccount, { body }, shop.member)).toMatchObject({ success: true });
    expect(await shop.steps.givenBack(order_id)).toBe(total);
  });

  it('is the orderer alone', async () => {
    const { order_id } = await waiting('Kim Seoyeon');
    const body = { order_id, refund_account: { ...account, holder: 'Kim Seoyeo' } };
    expect(await shop.api.call(setRefundAccount, { body }, shop.member)).toMatchObject({
      status: 422,
      code: 'REFUND_HOLDER_MISMATCH',
    });
  });
});

describe('an operator', () => {
  it('names an account of another person with a reason, and the phone of the order is notified', async () => {
    const { order_id, total } = await waiting('김서연');
    const listed = async () => (await shop.steps.command('orders.refunds', {})).lines.join('\n');
    expect(await listed()).toContain(`${order_id}  ${total} KRW  refund  waits for an account`);
    const { cancelPart } = shop.api.deps.payments;
    shop.api.deps.payments.cancelPart = () => Promise.reject(new Error('no answer'));
    const named = await shop.steps.command('orders.refund-account', { order_id, account, reason });
    shop.api.deps.payments.cancelPart = cancelPart;
    expect(await listed()).toContain(`${order_id}  ${total} KRW  refund  waits for the provider`);
    expect(named.lines[0]).toMatch(new RegExp(`^${order_id}: money goes back to KAKAO \\*+5678, `));
    expect(await messagesAbout(order_id)).toContain('환불 계좌 등록 안내');
    const [stored] = await shop.api.db.selectFrom('refund_accounts').selectAll().execute();
    const audit = await shop.api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', `order ${order_id} refund account`)
      .executeTakeFirstOrThrow();
    for (const secret of [account.number, account.holder]) {
      expect(JSON.stringify([stored, audit, named.lines])).not.toContain(secret);
    }
    expect(audit).toMatchObject({ actor: 'kim', action: 'orders.refund-account', after: { reason } });
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await shop.steps.givenBack(order_id)).toBe(total);
    expect(await shop.api.db.selectFrom('refund_accounts').selectAll().execute()).toEqual([]);
  });

  it('is refused for an order that waits for none, without a reason, and with a number that is none', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    const name = async (change: object, id = order_id) =>
      (await shop.steps.command('orders.refund-account', { order_id: id, account, reason, ...change }))
        .status;
    expect(await name({})).toBe(409);
    const waits = await waiting('김서연');
    expect(await name({ reason: ' ' }, waits.order_id)).toBe(400);
    expect(await name({ account: { ...account, number: '12-34' } }, waits.order_id)).toBe(400);
    expect(await name({}, waits.order_id)).toBe(200);
  });
});

describe('the security log of a member', () => {
  const logged = async (order_id: string) =>
    (
      await shop.api.db
        .selectFrom('security_events')
        .select(['kind', 'detail'])
        .where('member_id', 'is not', null)
        .where('detail', 'like', `%${order_id}%`)
        .orderBy('security_event_id')
        .execute()
    ).map(({ kind, detail }) => `${kind} ${detail.replace(order_id, 'ORDER')}`);

  it('has each account that was named and each sum that went back', async () => {
    const { order_id, total } = await waiting('김서연');
    const body = { order_id, refund_account: { ...account, holder: '김서연' } };
    const { cancelPart } = shop.api.deps.payments;
    shop.api.deps.payments.cancelPart = () => Promise.reject(new Error('no answer'));
    for (let count = 0; count < 2; count += 1) await shop.api.call(setRefundAccount, { body }, shop.member);
    shop.api.deps.payments.cancelPart = cancelPart;
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await logged(order_id)).toEqual([
      'REFUND account named for ORDER',
      'REFUND account named for ORDER',
      `REFUND ${total} KRW of ORDER went back`,
    ]);
  });

  it('has a payment that went back as a whole, because it came too late', async () => {
    const { order_id, payment } = await shop.steps.order(shop.member, [wanted(shop.first)]);
    const closing = { state: 'FAILED', code: 'PAYMENT_FAILED', isRefundDue: false } as const;
    await abandonOrder(shop.api.db, order_id, { ...closing, now: shop.api.deps.clock() });
    await shop.portone.decide(payment, 'approve');
    for (let count = 0; count < 2; count += 1) await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await logged(order_id)).toEqual(['REFUND whole payment of ORDER went back']);
  });

  it('has nothing of a guest, who has none', async () => {
    const guest = newVisitor();
    const { order_id } = await shop.steps.buy(guest, [wanted(shop.first)]);
    const before = await shop.api.db.selectFrom('security_events').select('kind').execute();
    expect((await shop.steps.cancel(order_id, guest)).success).toBe(true);
    expect(await shop.api.db.selectFrom('security_events').select('kind').execute()).toEqual(before);
  });
});
