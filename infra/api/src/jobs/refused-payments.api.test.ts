import { checkClaimFee, payClaimFee } from '@mall/contracts/api/orders/claims/claim-fees';
import { requestClaim, setRefundAccount } from '@mall/contracts/api/orders/order-claims';
import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { webhookHeaders } from '@mall/partners/src/portone/send-webhook.ts';
import { stockOf, wanted } from '../testing/orders/choose-options.ts';
import { newKey, toPay } from '../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';
import type { PaymentToMake } from '../testing/servers/start-portone.ts';
import { newVisitor, type Visitor } from '../testing/servers/start-test-api.ts';
import { contradictions } from './books/contradictions.ts';
import { reconcile } from './reconciler.ts';

let shop: ClaimShop;
const own = 'channel-key-strict';
beforeAll(async () => {
  // A store that is not the stand-in's own, as a real shop has: only LIVE channels count.
  const store = { PORTONE_STORE_ID: 'store-strict', PORTONE_CHANNEL_KEY: own, PORTONE_CHANNEL_TYPE: 'LIVE' };
  shop = await startClaimShop({ store });
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

type PayMethod = 'CARD' | 'KAKAOPAY' | 'DEPOSIT';
const order = async (pay_method: PayMethod) => {
  const visitor = newVisitor();
  const { temporary_id, amount } = await shop.steps.prepare(visitor, [wanted(shop.first)]);
  const { data } = await shop.steps.place(visitor, temporary_id, amount.total, newKey(), { pay_method });
  return { visitor, order_id: data.order_id, payment: toPay(data.payment) };
};
const rowOf = (order_id: string) =>
  shop.api.db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
const eventsOf = (payment_id: string) =>
  shop.api.db.selectFrom('payment_events').select('kind').where('payment_id', '=', payment_id).execute();
const check = (order_id: string, visitor: Visitor) =>
  shop.api.call(checkOrderPayment, { body: { order_id } }, visitor);

/** Every way by which a payment can come to count as paid. */
const ways = {
  'the completion call': (order_id: string, visitor: Visitor) => check(order_id, visitor),
  'the webhook': async (order_id: string) => {
    const payload = JSON.stringify({ type: 'Transaction.Paid', data: { paymentId: order_id } });
    const headers = webhookHeaders(shop.api.config.PORTONE_WEBHOOK_SECRET, payload);
    await shop.api.app.inject({ method: 'POST', url: '/api/portones/webhook', headers, payload });
  },
  'the reconciler': async () => {
    shop.api.wait(2 * 60_000 + 1);
    await reconcile(shop.api.deps, shop.api.deps.logger);
  },
};

const wrong: [string, PaymentToMake['browser']][] = [
  ['a test channel', { channelKey: `${own}-test` }],
  ['another channel of the store', { channelKey: `${own}-other` }],
  ['a gift certificate', { payMethod: 'GIFT_CERTIFICATE' }],
  ['another easy pay', { payMethod: 'EASY_PAY', easyPayProvider: 'LPAY' }],
  ['another amount', { totalAmount: '100' }],
];
const cases = wrong.flatMap(([name, browser]) =>
  Object.entries(ways).map(([way, settle]) => ({ name, browser, way, settle })),
);

describe('a payment that differs from the order in one fact', () => {
  it.each(cases)('by $name never counts by $way, goes back, and is noted', async ({ browser, settle }) => {
    const before = await stockOf(shop.api.db, shop.first.product_option_id);
    const { order_id, visitor, payment } = await order('CARD');
    await shop.portone.decide({ ...payment, browser }, 'approve');
    await settle(order_id, visitor);
    expect(await rowOf(order_id)).toMatchObject({ payment_state: 'CANCELLED', is_refund_due: false });
    expect(await shop.api.deps.payments.find(order_id)).toEqual({ state: 'CANCELLED' });
    expect(await stockOf(shop.api.db, shop.first.product_option_id)).toBe(before);
    expect(await eventsOf(order_id)).toEqual([{ kind: 'REFUSED' }]);
  });

  it('informs the shopper that it was not the way to pay that the order names', async () => {
    const { order_id, visitor, payment } = await order('KAKAOPAY');
    await shop.portone.decide({ ...payment, browser: { payMethod: 'CARD' } }, 'approve');
    expect(await check(order_id, visitor)).toMatchObject({ status: 409, code: 'PAYMENT_REFUSED' });
  });

  it('is no fault of one by the way that the order names', async () => {
    for (const method of ['CARD', 'KAKAOPAY'] as const) {
      const { order_id, visitor, payment } = await order(method);
      await shop.portone.decide(payment, 'approve');
      expect((await check(order_id, visitor)).data.payment_state).toBe('PAID');
    }
  });
});

describe('an account', () => {
  it('that is issued by a test channel holds nothing and is closed', async () => {
    const before = await stockOf(shop.api.db, shop.first.product_option_id);
    const { order_id, visitor, payment } = await order('DEPOSIT');
    await shop.portone.decide({ ...payment, browser: { channelKey: `${own}-test` } }, 'approve');
    expect(await check(order_id, visitor)).toMatchObject({ code: 'PAYMENT_REFUSED' });
    expect(await stockOf(shop.api.db, shop.first.product_option_id)).toBe(before);
    expect(await shop.api.deps.payments.find(order_id)).toEqual({ state: 'CANCELLED' });
  });

  describe('that is issued after its order was given up', () => {
    const givenUp = async () => {
      const placed = await order('DEPOSIT');
      shop.api.wait(40 * 60_000 + 1);
      await reconcile(shop.api.deps, shop.api.deps.logger);
      expect((await rowOf(placed.order_id)).payment_state).toBe('FAILED');
      await shop.portone.decide(placed.payment, 'approve');
      return placed;
    };

    it.each(Object.entries(ways))('is closed by %s', async (_way, settle) => {
      const { order_id, visitor } = await givenUp();
      await settle(order_id, visitor);
      expect(await shop.api.deps.payments.find(order_id)).toEqual({ state: 'CANCELLED' });
    });

    it('is closed by the next round when the provider did not take the call', async () => {
      const { order_id } = await givenUp();
      const { deps } = shop.api;
      const closeAccount = () => Promise.reject(new Error('the line was cut'));
      await reconcile({ ...deps, payments: { ...deps.payments, closeAccount } }, deps.logger);
      expect(await deps.payments.find(order_id)).toMatchObject({ state: 'DEPOSIT_WAIT' });
      await reconcile(deps, deps.logger);
      expect(await deps.payments.find(order_id)).toEqual({ state: 'CANCELLED' });
    });
  });

  it("that was paid for a card's order gives back to an account that the shopper names", async () => {
    const { order_id, visitor, payment } = await order('CARD');
    const strange = { ...payment, browser: { payMethod: 'VIRTUAL_ACCOUNT' } };
    await shop.portone.decide(strange, 'approve');
    await shop.portone.decide(strange, 'deposit');
    expect(await check(order_id, visitor)).toMatchObject({ code: 'PAYMENT_REFUSED' });
    expect(await rowOf(order_id)).toMatchObject({ payment_state: 'CANCELLED', is_refund_due: true });
    const refund_account = { bank: 'KAKAO', number: '3333012345678', holder: '김서연' } as const;
    await shop.api.call(setRefundAccount, { body: { order_id, refund_account } }, visitor);
    expect(await shop.api.deps.payments.find(order_id)).toEqual({ state: 'CANCELLED' });
    expect((await rowOf(order_id)).is_refund_due).toBe(false);
  });

  it("that a deposit's order is paid around goes back by itself", async () => {
    const { order_id, visitor, payment } = await order('DEPOSIT');
    await shop.portone.decide({ ...payment, browser: { payMethod: 'CARD' } }, 'approve');
    expect(await check(order_id, visitor)).toMatchObject({ code: 'PAYMENT_REFUSED' });
    expect(await rowOf(order_id)).toMatchObject({ payment_state: 'CANCELLED', is_refund_due: false });
  });
});

describe("an exchange's fee", () => {
  const due = async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    await shop.steps.deliver(order_id);
    const lines = (await shop.steps.view(order_id, shop.member)).lines.map(
      ({ order_line_id, product_option_id }) => ({ order_line_id, product_option_id, order_quantity: 1 }),
    );
    const body = { order_id, kind: 'EXCHANGE', reason: 'SIZE', detail: '', lines } as const;
    const [claim_id = 0] = (await shop.api.call(requestClaim, { body }, shop.member)).data.claim_ids;
    const fee = { body: { claim_id, pay_method: 'CARD' } } as const;
    return { claim_id, payment: (await shop.api.call(payClaimFee, fee, shop.member)).data.payment };
  };

  it.each(wrong)('by %s is not paid, and goes back', async (_case, browser) => {
    const { claim_id, payment } = await due();
    await shop.portone.decide({ ...payment, browser }, 'approve');
    const { data } = await shop.api.call(checkClaimFee, { body: { claim_id } }, shop.member);
    expect(data.fee_state).toBe('DUE');
    expect(await shop.api.deps.payments.find(payment.payment_id)).toEqual({ state: 'CANCELLED' });
    expect(await eventsOf(payment.payment_id)).toEqual([{ kind: 'REFUSED' }]);
  });

  it('by an account is not waited for: the account is closed', async () => {
    const { claim_id, payment } = await due();
    await shop.portone.decide({ ...payment, browser: { payMethod: 'VIRTUAL_ACCOUNT' } }, 'approve');
    await shop.api.call(checkClaimFee, { body: { claim_id } }, shop.member);
    expect(await shop.api.deps.payments.find(payment.payment_id)).toEqual({ state: 'CANCELLED' });
  });
});
