import { checkOrderPayment, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { sql } from 'kysely';
import { contradictions } from '../../../jobs/books/contradictions.ts';
import { reconcile } from '../../../jobs/reconciler.ts';
import { type ChosenOption, setStock, stockOf, wanted } from '../../../testing/orders/choose-options.ts';
import { toPay } from '../../../testing/orders/order-steps.ts';
import {
  type BoundedShop,
  crowdAddress,
  startBoundedShop,
} from '../../../testing/servers/start-bounded-shop.ts';
import { newVisitor } from '../../../testing/servers/start-test-api.ts';

let shop: BoundedShop;
beforeAll(async () => {
  shop = await startBoundedShop();
});
beforeEach(() => shop.calm());
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const minutes = (count: number) => count * 60_000;

describe('one shopper', () => {
  it('has five unpaid orders at most, and another one for each that is paid or given up', async () => {
    const goods = await shop.options(6, 500);
    const visitor = newVisitor();
    const placed = [];
    for (const option of goods)
      placed.push(await shop.order([wanted(option)], { address: crowdAddress(1), visitor }));
    expect(placed.map(({ reply }) => reply.code ?? 'placed')).toEqual([
      ...Array(5).fill('placed'),
      'UNPAID_LIMIT',
    ]);
    const [first, second] = placed;
    if (!first || !second?.reply.success) throw new Error('refused');
    expect((await shop.pay(first)).data.payment_state).toBe('PAID');
    const body = { order_id: second.reply.data.order_id };
    await shop.api.call(reportFailedOrder, { body }, visitor);
    for (const option of goods.slice(0, 2))
      expect((await shop.order([wanted(option)], { address: crowdAddress(1), visitor })).reply.success).toBe(
        true,
      );
  });

  it('is not let past it by ordering from many addresses at once', async () => {
    const goods = await shop.options(10, 500);
    await Promise.all(
      goods.map((option, index) =>
        shop.order([wanted(option)], { address: crowdAddress(index), visitor: shop.member }),
      ),
    );
    expect(await shop.held(sql`o.member_id is not null`)).toBe(5);
  });

  it('reads how many pieces can be ordered, as a guest and of one option', async () => {
    const [option] = (await shop.options(1, 500)) as [ChosenOption];
    expect((await shop.order([wanted(option, 51)], { address: crowdAddress(1) })).reply).toMatchObject({
      code: 'UNPAID_LIMIT',
      message: '한 번에 50개까지 주문하실 수 있습니다. 나누어 주문해주세요.',
    });
    await setStock(shop.api.db, option.product_option_id, 60);
    expect((await shop.order([wanted(option, 31)], { address: crowdAddress(2) })).reply).toMatchObject({
      code: 'STOCK_HELD',
      message: expect.stringContaining('30개까지'),
    });
  });

  it('leaves no address behind once the order is paid or closed', async () => {
    const [option] = (await shop.options(1, 500)) as [ChosenOption];
    const [paid, closed] = [
      await shop.order([wanted(option)], { address: crowdAddress(1) }),
      await shop.order([wanted(option)], { address: crowdAddress(1) }),
    ];
    await shop.pay(paid);
    await shop.api.call(
      reportFailedOrder,
      { body: { order_id: closed.reply.data.order_id } },
      closed.visitor,
    );
    const stored = await shop.api.db
      .selectFrom('orders')
      .select('order_id')
      .where('placed_from', 'is not', null)
      .execute();
    expect(stored).toEqual([]);
  });
});

describe('an account that was issued', () => {
  const deposit = (option: ChosenOption, index: number, quantity = 10) =>
    shop.order([wanted(option, quantity)], { address: crowdAddress(index), pay_method: 'DEPOSIT' });

  it('is due after a day, whatever the browser asked the provider for, and then closed', async () => {
    const [option] = (await shop.options(1, 500)) as [ChosenOption];
    const placed = await deposit(option, 1);
    const payment = toPay(placed.reply.data.payment);
    const due = Date.parse(payment.deposit_due_at ?? '');
    expect(due).toBeLessThanOrEqual(shop.api.deps.clock().getTime() + 24 * 3_600_000);
    await shop.portone.decide(
      { ...payment, browser: { accountDueAt: '2031-01-01T00:00:00.000Z' } },
      'approve',
    );
    const body = { order_id: payment.payment_id };
    await shop.api.call(checkOrderPayment, { body }, placed.visitor);
    const row = () =>
      shop.api.db
        .selectFrom('orders')
        .selectAll()
        .where('order_id', '=', body.order_id)
        .executeTakeFirstOrThrow();
    expect(Date.parse((await row()).deposit?.due_at ?? '')).toBe(due);
    shop.api.wait(minutes(24 * 60) - 60_000);
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect((await row()).payment_state).toBe('READY');
    shop.api.wait(2 * 60_000);
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect((await row()).payment_state).toBe('FAILED');
    expect(await stockOf(shop.api.db, option.product_option_id)).toBe(500);
    expect(await shop.api.deps.payments.find(payment.payment_id)).toEqual({ state: 'CANCELLED' });
  });

  it('holds less than a third of an option, and card payments go on', async () => {
    const [option] = (await shop.options(1, 100)) as [ChosenOption];
    const replies = [];
    for (let index = 0; index < 5; index += 1)
      replies.push((await deposit(option, index)).reply.code ?? 'placed');
    expect(replies).toEqual(['placed', 'placed', 'placed', 'STOCK_HELD', 'STOCK_HELD']);
    expect((await shop.order([wanted(option, 10)], { address: crowdAddress(9) })).reply.success).toBe(true);
  });

  it('holds less than a third of the last few pieces as well, for it holds them for a day', async () => {
    const [last] = (await shop.options(1, 20)) as [ChosenOption];
    expect((await deposit(last, 1, 20)).reply).toMatchObject({
      code: 'STOCK_HELD',
      message: expect.stringContaining('6개까지'),
    });
    expect((await deposit(last, 1, 6)).reply.success).toBe(true);
    expect((await deposit(last, 2, 1)).reply.code).toBe('STOCK_HELD');
    expect((await shop.order([wanted(last, 14)], { address: crowdAddress(3) })).reply.success).toBe(true);
  });

  it('holds one piece of an option that has no more', async () => {
    const [single] = (await shop.options(1, 1)) as [ChosenOption];
    expect((await deposit(single, 1, 1)).reply.success).toBe(true);
  });
});

describe('calls that cost the shop', () => {
  it('begins two hundred orders from one browser in ten minutes at most', async () => {
    const [option] = (await shop.options(1, 500)) as [ChosenOption];
    const body = { products: [wanted(option)], order_location: 'goods' as const };
    const visitor = newVisitor();
    const replies = [];
    for (let count = 0; count < 201; count += 1)
      replies.push(await shop.api.call(setOrderTemporary, { body }, visitor));
    expect(replies.filter((reply) => reply.success)).toHaveLength(200);
    expect(replies.at(-1)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await shop.api.call(setOrderTemporary, { body }, newVisitor())).success).toBe(true);
  });

  it('places one order page a hundred times in ten minutes at most', async () => {
    const [option] = (await shop.options(1, 500)) as [ChosenOption];
    const visitor = { ...newVisitor(), address: crowdAddress(1) };
    const { temporary_id, amount } = await shop.steps.prepare(visitor, [wanted(option)]);
    const codes = [];
    for (let count = 0; count < 101; count += 1)
      codes.push((await shop.steps.place(visitor, temporary_id, amount.total)).code ?? 'placed');
    expect(codes).toEqual([...Array(100).fill('placed'), 'RATE_LIMITED']);
    const neighbour = await shop.order([wanted(option)], { address: crowdAddress(1) });
    expect(neighbour.reply.success).toBe(true);
  });

  it('asks about a payment sixty times in ten minutes at most', async () => {
    const [option] = (await shop.options(1, 500)) as [ChosenOption];
    const placed = await shop.order([wanted(option)], { address: crowdAddress(1) });
    const body = { order_id: placed.reply.data.order_id };
    const codes = [];
    for (let count = 0; count < 61; count += 1)
      codes.push((await shop.api.call(checkOrderPayment, { body }, placed.visitor)).code);
    expect(codes.slice(0, 60).every((code) => code === 'PAYMENT_PENDING')).toBe(true);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
