import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { confirmPurchase, requestClaim, withdrawClaim } from '@mall/contracts/api/orders/order-claims';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { contradictions } from '../jobs/books/contradictions.ts';
import { enterPoints } from '../money/points/point-ledger.ts';
import { setStock, stockOf, wanted } from '../testing/orders/choose-options.ts';
import { newKey } from '../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

describe('a request sent twice with one Idempotency-Key', () => {
  it('opens one claim', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first, 2)]);
    await shop.steps.deliver(order_id);
    const id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
    const lines = [{ order_line_id: id, order_quantity: 1 }];
    const body = { order_id, kind: 'RETURN' as const, reason: 'DEFECT' as const, detail: '', lines };
    const headers = { 'idempotency-key': newKey() };
    const send = () => shop.api.call(requestClaim, { body }, shop.member, headers);
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.data.claim_ids).toHaveLength(1);
    expect(second.data).toEqual(first.data);
    const claims = (await shop.steps.view(order_id, shop.member)).lines.flatMap((line) => line.claim ?? []);
    expect(claims).toHaveLength(1);
  });
});

describe('returning what was delivered', () => {
  const request = (
    order_id: string,
    reason: 'CHANGE_OF_MIND' | 'DEFECT',
    order_line_id: number,
    order_quantity: number,
  ) =>
    shop.api.call(
      requestClaim,
      { body: { order_id, kind: 'RETURN', reason, detail: '', lines: [{ order_line_id, order_quantity }] } },
      shop.member,
    );
  const back: OrderStatus[] = [
    'RETURN_APPROVAL',
    'RETURN_COLLECT',
    'RETURN_COLLECT_COMPLETE',
    'RETURN_CONFIRM',
  ];

  it.each([
    ['a change of mind keeps the way back, and the delivery fee', 'CHANGE_OF_MIND', -3_000],
    ['a defect costs the shopper nothing', 'DEFECT', 0],
  ] as const)('%s', async (_case, reason, difference) => {
    const before = await stockOf(shop.api.db, shop.first.product_option_id);
    const { order_id, amount } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    await shop.steps.deliver(order_id);
    const id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
    const { fee, refund } = (await request(order_id, reason, id, 1)).data;
    expect(fee).toMatchObject({ payer: difference < 0 ? 'SHOPPER' : 'SHOP', amount: Math.abs(difference) });
    await shop.steps.operate(order_id, ...back);
    const deducted = reason === 'CHANGE_OF_MIND' ? amount.delivery_fee : 0;
    expect(await shop.steps.givenBack(order_id)).toBe(amount.total - deducted + difference);
    // The amount announced at the request equals the refund, and its rows explain it.
    expect(refund).toMatchObject({ amount: amount.total - deducted + difference, points: 0 });
    expect(refund?.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(refund?.amount);
    expect(await stockOf(shop.api.db, shop.first.product_option_id)).toBe(before);
    const line = (await shop.steps.view(order_id, shop.member)).lines[0];
    expect(line).toMatchObject({ status: 'RETURN_COMPLETE', claim: { state: 'DONE' } });
  });

  it('takes the fee from the points of an order that points paid', async () => {
    const use_points = shop.first.member_price;
    const gift = { key: 'TEST:GIFT', amount: use_points, reason: 'OPERATOR', orderId: null } as const;
    const { memberId } = shop.member;
    const now = shop.api.deps.clock();
    await shop.api.db.transaction().execute((tx) => enterPoints(tx, { memberId, ...gift, now }));
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)], { use_points });
    await shop.steps.deliver(order_id);
    const id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
    const { refund } = (await request(order_id, 'CHANGE_OF_MIND', id, 1)).data;
    expect(refund).toMatchObject({ amount: 0, points: use_points - 3_000 });
    const balance = async () => (await shop.api.call(listMyPoints, { query: {} }, shop.member)).data.balance;
    const before = await balance();
    await shop.steps.operate(order_id, ...back);
    expect(await balance()).toBe(before + use_points - 3_000);
  });

  it('can be taken back until it is collected, asked for again, and ends with the purchase', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    await shop.steps.deliver(order_id);
    const id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
    const { data } = await request(order_id, 'CHANGE_OF_MIND', id, 1);
    const claim_id = data.claim_ids[0] ?? 0;
    const staff = await shop.api.logIn('staff0001');
    expect(await shop.api.call(withdrawClaim, { body: { claim_id } }, staff)).toMatchObject({ status: 404 });
    expect((await shop.api.call(withdrawClaim, { body: { claim_id } }, shop.member)).success).toBe(true);
    expect(await shop.api.call(withdrawClaim, { body: { claim_id } }, shop.member)).toMatchObject({
      status: 404,
    });
    await request(order_id, 'CHANGE_OF_MIND', id, 1);
    await shop.steps.operate(order_id, 'RETURN_APPROVAL', 'RETURN_COLLECT');
    const again = (await shop.steps.view(order_id, shop.member)).lines[0]?.claim?.claim_id ?? 0;
    expect(await shop.api.call(withdrawClaim, { body: { claim_id: again } }, shop.member)).toMatchObject({
      code: 'ORDER_STATE',
    });
    await shop.steps.operate(
      order_id,
      'RETURN_COLLECT_COMPLETE',
      'RETURN_HOLD',
      'RETURN_SHIPPING',
      'SHIPPING_COMPLETE',
    );
    const { data: confirmed } = await shop.api.call(confirmPurchase, { body: { order_id } }, shop.member);
    const paid = (await shop.steps.view(order_id, shop.member)).lines[0]?.paid_price ?? 0;
    expect(confirmed.earned_points).toBe(Math.floor(paid / 100));
    expect(await shop.api.call(confirmPurchase, { body: { order_id } }, shop.member)).toMatchObject({
      code: 'ORDER_STATE',
    });
  });
});

