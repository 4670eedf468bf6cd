// One job, told in full: every story of a drop needs the same three members, orders and clock.
import { addToCart } from '@mall/contracts/api/orders/carts';
import { orderPurchase, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { reconcile } from '../../jobs/reconciler.ts';
import { operateOn } from '../../testing/operate-on.ts';
import { type ChosenOption, stockOf, wanted } from '../../testing/orders/choose-options.ts';
import { addCrowd, dropSteps, makeDrop } from '../../testing/orders/drop-steps.ts';
import { newKey, orderSteps } from '../../testing/orders/order-steps.ts';
import { payingGateway } from '../../testing/orders/paying-gateway.ts';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';
import { joinDropOf } from './join-drop.ts';
import { sweepDrops } from './sweep-drops.ts';

const minuteMs = 60_000;
let api: TestApi;
let drop: ReturnType<typeof dropSteps>;
let orders: ReturnType<typeof orderSteps>;
let [one, two, three]: (Visitor & { memberId: number })[] = [];
beforeAll(async () => {
  api = await startTestApi({ payments: payingGateway('store-local').gateway });
  drop = dropSteps(api);
  orders = orderSteps(api);
  one = await api.logIn('shopper01');
  two = await api.logIn('vip000001');
  three = await api.logIn('silver001');
});
beforeEach(() => api.db.deleteFrom('call_attempts').execute());
afterEach(async () => expect(await contradictions(api.db)).toEqual([]));
afterAll(() => api.close());
const as = (visitor: Visitor | undefined) => {
  if (!visitor) throw new Error('nobody is logged in');
  return visitor;
};
const sweep = () => sweepDrops(api.db, api.deps.clock());
const codeOf = async (reply: Promise<{ success: boolean; code?: string }>) => (await reply).code ?? 'done';
const order = async (option: ChosenOption, visitor: Visitor, key = newKey()) => {
  const body = { products: [wanted(option)], order_location: 'goods' as const };
  const temporary = await api.call(setOrderTemporary, { body }, visitor);
  if (!temporary.success) return { code: temporary.code, data: null, temporary_id: '' };
  const { temporary_id } = temporary.data;
  const { amount } = await orders.priceOf(temporary_id, visitor);
  return { ...(await orders.place(visitor, temporary_id, amount.total, key)), temporary_id };
};

describe('joining', () => {
  it('holds a piece while there are any, and is the last place of the queue then', async () => {
    const option = await makeDrop(api, 1);
    expect((await drop.join(option, as(one))).data.mine).toMatchObject({
      state: 'HELD',
      pieces: 1,
      ahead: 0,
    });
    expect((await drop.join(option, as(two))).data.mine).toMatchObject({ state: 'WAITING', ahead: 0 });
    expect((await drop.join(option, as(three))).data.mine).toMatchObject({ state: 'WAITING', ahead: 1 });
    const { data } = await drop.view(option);
    expect(data.options.find((row) => row.product_option_id === option.product_option_id)).toMatchObject({
      left: 0,
      held: 1,
      waiting: 2,
    });
    expect(data.mine).toBeNull();
  });

  it('is not for guests, not before it opens, not after it ends, not of another product', async () => {
    const option = await makeDrop(api, 5, { opensInMs: minuteMs, endsInMs: 2 * minuteMs });
    expect(await drop.join(option, newVisitor())).toMatchObject({ status: 401 });
    expect(await codeOf(drop.join(option, as(one)))).toBe('DROP_NOT_OPEN');
    expect((await drop.view(option)).data.opens_in_ms).toBeGreaterThan(minuteMs - 10_000);
    const other = await makeDrop(api, 5);
    expect(await codeOf(drop.join({ ...option, product_id: other.product_id }, as(one)))).toBe('NOT_FOUND');
    api.wait(minuteMs);
    expect((await drop.join(option, as(one))).data.mine?.state).toBe('HELD');
    api.wait(minuteMs);
    expect(await codeOf(drop.join(option, as(two)))).toBe('DROP_NOT_OPEN');
    await sweep();
    expect(await codeOf(drop.view(option))).toBe('NOT_FOUND');
  });

  it('is once for a person: again, in another browser, at once, by another account of the same identity', async () => {
    const option = await makeDrop(api, 10);
    const again = await api.logIn('shopper01', newVisitor());
    await Promise.all([as(one), again, again, as(one)].map((visitor) => drop.join(option, visitor)));
    const { data } = await drop.view(option);
    expect(data.options.reduce((sum, row) => sum + row.held, 0)).toBe(1);
    const identity = (memberId: number | undefined, ci_hash: string | null) =>
      api.db
        .updateTable('members')
        .set({ ci_hash })
        .where('member_id', '=', memberId ?? 0)
        .execute();
    const before = await api.db
      .selectFrom('members')
      .select(['member_id', 'ci_hash'])
      .where('member_id', 'in', [two?.memberId ?? 0, three?.memberId ?? 0])
      .execute();
    for (const { member_id } of before) await identity(member_id, 'one-and-the-same');
    expect((await drop.join(option, as(two))).data.mine?.state).toBe('HELD');
    expect(await codeOf(drop.join(option, as(three)))).toBe('DROP_JOINED');
    for (const { member_id, ci_hash } of before) await identity(member_id, ci_hash);
  });

  it('asks for no more than a person may have, and counts what was ordered', async () => {
    const option = await makeDrop(api, 10, { each: 2 });
    expect(await codeOf(drop.join(option, as(one), 3))).toBe('DROP_LIMIT');
    expect((await drop.join(option, as(one), 2)).data.mine).toMatchObject({ state: 'HELD', pieces: 2 });
    expect((await order(option, as(one))).data?.payment).toBeTruthy();
    expect(await codeOf(drop.join(option, as(one)))).toBe('DROP_JOINED');
    await api.db.updateTable('orders').set({ payment_state: 'PAID', paid_at: api.deps.clock() }).execute();
    await api.db.updateTable('order_lines').set({ status: 'PAYMENT_CONFIRM' }).execute();
    expect(await codeOf(drop.join(option, as(one), 2))).toBe('DROP_LIMIT');
    expect((await drop.join(option, as(one))).data.mine?.state).toBe('HELD');
  });

  it('gives a member who wants more than is left what is left', async () => {
    const option = await makeDrop(api, 3, { each: 2 });
    await drop.join(option, as(one), 2);
    expect((await drop.join(option, as(two), 2)).data.mine).toMatchObject({ state: 'HELD', pieces: 1 });
  });

  it('is tried sixty times in ten minutes at most', async () => {
    const option = await makeDrop(api, 1);
    const codes = [];
    for (let count = 0; count < 61; count += 1) codes.push(await codeOf(drop.join(option, as(one))));
    expect(codes).toEqual([...Array(60).fill('done'), 'RATE_LIMITED']);
  });
});

describe('a hold', () => {
  it('goes to the first who waits when its time passes, who is notified once by phone', async () => {
    const option = await makeDrop(api, 1, { holdMinutes: 5 });
    for (const visitor of [one, two, three]) await drop.join(option, as(visitor));
    api.wait(5 * minuteMs);
    expect((await drop.view(option, as(one))).data.mine).toMatchObject({ state: 'OVER', over_by: 'LAPSED' });
    await Promise.all([sweep(), sweep()]);
    expect((await drop.view(option, as(two))).data.mine).toMatchObject({ state: 'HELD' });
    expect((await drop.view(option, as(three))).data.mine).toMatchObject({ state: 'WAITING', ahead: 0 });
    const messages = await api.db
      .selectFrom('notifications')
      .select(['member_id', 'content'])
      .where('title', '=', '드롭 차례 안내')
      .where('href', '=', `/goods/view/${option.product_id}`)
      .execute();
    expect(messages).toEqual([{ member_id: two?.memberId, content: expect.stringContaining('5분 안에') }]);
  });

  it('goes to the first who waits at once when it is let go; who let it go waits behind the others', async () => {
    const option = await makeDrop(api, 1);
    for (const visitor of [one, two, three]) await drop.join(option, as(visitor));
    expect((await drop.leave(option, as(one))).data.mine).toMatchObject({ state: 'OVER', over_by: 'LET_GO' });
    expect((await drop.view(option, as(two))).data.mine?.state).toBe('HELD');
    expect((await drop.join(option, as(one))).data.mine).toMatchObject({ state: 'WAITING', ahead: 1 });
    await drop.leave(option, as(three));
    expect((await drop.view(option, as(one))).data.mine).toMatchObject({ state: 'WAITING', ahead: 0 });
  });

  it('lets exactly its own order through', async () => {
    const option = await makeDrop(api, 2);
    const shown = await order(option, as(two));
    expect(shown.code).toBe('DROP_HOLD_REQUIRED');
    expect((await order(option, newVisitor())).code).toBe('DROP_HOLD_REQUIRED');
    await drop.join(option, as(one));
    const two_pieces = { products: [wanted(option, 2)], order_location: 'goods' as const };
    expect(await codeOf(api.call(setOrderTemporary, { body: two_pieces }, as(one)))).toBe(
      'DROP_HOLD_REQUIRED',
    );
    const placed = await order(option, as(one));
    expect(placed.data?.order_id).toBeTruthy();
    expect(await stockOf(api.db, option.product_option_id)).toBe(1);
    expect((await drop.view(option, as(one))).data.mine).toMatchObject({ state: 'ORDERED', is_unpaid: true });
    expect((await order(option, as(one))).code).toBe('DROP_HOLD_REQUIRED');
  });

  it('does not run out between order and payment, and is there for another try while its time lasts', async () => {
    const option = await makeDrop(api, 2, { holdMinutes: 5 });
    await drop.join(option, as(one));
    await drop.join(option, as(three));
    await drop.join(option, as(two));
    const first = await order(option, as(one));
    const { amount, drop_hold } = (
      await api.call(orderPurchase, { body: { temporary_id: first.temporary_id } }, as(one))
    ).data;
    expect(drop_hold?.left_ms).toBeGreaterThan(4 * minuteMs);
    const again = await orders.place(as(one), first.temporary_id, amount.total);
    expect(again.success).toBe(true);
    expect((await drop.leave(option, as(three))).data.mine?.over_by).toBe('LET_GO');
    await order(option, as(two));
    api.wait(6 * minuteMs);
    await sweep();
    expect((await drop.view(option, as(one))).data.mine).toMatchObject({ state: 'ORDERED', is_unpaid: true });
    await drop.join(option, as(three));
    expect((await drop.view(option, as(three))).data.mine?.state).toBe('WAITING');
    await api.call(reportFailedOrder, { body: { order_id: again.data.order_id } }, as(one));
    await sweep();
    expect((await drop.view(option, as(one))).data.mine).toMatchObject({ over_by: 'ORDER_CLOSED' });
    expect((await drop.view(option, as(three))).data.mine?.state).toBe('HELD');
  });

  it('passes on the pieces of an unpaid order', async () => {
    const option = await makeDrop(api, 1);
    await drop.join(option, as(one));
    await order(option, as(one));
    await drop.join(option, as(two));
    api.wait(31 * minuteMs);
    await reconcile(api.deps, api.deps.logger);
    await sweep();
    expect((await drop.view(option, as(two))).data.mine?.state).toBe('HELD');
  });

  it('that lapsed while the order page was open orders nothing, and the page is notified', async () => {
    const option = await makeDrop(api, 1, { holdMinutes: 1 });
    await drop.join(option, as(one));
    const sheet = await orders.prepare(as(one), [wanted(option)]);
    api.wait(minuteMs);
    expect(await codeOf(orders.place(as(one), sheet.temporary_id, sheet.amount.total))).toBe(
      'DROP_HOLD_REQUIRED',
    );
    expect((await orders.priceOf(sheet.temporary_id, as(one))).drop_hold).toEqual({
      product_id: option.product_id,
      left_ms: 0,
    });
  });
});

describe('a product of a drop', () => {
  it('is put into no cart, held or not', async () => {
    const option = await makeDrop(api, 2);
    await drop.join(option, as(one));
    expect(await codeOf(api.call(addToCart, { body: { products: [wanted(option)] } }, as(one)))).toBe(
      'DROP_ONLY',
    );
  });

  it('is sold as any other once the drop has ended, but for what is held', async () => {
    const option = await makeDrop(api, 2);
    await drop.join(option, as(one));
    const { drop_id } = await api.db
      .selectFrom('drops')
      .select('drop_id')
      .where('product_id', '=', option.product_id)
      .executeTakeFirstOrThrow();
    expect(await operateOn(api, 'drops.end', { drop_id })).toMatchObject({ status: 200 });
    expect((await order(option, as(two))).data?.order_id).toBeTruthy();
    expect((await order(option, as(three))).code).toBe('OUT_OF_STOCK');
    expect((await order(option, as(one))).data?.order_id).toBeTruthy();
  });
});

describe('an operator', () => {
  it('makes, lists and ends a drop, one of a product at a time', async () => {
    const taken = await makeDrop(api, 5);
    const operate = (command: string, input: object) => operateOn(api, command, input);
    const terms = { hold_minutes: 7, pieces_per_person: 1 };
    expect(await operate('drops.add', { product_id: taken.product_id, ...terms })).toMatchObject({
      message: expect.stringContaining('has a drop already'),
    });
    await drop.join(taken, as(one));
    const { lines } = await operate('drops.list', {});
    const line = lines.find((text) => text.includes(`product ${taken.product_id} `));
    expect(line).toContain('1 held, 0 ordered, 0 waiting');
    const drop_id = Number(/drop (\d+)/.exec(line ?? '')?.[1]);
    await drop.join(taken, as(two), 1);
    expect((await operate('drops.end', { drop_id })).lines).toHaveLength(1);
    expect((await operate('drops.end', { drop_id })).status).toBe(409);
    const opens_at = '2099-12-01T20:00:00+09:00';
    const added = await operate('drops.add', { product_id: taken.product_id, opens_at, ...terms });
    expect(added).toMatchObject({
      status: 200,
      lines: [expect.stringContaining('2099-12-01T11:00:00.000Z')],
    });
    expect(await codeOf(drop.join(taken, as(three)))).toBe('DROP_NOT_OPEN');
    const past = { opens_at, ends_at: '2099-11-01T00:00:00Z' };
    expect((await operate('drops.add', { product_id: taken.product_id, ...past, ...terms })).status).toBe(
      409,
    );
  });

  it('sets no less stock than is held', async () => {
    const option = await makeDrop(api, 3);
    await drop.join(option, as(one));
    const { product_option_id } = option;
    expect(await operateOn(api, 'stock.set', { product_option_id, stock: 0 })).toMatchObject({ status: 409 });
    expect(await operateOn(api, 'stock.set', { product_option_id, stock: 1 })).toMatchObject({ status: 200 });
  });

  it('brings more pieces, and the queue gets them in its order', async () => {
    const option = await makeDrop(api, 0);
    for (const visitor of [one, two, three]) await drop.join(option, as(visitor));
    await operateOn(api, 'stock.set', { product_option_id: option.product_option_id, stock: 2 });
    await sweep();
    const states = [];
    for (const visitor of [one, two, three])
      states.push((await drop.view(option, as(visitor))).data.mine?.state);
    expect(states).toEqual(['HELD', 'HELD', 'WAITING']);
  });
});

it('a crowd of 60 for 4 pieces: who came first holds, all others wait in the order in which they came', async () => {
  const option = await makeDrop(api, 4);
  const crowd = (await addCrowd(api.db, 60)).values();
  // A few at once: the last of sixty would wait for a connection longer than it may, on a busy machine.
  const joinNext = async () => {
    for (const id of crowd) await joinDropOf(api.db, id, { ...wanted(option), pieces: 1 }, api.deps.clock());
  };
  await Promise.all(Array.from({ length: 8 }, joinNext));
  const places = await api.db
    .selectFrom('drop_places')
    .select(['place_id', 'state'])
    .where('product_option_id', '=', option.product_option_id)
    .orderBy('place_id')
    .execute();
  expect(places.map((place) => place.state)).toEqual([
    ...Array(4).fill('HELD'),
    ...Array(56).fill('WAITING'),
  ]);
});
