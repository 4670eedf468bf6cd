import { type SearchQuery, searchProducts } from '@mall/contracts/api/catalogue/products';
import { sql } from 'kysely';
import { confirmPayment } from '../../../orders/orders/close-order.ts';
import { choosePlainOptions, wanted } from '../../../testing/orders/choose-options.ts';
import { orderSteps } from '../../../testing/orders/order-steps.ts';
import { startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';
import { arrivedSince } from './arrivals.ts';
import { forgetSales } from './record-sales.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
// Places change every ten minutes: what a test sells is seen by the test.
beforeEach(async () => {
  await sql`truncate product_sales_hours, product_sales_days`.execute(api.db);
  api.wait(600_000);
});

/** Notes sales as a paid order does, some time ago. */
async function sell(productId: number, pieces: number, agoMs: number): Promise<void> {
  const at = new Date(api.deps.clock().getTime() - agoMs);
  await sql`insert into product_sales_hours (hour, product_id, pieces)
    values (date_trunc('hour', ${at}::timestamptz), ${productId}::int, ${pieces}::int)`.execute(api.db);
  await sql`insert into product_sales_days (day, product_id, pieces)
    values ((${at}::timestamptz at time zone 'Asia/Seoul')::date, ${productId}::int, ${pieces}::int)
    on conflict (day, product_id) do update set pieces = product_sales_days.pieces + excluded.pieces`.execute(
    api.db,
  );
}

async function list(query: SearchQuery) {
  const { data, ...reply } = await api.call(searchProducts, { query });
  if (!data) throw new Error(JSON.stringify(reply));
  return { ...data, ids: data.rows.map((row) => row.product_id) };
}
const best = (period: SearchQuery['period'], more: SearchQuery = {}) =>
  list({ gnb_state: 'BEST', ...(period ? { period } : {}), ...more });

async function shownProducts(count: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from products where not is_hidden order by product_id limit ${count}`.execute(api.db);
  return rows.map((row) => row.product_id);
}

describe('best sellers of a period', () => {
  it('are those that sold most in it, then those of the longer periods', async () => {
    const [now = 0, today = 0, week = 0, month = 0, old = 0] = await shownProducts(5);
    await sell(now, 1, 0);
    await sell(today, 5, 20 * hourMs);
    await sell(week, 20, 5 * dayMs);
    await sell(month, 60, 20 * dayMs);
    await sell(old, 900, 40 * dayMs);
    expect((await best('REALTIME')).ids).toEqual([now, today, week, month]);
    expect((await best('DAY')).ids).toEqual([today, now, week, month]);
    expect((await best('WEEK')).ids).toEqual([week, today, now, month]);
    expect((await best('MONTH')).ids).toEqual([month, week, today, now]);
  });

  it('can be had of one category, in another order and by pages', async () => {
    const ids = await shownProducts(30);
    for (const [index, id] of ids.entries()) await sell(id, 100 - index, 0);
    const { rows } = await sql<{ id: number; category_id: number }>`
      select product_id as id, category_ids[1] as category_id from products
      where product_id = any(${ids}::int[]) order by product_id`.execute(api.db);
    const category = rows[0]?.category_id ?? 0;
    const inCategory = rows.filter((row) => row.category_id === category).map((row) => row.id);
    expect(inCategory.length).toBeGreaterThan(1);
    expect(inCategory.length).toBeLessThan(30);
    const narrowed: SearchQuery = { f_categories: [String(category)], is_filter: '1', display_size: 100 };
    const counted = await best('DAY', narrowed);
    expect(counted.ids).toEqual(inCategory);
    expect(counted.count).toBe(inCategory.length);
    // The other categories stay to be chosen.
    expect(counted.filter?.category.length).toBeGreaterThan(1);
    const cheapest = await best('DAY', { sort: 'PRICEASC', display_size: 100 });
    expect([...cheapest.ids].sort((one, other) => one - other)).toEqual(ids);
    expect(cheapest.ids).not.toEqual(ids);
    const second = await best('DAY', { page: 2, display_size: 10 });
    expect(second.ids).toEqual(ids.slice(10, 20));
  });

  it('keep their places for ten minutes, and say of when they are', async () => {
    const [one = 0, other = 0] = await shownProducts(2);
    await sell(one, 2, 0);
    const first = await best('REALTIME');
    expect(first.ids).toEqual([one]);
    expect(Date.parse(first.ranked_at ?? '') % 600_000).toBe(0);
    await sell(other, 9, 0);
    api.wait(600_000);
    const next = await best('REALTIME');
    expect(next.ids).toEqual([other, one]);
    expect(Date.parse(next.ranked_at ?? '') - Date.parse(first.ranked_at ?? '')).toBe(600_000);
  });

  it('never show a product that is hidden meanwhile', async () => {
    const [one = 0, other = 0] = await shownProducts(2);
    await sell(one, 2, 0);
    await sell(other, 1, 0);
    await sql`update products set is_hidden = true where product_id = ${one}::int`.execute(api.db);
    expect((await best('DAY')).ids).toEqual([other]);
    await sql`update products set is_hidden = false where product_id = ${one}::int`.execute(api.db);
  });

  it('count what is paid, by its hour and its day', async () => {
    const member = await api.logIn();
    const [option] = await choosePlainOptions(api.db, 1);
    if (!option) throw new Error('no option');
    const { order_id } = await orderSteps(api).order(member, [wanted(option)]);
    expect((await best('REALTIME')).ids).toEqual([]);
    await confirmPayment(api.db, order_id, api.deps.clock());
    await confirmPayment(api.db, order_id, api.deps.clock());
    api.wait(600_000);
    expect((await best('REALTIME')).ids).toEqual([option.product_id]);
    const { rows } = await sql`select pieces from product_sales_days`.execute(api.db);
    expect(rows).toEqual([{ pieces: 1 }]);
  });

  it('without a period are those that are marked, and other lists have no period', async () => {
    const [id = 0] = await shownProducts(1);
    await sell(id, 1, 0);
    const marked = await best(undefined);
    expect(marked.count).toBeGreaterThan(1);
    expect(marked.ranked_at).toBeUndefined();
    const whole = await list({ gnb_state: 'NPLUS' });
    expect((await list({ gnb_state: 'NPLUS', period: 'DAY' })).ids).toEqual(whole.ids);
    expect((await list({ period: 'DAY' })).count).toBe((await list({})).count);
  });

  it('are forgotten when no period looks at them any more', async () => {
    const [id = 0] = await shownProducts(1);
    await sell(id, 1, 0);
    await sell(id, 1, 47 * hourMs);
    await sell(id, 1, 50 * hourMs);
    await sell(id, 1, 34 * dayMs);
    await forgetSales(api.db, api.deps.clock());
    const { rows } = await sql<{ hours: number; oldest: number }>`
      select (select count(*)::int from product_sales_hours) as hours,
        (select max(${api.deps.clock()}::date - day) from product_sales_days) as oldest`.execute(api.db);
    expect(rows[0]?.hours).toBe(2);
    expect(rows[0]?.oldest).toBeLessThan(33);
  });
});

describe('new goods of a period', () => {
  it('came today, since Monday or since the first of the month, and leave at midnight in Korea', async () => {
    const [today = 0, before = 0] = await shownProducts(2);
    const midnight = arrivedSince('DAY', api.deps.clock());
    const release = (id: number, at: number) =>
      sql`update products set released_at = ${new Date(at)}, flags = '{NEW}' where product_id = ${id}::int`.execute(
        api.db,
      );
    await release(today, midnight);
    await release(before, midnight - 1);
    const arrived = (period: SearchQuery['period']) =>
      list({ gnb_state: 'NEW', ...(period ? { period } : {}), sort: 'NEWDESC' });
    const { ids } = await arrived('DAY');
    expect(ids).toContain(today);
    expect(ids).not.toContain(before);
    expect((await arrived(undefined)).ids).toContain(before);
    api.wait(dayMs);
    expect((await arrived('DAY')).ids).not.toContain(today);
  });
});

it.each([
  // 2026-11-24 is a Tuesday; in Korea it begins at 15:00 UTC of the day before.
  ['2026-11-23T15:00:00Z', '2026-11-23T15:00:00Z', '2026-11-22T15:00:00Z', '2026-10-31T15:00:00Z'],
  ['2026-11-23T14:59:59Z', '2026-11-22T15:00:00Z', '2026-11-22T15:00:00Z', '2026-10-31T15:00:00Z'],
  // A Sunday belongs to the week of the Monday before.
  ['2026-11-29T03:00:00Z', '2026-11-28T15:00:00Z', '2026-11-22T15:00:00Z', '2026-10-31T15:00:00Z'],
])('at %s the day, the week and the month have begun', (now, day, week, month) => {
  const since = (period: 'DAY' | 'WEEK' | 'MONTH') => arrivedSince(period, new Date(now));
  expect([since('DAY'), since('WEEK'), since('MONTH')]).toEqual([day, week, month].map(Date.parse));
});
