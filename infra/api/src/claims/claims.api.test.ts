import { confirmPurchase, requestClaim, withdrawClaim } from '@mall/contracts/api/order-claims';
import type { OrderStatus } from '@mall/contracts/domain/order-status';
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
import { startTestApi, type TestApi, type Visitor } from '../testing/start-test-api.ts';

let portone: TestPortone;
let api: TestApi;
let steps: ReturnType<typeof claimSteps>;
let member: Visitor;
let first: ChosenOption;
let second: ChosenOption;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  steps = claimSteps(api, portone);
  member = await api.logIn();
  [first, second] = (await choosePlainOptions(api.db, 2)) as [ChosenOption, ChosenOption];
  await setStock(api.db, first.product_option_id, 500);
});
afterEach(async () => expect(await contradictions(api.db)).toEqual([]));
afterAll(async () => {
  await api.close();
  await portone.close();
});

describe('returning what was delivered', () => {
  const request = (
    order_id: string,
    reason: 'CHANGE_OF_MIND' | 'DEFECT',
    order_line_id: number,
    order_quantity: number,
  ) =>
    api.call(
      requestClaim,
      { body: { order_id, kind: 'RETURN', reason, detail: '', lines: [{ order_line_id, order_quantity }] } },
      member,
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
    const before = await stockOf(api.db, first.product_option_id);
    const { order_id, amount } = await steps.buy(member, [wanted(first)]);
    await steps.deliver(order_id);
    const id = (await steps.view(order_id, member)).lines[0]?.order_line_id ?? 0;
    expect((await request(order_id, reason, id, 1)).success).toBe(true);
    await steps.operate(order_id, ...back);
    const kept = reason === 'CHANGE_OF_MIND' ? amount.delivery_fee : 0;
    expect(await steps.givenBack(order_id)).toBe(amount.total - kept + difference);
    expect(await stockOf(api.db, first.product_option_id)).toBe(before);
    const line = (await steps.view(order_id, member)).lines[0];
    expect(line).toMatchObject({ status: 'RETURN_COMPLETE', claim: { state: 'DONE' } });
  });

  it('can be taken back until it is collected, asked for again, and ends with the purchase', async () => {
    const { order_id } = await steps.buy(member, [wanted(first)]);
    await steps.deliver(order_id);
    const id = (await steps.view(order_id, member)).lines[0]?.order_line_id ?? 0;
    const { data } = await request(order_id, 'CHANGE_OF_MIND', id, 1);
    const claim_id = data.claim_ids[0] ?? 0;
    const staff = await api.logIn('staff0001');
    expect(await api.call(withdrawClaim, { body: { claim_id } }, staff)).toMatchObject({ status: 404 });
    expect((await api.call(withdrawClaim, { body: { claim_id } }, member)).success).toBe(true);
    expect(await api.call(withdrawClaim, { body: { claim_id } }, member)).toMatchObject({ status: 404 });
    await request(order_id, 'CHANGE_OF_MIND', id, 1);
    await steps.operate(order_id, 'RETURN_APPROVAL', 'RETURN_COLLECT');
    const again = (await steps.view(order_id, member)).lines[0]?.claim?.claim_id ?? 0;
    expect(await api.call(withdrawClaim, { body: { claim_id: again } }, member)).toMatchObject({
      code: 'ORDER_STATE',
    });
    await steps.operate(
      order_id,
      'RETURN_COLLECT_COMPLETE',
      'RETURN_HOLD',
      'RETURN_SHIPPING',
      'SHIPPING_COMPLETE',
    );
    const { data: confirmed } = await api.call(confirmPurchase, { body: { order_id } }, member);
    const paid = (await steps.view(order_id, member)).lines[0]?.paid_price ?? 0;
    expect(confirmed.earned_points).toBe(Math.floor(paid / 100));
    expect(await api.call(confirmPurchase, { body: { order_id } }, member)).toMatchObject({
      code: 'ORDER_STATE',
    });
  });
});

describe('exchanging', () => {
  const sibling = async () =>
    (
      await api.db
        .selectFrom('product_options')
        .select('product_option_id')
        .where('product_id', '=', second.product_id)
        .where('product_option_id', '!=', second.product_option_id)
        .executeTakeFirstOrThrow()
    ).product_option_id;
  const exchange = (order_id: string, order_line_id: number, product_option_id: number) => {
    const lines = [{ order_line_id, order_quantity: 1, product_option_id }];
    const body = { order_id, kind: 'EXCHANGE' as const, reason: 'SIZE' as const, detail: '', lines };
    return api.call(requestClaim, { body }, member);
  };

  it('reserves the new option at once and swaps the pieces after inspection', async () => {
    const other = await sibling();
    await api.db
      .updateTable('product_options')
      .set({ stock: 1, sale_state: 'ON' })
      .where('product_option_id', '=', other)
      .execute();
    const { order_id } = await steps.buy(member, [wanted(second)]);
    const before = await stockOf(api.db, second.product_option_id);
    await steps.deliver(order_id);
    const id = (await steps.view(order_id, member)).lines[0]?.order_line_id ?? 0;
    expect(await exchange(order_id, id, first.product_option_id)).toMatchObject({ status: 404 });
    const { data } = await exchange(order_id, id, other);
    expect(await stockOf(api.db, other)).toBe(0);
    await api.call(withdrawClaim, { body: { claim_id: data.claim_ids[0] ?? 0 } }, member);
    expect(await stockOf(api.db, other)).toBe(1);
    await exchange(order_id, id, other);
    await steps.operate(order_id, 'EXCHANGE_APPROVAL', 'EXCHANGE_COLLECT', 'EXCHANGE_COLLECT_COMPLETE');
    await steps.operate(order_id, 'EXCHANGE_CONFIRM', 'RE_SHIPPING', 'EXCHANGE_RECEIVE');
    expect(await stockOf(api.db, other)).toBe(0);
    expect(await stockOf(api.db, second.product_option_id)).toBe(before + 1);
    expect((await api.call(confirmPurchase, { body: { order_id } }, member)).success).toBe(true);
    expect((await steps.view(order_id, member)).lines[0]).toMatchObject({
      status: 'EXCHANGE_COMPLETE',
      product_option_id: other,
    });
  });

  it('is refused when the wanted option is sold out, and changes nothing', async () => {
    const other = await sibling();
    await setStock(api.db, other, 0);
    const { order_id } = await steps.buy(member, [wanted(second)]);
    await steps.deliver(order_id);
    const id = (await steps.view(order_id, member)).lines[0]?.order_line_id ?? 0;
    expect(await exchange(order_id, id, other)).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    expect((await steps.view(order_id, member)).lines[0]?.status).toBe('SHIPPING_COMPLETE');
  });
});
