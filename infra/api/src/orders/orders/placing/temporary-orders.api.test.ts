import { orderPurchase } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { type ChosenOption, choosePlainOptions, wanted } from '../../../testing/orders/choose-options.ts';
import { orderSteps } from '../../../testing/orders/order-steps.ts';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../../testing/servers/start-test-api.ts';
import { abandonOrder, confirmPayment, keepDepositAccount } from '../close-order.ts';

const account = { bank: 'KOOKMIN', number: '1234', due_at: '2030-01-01T00:00:00.000Z' } as const;

let api: TestApi;
let steps: ReturnType<typeof orderSteps>;
let member: Visitor;
let option: ChosenOption;
beforeAll(async () => {
  api = await startTestApi();
  steps = orderSteps(api);
  member = await api.logIn();
  [option] = (await choosePlainOptions(api.db, 1)) as [ChosenOption];
});
afterAll(() => api.close());

describe('a temporary order', () => {
  const open = (visitor: Visitor, temporary_id?: string) =>
    api.call(orderPurchase, { body: temporary_id ? { temporary_id } : {} }, visitor);

  it('is found without its id by its owner alone', async () => {
    const guest = newVisitor();
    const { temporary_id } = await steps.prepare(guest, [wanted(option)]);
    expect((await open(guest)).data.temporary_id).toBe(temporary_id);
    expect(await open(newVisitor(), temporary_id)).toMatchObject({ code: 'NO_TEMPORARY_ORDER' });
    expect(await open(member, temporary_id)).toMatchObject({ code: 'NO_TEMPORARY_ORDER' });
  });

  it('of a guest goes on at the member price after logging in', async () => {
    const guest = newVisitor();
    const { temporary_id, amount } = await steps.prepare(guest, [wanted(option)]);
    const after = await open(await api.logIn('shopper01', guest), temporary_id);
    expect(after.data.is_guest).toBe(false);
    expect(after.data.amount.total).toBeLessThan(amount.total);
  });

  it('of a member is not open to the same browser after logging out', async () => {
    const visitor = await api.logIn();
    const { temporary_id } = await steps.prepare(visitor, [wanted(option)]);
    expect((await open({ sessionId: visitor.sessionId }, temporary_id)).code).toBe('NO_TEMPORARY_ORDER');
  });

  it('keeps the way to pay that was chosen with it, for members and guests at the price that they have', async () => {
    const visitors = [member, newVisitor()];
    for (const visitor of visitors) {
      const plain = await steps.prepare(visitor, [wanted(option)]);
      const products = [wanted(option)];
      const body = { products, order_location: 'goods' as const, pay_method: 'NAVERPAY' as const };
      await api.call(setOrderTemporary, { body }, visitor);
      const { data } = await open(visitor);
      expect(data).toMatchObject({ wanted_pay_method: 'NAVERPAY', amount: { total: plain.amount.total } });
      expect((await open(visitor, plain.temporary_id)).data.wanted_pay_method).toBeUndefined();
    }
  });

  it.each([
    ['is paid', (orderId: string) => confirmPayment(api.db, orderId, api.deps.clock())],
    ['waits for its deposit', (orderId: string) => keepDepositAccount(api.db, orderId, account)],
  ])(
    'of earlier is behind the shopper once a later order %s, and open by its id still',
    async (_end, end) => {
      for (const visitor of [member, newVisitor()]) {
        const earlier = await steps.prepare(visitor, [wanted(option)]);
        api.wait(1000);
        const { order_id } = await steps.order(visitor, [wanted(option)]);
        await end(order_id);
        expect(await open(visitor)).toMatchObject({ code: 'NO_TEMPORARY_ORDER' });
        expect((await open(visitor, earlier.temporary_id)).data.temporary_id).toBe(earlier.temporary_id);
        api.wait(1000);
        const { temporary_id } = await steps.prepare(visitor, [wanted(option)]);
        expect((await open(visitor)).data.temporary_id).toBe(temporary_id);
      }
    },
  );

  // An account that was issued made an order stand for good, given up or not.
  it('of earlier is ahead again once a later order with an account for its deposit was given up', async () => {
    const guest = newVisitor();
    const { temporary_id } = await steps.prepare(guest, [wanted(option)]);
    api.wait(1000);
    const { order_id } = await steps.order(guest, [wanted(option)]);
    await keepDepositAccount(api.db, order_id, account);
    expect(await open(guest)).toMatchObject({ code: 'NO_TEMPORARY_ORDER' });
    const now = api.deps.clock();
    const closing = { state: 'FAILED', code: 'SHOPPER_CANCELLED', isRefundDue: false, now } as const;
    await abandonOrder(api.db, order_id, closing);
    expect((await open(guest)).data.temporary_id).toBe(temporary_id);
  });

  it('expires after an hour', async () => {
    const guest = newVisitor();
    const { temporary_id } = await steps.prepare(guest, [wanted(option)]);
    api.wait(3_600_001);
    expect(await open(guest, temporary_id)).toMatchObject({ status: 404, code: 'NO_TEMPORARY_ORDER' });
  });
});
