import { requestClaim, withdrawClaim } from '@mall/contracts/api/orders/order-claims';
import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { confirmMember, leaveMember } from '@mall/contracts/api/people/member-account';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { contradictions } from '../jobs/books/contradictions.ts';
import { enterPoints } from '../money/points/point-ledger.ts';
import { abandonOrder } from '../orders/orders/close-order.ts';
import { untilLockWait } from '../testing/database/lock-waits.ts';
import { wanted } from '../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
  // The sample orders on their way would keep everybody.
  await shop.api.db.updateTable('order_lines').set({ status: 'PURCHASE_CONFIRM' }).execute();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

async function confirmed(userId: string) {
  const member = await shop.api.logIn(userId);
  const body = { member_id: member.memberId, password: samplePassword };
  await shop.api.call(confirmMember, { body }, member);
  return {
    ...member,
    leave: () => shop.api.call(leaveMember, { body: { member_id: member.memberId } }, member),
  };
}

describe('leaving', () => {
  it('while points are spent takes what is left of them', async () => {
    const { memberId, leave } = await confirmed('vip000001');
    const entry = { memberId, key: 'TEST:SPENT', amount: -200, orderId: null } as const;
    let left: ReturnType<typeof leave> | null = null;
    await shop.api.db.transaction().execute(async (tx) => {
      await enterPoints(tx, { ...entry, reason: 'OPERATOR', now: shop.api.deps.clock() });
      left = leave();
      await untilLockWait(shop.api.db);
    });
    expect(await left).toMatchObject({ success: true });
  });

  it('has to wait for money that came too late and has to go back', async () => {
    const buyer = await confirmed('silver001');
    const { order_id, payment } = await shop.steps.buy(buyer, [wanted(shop.first)], {
      pay_method: 'DEPOSIT',
    });
    // Given up without a word to the provider, as when it did not answer: the account is still open there.
    const closing = { state: 'FAILED', code: 'PAYMENT_FAILED', isRefundDue: false } as const;
    await abandonOrder(shop.api.db, order_id, { ...closing, now: shop.api.deps.clock() });
    await shop.portone.decide(payment, 'deposit');
    const member = await confirmed('silver001');
    await shop.api.call(checkOrderPayment, { body: { order_id } }, member);
    expect(await member.leave()).toMatchObject({ status: 409, code: 'ORDER_IN_PROGRESS' });
  });

  it('has to wait for the fee of a withdrawn exchange, until the operator has given it back', async () => {
    const buyer = await confirmed('platinum1');
    const { order_id } = await shop.steps.buy(buyer, [wanted(shop.first)]);
    await shop.steps.deliver(order_id);
    const order_line_id = (await shop.steps.view(order_id, buyer)).lines[0]?.order_line_id ?? 0;
    const { product_option_id } = shop.first;
    const lines = [{ order_line_id, order_quantity: 1, product_option_id }];
    const body = { order_id, kind: 'EXCHANGE' as const, reason: 'SIZE' as const, detail: '', lines };
    const { claim_ids } = (await shop.api.call(requestClaim, { body }, buyer)).data;
    await shop.steps.command('orders.fee', { order_id, to: 'PAID' });
    await shop.api.call(withdrawClaim, { body: { claim_id: claim_ids[0] ?? 0 } }, buyer);
    expect(await buyer.leave()).toMatchObject({ status: 409, code: 'ORDER_IN_PROGRESS' });
    await shop.steps.command('orders.fee', { order_id, to: 'RETURNED' });
    expect(await buyer.leave()).toMatchObject({ success: true });
  });
});