describe('exchanging', () => {
  const sibling = async () =>
    (
      await shop.api.db
        .selectFrom('product_options')
        .select('product_option_id')
        .where('product_id', '=', shop.second.product_id)
        .where('product_option_id', '!=', shop.second.product_option_id)
        .executeTakeFirstOrThrow()
    ).product_option_id;
  const exchange = (order_id: string, order_line_id: number, product_option_id: number) => {
    const lines = [{ order_line_id, order_quantity: 1, product_option_id }];
    const body = { order_id, kind: 'EXCHANGE' as const, reason: 'SIZE' as const, detail: '', lines };
    return shop.api.call(requestClaim, { body }, shop.member);
  };

  it('reserves the new option at once and swaps the pieces after inspection', async () => {
    const other = await sibling();
    await shop.api.db
      .updateTable('product_options')
      .set({ stock: 1, sale_state: 'ON' })
      .where('product_option_id', '=', other)
      .execute();
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.second)]);
    const before = await stockOf(shop.api.db, shop.second.product_option_id);
    await shop.steps.deliver(order_id);
    const id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
    expect(await exchange(order_id, id, shop.first.product_option_id)).toMatchObject({ status: 404 });
    const { data } = await exchange(order_id, id, other);
    expect(await stockOf(shop.api.db, other)).toBe(0);
    await shop.api.call(withdrawClaim, { body: { claim_id: data.claim_ids[0] ?? 0 } }, shop.member);
    expect(await stockOf(shop.api.db, other)).toBe(1);
    await exchange(order_id, id, other);
    await shop.steps.operate(order_id, 'EXCHANGE_APPROVAL', 'EXCHANGE_COLLECT', 'EXCHANGE_COLLECT_COMPLETE');
    await shop.steps.operate(order_id, 'EXCHANGE_CONFIRM');
    await shop.steps.command('orders.fee', { order_id, to: 'PAID' });
    await shop.steps.operate(order_id, 'RE_SHIPPING', 'EXCHANGE_RECEIVE');
    expect(await stockOf(shop.api.db, other)).toBe(0);
    expect(await stockOf(shop.api.db, shop.second.product_option_id)).toBe(before + 1);
    expect((await shop.api.call(confirmPurchase, { body: { order_id } }, shop.member)).success).toBe(true);
    expect((await shop.steps.view(order_id, shop.member)).lines[0]).toMatchObject({
      status: 'EXCHANGE_COMPLETE',
      product_option_id: other,
    });
  });

  const delivered = async () => {
    const other = await sibling();
    await shop.api.db
      .updateTable('product_options')
      .set({ stock: 9, sale_state: 'ON' })
      .where('product_option_id', '=', other)
      .execute();
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.second)]);
    await shop.steps.deliver(order_id);
    const id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
    const feeState = async () => (await shop.steps.view(order_id, shop.member)).lines[0]?.claim?.fee_state;
    return { order_id, id, other, feeState };
  };

  it('for a wrong size costs both ways, which are due before the new piece is sent', async () => {
    const { order_id, id, other, feeState } = await delivered();
    const { fee, refund } = (await exchange(order_id, id, other)).data;
    expect(fee).toEqual({
      payer: 'SHOPPER',
      state: 'DUE',
      amount: 6_000,
      rows: [
        { code: 'COLLECT', label: '회수 배송비', amount: 3_000 },
        { code: 'RESEND', label: '교환 상품 배송비', amount: 3_000 },
      ],
    });
    expect(refund).toBeNull();
    await shop.steps.operate(order_id, 'EXCHANGE_APPROVAL', 'EXCHANGE_COLLECT', 'EXCHANGE_COLLECT_COMPLETE');
    await shop.steps.operate(order_id, 'EXCHANGE_CONFIRM');
    const send = () => shop.steps.command('orders.move', { order_id, to: 'RE_SHIPPING' });
    expect((await send()).status).toBe(409);
    const { lines } = await shop.steps.command('orders.fee', { order_id, to: 'PAID' });
    expect(lines).toEqual([expect.stringContaining('6000 KRW DUE -> PAID')]);
    expect([await feeState(), (await send()).status]).toEqual(['PAID', 200]);
    expect((await shop.steps.command('orders.fee', { order_id, to: 'PAID' })).status).toBe(409);
  });

  it('that is withdrawn costs nothing, and a fee that was paid for it has to be given back', async () => {
    const { order_id, id, other, feeState } = await delivered();
    const withdraw = async () => {
      const claim_id = (await shop.steps.view(order_id, shop.member)).lines[0]?.claim?.claim_id ?? 0;
      return shop.api.call(withdrawClaim, { body: { claim_id } }, shop.member);
    };
    await exchange(order_id, id, other);
    await withdraw();
    expect(await feeState()).toBe('WAIVED');
    await exchange(order_id, id, other);
    await shop.steps.command('orders.fee', { order_id, to: 'PAID' });
    await withdraw();
    expect(await feeState()).toBe('GIVE_BACK');
    await exchange(order_id, id, other);
    // Giving one up says nothing of the other, which went back before.
    await shop.steps.command('orders.fee', { order_id, to: 'WAIVED' });
    const states = () =>
      shop.api.db.selectFrom('claims').select('fee_state').where('order_id', '=', order_id).execute();
    expect((await states()).map((claim) => claim.fee_state)).toEqual(['WAIVED', 'GIVE_BACK', 'WAIVED']);
    await shop.steps.command('orders.fee', { order_id, to: 'RETURNED' });
    expect((await states()).map((claim) => claim.fee_state)).toEqual(['WAIVED', 'WAIVED', 'WAIVED']);
  });

  it('is refused when the wanted option is sold out, and changes nothing', async () => {
    const other = await sibling();
    await setStock(shop.api.db, other, 0);
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.second)]);
    await shop.steps.deliver(order_id);
    const id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
    expect(await exchange(order_id, id, other)).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    expect((await shop.steps.view(order_id, shop.member)).lines[0]?.status).toBe('SHIPPING_COMPLETE');
  });
});
