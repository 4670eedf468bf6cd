import { placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { sql } from 'kysely';
import { contradictions } from '../../../jobs/books/contradictions.ts';
import { reconcile } from '../../../jobs/reconciler.ts';
import { type ChosenOption, stockOf, wanted } from '../../../testing/orders/choose-options.ts';
import { newKey, orderForm } from '../../../testing/orders/order-steps.ts';
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

describe('calls without a login that want everything', () => {
  it('hold 300 pieces from one address, however many browsers, and the shop goes on selling', async () => {
    const goods = await shop.options(40, 500);
    const basket = goods.slice(0, 5).map((option) => wanted(option, 10));
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => shop.order(basket, { address: '203.0.113.7' })),
    );
    expect(await shop.held()).toBe(300);
    const refused = replies.map(({ reply }) => reply).filter((reply) => !reply.success);
    expect(refused).toHaveLength(24);
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['429 UNPAID_LIMIT']),
    );
    const neighbour = await shop.order(basket, { address: '203.0.113.8' });
    expect(neighbour.reply.success).toBe(true);
  });

  it('count as one address over an IPv6 network', async () => {
    const [option] = (await shop.options(1, 90_000)) as [ChosenOption];
    for (let index = 0; index < 8; index += 1)
      await shop.order([wanted(option, 50)], { address: `2001:db8:1:2:${index + 1}::1` });
    expect(await shop.held()).toBe(300);
  });

  it('hold half of an option from a thousand addresses, and members can buy it', async () => {
    const [option] = (await shop.options(1, 60)) as [ChosenOption];
    const crowd = Array.from({ length: 12 }, (_, index) =>
      shop.order([wanted(option, 10)], { address: crowdAddress(index) }),
    );
    const replies = (await Promise.all(crowd)).map(({ reply }) => reply);
    expect(await shop.held()).toBe(30);
    expect(replies.filter((reply) => reply.code === 'STOCK_HELD' && reply.status === 409)).toHaveLength(9);
    expect(
      (await shop.order([wanted(option, 10)], { address: crowdAddress(99), visitor: shop.member })).reply
        .success,
    ).toBe(true);
  });

  it('give back after fifteen minutes what was not paid', async () => {
    const [option] = (await shop.options(1, 60)) as [ChosenOption];
    await shop.order([wanted(option, 10)], { address: crowdAddress(1) });
    await shop.order([wanted(option, 10)], { address: crowdAddress(2), visitor: shop.member });
    shop.api.wait(minutes(15) + 1);
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await shop.held(sql`o.member_id is null`)).toBe(0);
    expect(await shop.held()).toBe(10);
    shop.api.wait(minutes(15));
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await shop.held()).toBe(0);
    expect(await stockOf(shop.api.db, option.product_option_id)).toBe(60);
  });

  it('are told when to come back', async () => {
    const [option] = (await shop.options(1, 60)) as [ChosenOption];
    for (let index = 0; index < 3; index += 1)
      await shop.order([wanted(option, 10)], { address: crowdAddress(index) });
    const body = { products: [wanted(option)], order_location: 'goods' as const };
    const visitor = newVisitor();
    const { data } = await shop.api.call(setOrderTemporary, { body }, visitor);
    const { amount } = await shop.steps.priceOf(data.temporary_id, visitor);
    const reply = await shop.api.app.inject({
      method: 'POST',
      url: placeOrder.path,
      headers: { 'client-session-id': visitor.sessionId, 'idempotency-key': newKey() },
      payload: { temporary_id: data.temporary_id, form: orderForm, expected_total: amount.total },
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.headers['retry-after']).toBe('60');
    expect(reply.json()).toMatchObject({ code: 'STOCK_HELD', message: expect.stringContaining('결제 중') });
  });
});

describe('a shopper at the address of another one who holds all that it may', () => {
  const address = '203.0.113.9';

  it('orders and pays while accounts wait for their deposits', async () => {
    const [option] = (await shop.options(1, 90_000)) as [ChosenOption];
    const replies = [];
    for (let browser = 0; browser < 12; browser += 1) {
      const visitor = newVisitor();
      for (let count = 0; count < 5; count += 1)
        replies.push(await shop.order([wanted(option, 5)], { address, visitor, pay_method: 'DEPOSIT' }));
    }
    expect(replies.map(({ reply }) => reply.code ?? 'placed')).toEqual([
      ...Array(10).fill('placed'),
      ...Array(50).fill('UNPAID_LIMIT'),
    ]);
    expect((await shop.order([wanted(option)], { address })).reply.success).toBe(true);
    const { member } = shop;
    const account = await shop.order([wanted(option)], { address, visitor: member, pay_method: 'DEPOSIT' });
    expect(account.reply.success).toBe(true);
  });

  it('orders as a member, whom no order of others counts for', async () => {
    const [option] = (await shop.options(1, 90_000)) as [ChosenOption];
    for (let browser = 0; browser < 6; browser += 1) await shop.order([wanted(option, 50)], { address });
    expect((await shop.order([wanted(option)], { address })).reply.code).toBe('UNPAID_LIMIT');
    const own = await shop.order([wanted(option, 50)], { address, visitor: shop.member });
    expect(own.reply.success).toBe(true);
  });

  it('is not counted as a guest for what members hold', async () => {
    const [option] = (await shop.options(1, 90_000)) as [ChosenOption];
    for (let count = 0; count < 2; count += 1)
      await shop.order([wanted(option, 90)], { address, visitor: shop.member });
    for (let browser = 0; browser < 6; browser += 1)
      expect((await shop.order([wanted(option, 50)], { address })).reply.success).toBe(true);
  });
});

describe('a crowd of distinct shoppers', () => {
  it('buys every piece of an option, few or many, when all of them pay', async () => {
    for (const stock of [10, 40]) {
      const [option] = (await shop.options(1, stock)) as [ChosenOption];
      let sold = 0;
      for (let round = 0; sold < stock && round < 10; round += 1) {
        const wave = await Promise.all(
          Array.from({ length: stock }, (_, index) =>
            shop.order([wanted(option)], { address: crowdAddress(round * 100 + index) }),
          ),
        );
        const placed = wave.filter(({ reply }) => reply.success);
        for (const one of placed) await shop.pay(one);
        sold += placed.length;
      }
      expect(sold).toBe(stock);
      expect(await stockOf(shop.api.db, option.product_option_id)).toBe(0);
    }
  });
});
