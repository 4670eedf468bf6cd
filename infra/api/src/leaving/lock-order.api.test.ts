import { deleteReview, writeReview } from '@mall/contracts/api/community/review-writing';
import { addToCart } from '@mall/contracts/api/orders/carts';
import { sql } from 'kysely';
import { cancelOrder } from '../claims/cancel-order.ts';
import { payRefunds } from '../claims/refunds/refunds.ts';
import { contradictions } from '../jobs/books/contradictions.ts';
import { enterPoints } from '../money/points/point-ledger.ts';
import { loadLines, lockOrder } from '../orders/orders/move-lines.ts';
import { returnStock } from '../orders/orders/stock.ts';
import { untilWaitingOrDone } from '../testing/database/lock-waits.ts';
import { setStock, wanted } from '../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';
import { integrateMembers } from './integrate-members.ts';

/** How often both are tried at the same moment. */
const rounds = 20;

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

let people = 0;
/** Two accounts of one person, who has no others. */
async function twoAccounts(): Promise<[survivor: number, other: number]> {
  people += 1;
  const ids: number[] = [];
  for (const account of ['a', 'b']) {
    const { rows } = await sql<{ member_id: number }>`
      insert into members (user_id, password_hash, user_name, email, phone, zipcode, address, address_detail,
        grade_id, state, ci_hash, created_at)
      select ${`twofold${people}${account}`}, password_hash, user_name, '', '', zipcode, address, address_detail,
        grade_id, 'ACTIVE', ${`person ${people}`}, created_at
      from members where user_id = 'double001' returning member_id`.execute(shop.api.db);
    ids.push(rows[0]?.member_id ?? 0);
  }
  const [survivor = 0, other = 0] = ids;
  return [survivor, other];
}
const unite = ([survivor, other]: readonly [number, number]) =>
  integrateMembers(
    shop.api.db,
    { member_id: survivor, integration_member_id: survivor, integration_member_ids: [survivor, other] },
    shop.api.deps.clock(),
  );
/** An order that points paid in part; who has it does not matter to its money. */
async function orderOf(memberId: number): Promise<string> {
  const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)], { use_points: 10 });
  await shop.api.db
    .updateTable('orders')
    .set({ member_id: memberId })
    .where('order_id', '=', order_id)
    .execute();
  return order_id;
}
const give = (memberId: number, key: string) => ({
  memberId,
  key,
  amount: 10,
  reason: 'OPERATOR' as const,
  orderId: null,
  now: shop.api.deps.clock(),
});
/** What a shopper does while a transaction of an order goes on, which meets it twice. */
async function during(
  begin: Parameters<ReturnType<ClaimShop['api']['db']['transaction']>['execute']>[0],
  work: () => Promise<unknown>,
  end: typeof begin,
) {
  let done: Promise<unknown> = Promise.resolve();
  await shop.api.db.transaction().execute(async (tx) => {
    await begin(tx);
    done = work();
    await untilWaitingOrDone(shop.api.db, done);
    await end(tx);
  });
  return done;
}

describe('uniting accounts', () => {
  it('waits for a refund of one of them, which goes on to its points', async () => {
    const pair = await twoAccounts();
    const order_id = await orderOf(pair[1]);
    await during(
      (tx) => lockOrder(tx, order_id),
      () => unite(pair),
      (tx) => enterPoints(tx, give(pair[1], `TEST:${order_id}`)),
    );
    const { member_id } = await shop.api.db
      .selectFrom('orders')
      .select('member_id')
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    expect(member_id).toBe(pair[0]);
  });

  it(`and refunds never wait in a circle, ${rounds} times at the same moment`, async () => {
    const { db } = shop.api.deps;
    for (let round = 0; round < rounds; round += 1) {
      const pair = await twoAccounts();
      const orders = [await orderOf(pair[1]), await orderOf(pair[1])];
      for (const id of orders) {
        await cancelOrder(shop.api.deps, id, { wanted: undefined, account: undefined, attempt: undefined });
      }
      await Promise.all([unite(pair), ...orders.map((id) => payRefunds(shop.api.deps, id))]);
      const { rows } = await sql<{ member_id: number; point: number }>`
        select member_id, point from members where member_id = any(${pair}::int[]) order by member_id`.execute(
        db,
      );
      expect(rows).toEqual([
        { member_id: pair[0], point: 20 },
        { member_id: pair[1], point: 0 },
      ]);
    }
  });
});

describe('a return that is confirmed', () => {
  /** Goods that have arrived, and the member's review of them. */
  async function reviewed() {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    await shop.steps.deliver(order_id);
    const lines = await loadLines(shop.api.db, order_id);
    const body = {
      order_line_id: lines[0]?.order_line_id ?? 0,
      score: 5,
      content: '핏이 좋아서 자주 입을 것 같아요.',
    };
    const { review_id } = (await shop.api.call(writeReview, { body }, shop.member)).data;
    return { order_id, lines, review_id };
  }

  it('and a review that is deleted take goods and points in one order', async () => {
    const { order_id, lines, review_id } = await reviewed();
    // The piece that comes back is the first: the product is on sale again.
    await setStock(shop.api.db, shop.first.product_option_id, 0);
    const deleted = await during(
      (tx) => lockOrder(tx, order_id),
      () => shop.api.call(deleteReview, { body: { review_id } }, shop.member),
      (tx) => returnStock(tx, lines),
    );
    expect(deleted).toMatchObject({ success: true });
    await setStock(shop.api.db, shop.first.product_option_id, 500);
  });

  it('and a cart that is filled take goods and the member in one order', async () => {
    const { lines } = await reviewed();
    const { product_id, product_option_id } = shop.first;
    const { rows } = await sql<{ product_option_id: number }>`
      update product_options set stock = 9, sale_state = 'ON'
      where product_id = ${product_id} and product_option_id <> ${product_option_id}
      returning product_option_id`.execute(shop.api.db);
    const other = { product_id, product_option_id: rows[0]?.product_option_id ?? 0, order_quantity: 1 };
    await setStock(shop.api.db, product_option_id, 0);
    const body = { same_product: 'Y' as const, products: [other] };
    const added = await during(
      (tx) => returnStock(tx, lines),
      () => shop.api.call(addToCart, { body }, shop.member),
      (tx) => enterPoints(tx, give(shop.member.memberId, 'TEST:CART')),
    );
    expect(added).toMatchObject({ success: true });
    await setStock(shop.api.db, shop.first.product_option_id, 500);
  });
});
