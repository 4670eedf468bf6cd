import { listBrandIntroductions, listBrands } from '@mall/contracts/api/catalogue/brands';
import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import {
  addBrandWish,
  listBrandWishes,
  mergeBrandWishes,
  removeBrandWishes,
} from '@mall/contracts/api/people/brand-wishes';
import {
  addWish,
  listWishes,
  listWishIds,
  mergeWishes,
  removeWishes,
} from '@mall/contracts/api/people/wishes';
import { sql } from 'kysely';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';
import { mergeWishes as takeOver } from './product-wishes.ts';

let api: TestApi;
let member: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
});
afterAll(() => api.close());

const wish = (product_id: number, visitor = member) => {
  api.wait(1000);
  return api.call(addWish, { body: { product_id } }, visitor);
};
const idsOf = async (visitor = member) =>
  (await api.call(listWishes, { query: {} }, visitor)).data.rows.map((row) => row.product_id);

describe('a wishlist of products', () => {
  it('is stored for members, newest first, each product once', async () => {
    for (const id of [3, 1, 2, 1]) expect(await wish(id)).toMatchObject({ success: true });
    expect(await idsOf()).toEqual([2, 1, 3]);
    expect(await wish(999_999)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await wish(1, newVisitor())).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await idsOf(await api.logIn('staff0001'))).toEqual([]);
  });

  it('says of one product whether it is on it', async () => {
    const look = async (product_id: number) =>
      (await api.call(listWishes, { query: { product_id } }, member)).data;
    expect(await look(2)).toMatchObject({ rows: [{ product_id: 2 }], paginate: { total: 1 } });
    expect(await look(4)).toMatchObject({ rows: [], paginate: { total: 0 } });
  });

  it('shows what costs less than when it was wished for, to the won, and nothing of what costs more', async () => {
    const look = async () => (await api.call(listWishes, { query: {} }, member)).data;
    expect((await look()).price_drops).toEqual([]);
    const was = (change: number, product_id: number) =>
      sql`update product_wishes set wished_price = wished_price + ${change}::int
        where product_id = ${product_id}::int`.execute(api.db);
    await was(3000, 1);
    await was(-3000, 2);
    await sql`update product_wishes set wished_price = null where product_id = 3`.execute(api.db);
    expect((await look()).price_drops).toEqual([{ product_id: 1, amount: 3000 }]);
  });

  it('shows the member price, pages, and lets go', async () => {
    const { data } = await api.call(listWishes, { query: { page: 2, limit: 2 } }, member);
    expect(data).toMatchObject({ rows: [{ product_id: 3 }], paginate: { total: 3, last_page: 2 } });
    const removed = await api.call(removeWishes, { body: { product_ids: [1, 77] } }, member);
    expect(removed.data.count).toBe(2);
    expect(await idsOf()).toEqual([2, 3]);
  });
});

it('brands are wished for one at a time or several, all or none', async () => {
  const other = await api.logIn('silver001');
  const add = (brand_ids: number[]) => api.call(addBrandWish, { body: { brand_ids } }, other);
  expect((await add([5, 6, 5])).data.count).toBe(2);
  expect(await add([7, 999])).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect((await api.call(listBrandWishes, {}, other)).data.rows).toHaveLength(2);
  expect((await api.call(removeBrandWishes, { body: { brand_id: 5 } }, other)).data.count).toBe(1);
});

describe('brands', () => {
  it('are listed per site with what is on sale', async () => {
    const { rows } = (await api.call(listBrands, { query: {} })).data;
    expect(rows.length).toBeGreaterThanOrEqual(24);
    expect(rows.every((brand) => brand.product_count > 0)).toBe(true);
    const luxury = (await api.call(listBrands, { query: { family_site_id: 8 } })).data.rows;
    expect(luxury.map((brand) => brand.brand_id).sort()).toEqual([27, 28]);
  });

  it('are introduced in words and pictures', async () => {
    const { rows } = (await api.call(listBrandIntroductions, { query: { brand_id: 28 } })).data;
    expect(rows).toMatchObject([{ name_en: 'AQUASCUTUM', introduction: expect.stringContaining('1851') }]);
    expect(rows[0]?.images.length).toBeGreaterThan(0);
  });

  it('can be wished for and let go', async () => {
    for (const brand_id of [28, 5, 28]) {
      api.wait(1000);
      await api.call(addBrandWish, { body: { brand_id } }, member);
    }
    const wished = async () =>
      (await api.call(listBrandWishes, {}, member)).data.rows.map((brand) => brand.brand_id);
    expect(await wished()).toEqual([5, 28]);
    expect(await api.call(addBrandWish, { body: { brand_id: 999 } }, member)).toMatchObject({ status: 404 });
    const removed = await api.call(removeBrandWishes, { body: { brand_ids: [28] } }, member);
    expect(removed.data.count).toBe(1);
    expect(await wished()).toEqual([5]);
  });
});

describe('what was wished on a device', () => {
  const merge = async (product_ids: number[], visitor: Visitor) =>
    api.call(mergeWishes, { body: { product_ids } }, visitor);

  it('comes onto the list in its order, without what is on it or is not sold', async () => {
    const visitor = await api.logIn('staff0001');
    await wish(5, visitor);
    api.wait(1000);
    expect((await merge([9, 5, 999_999, 7, 9], visitor)).data).toEqual({ added: [9, 7], count: 3 });
    expect(await idsOf(visitor)).toEqual([9, 7, 5]);
    expect((await api.call(listWishIds, {}, visitor)).data.product_ids).toEqual([9, 7, 5]);
    expect((await merge([9, 7], visitor)).data).toEqual({ added: [], count: 3 });
    await api.call(removeWishes, { body: { product_ids: [9, 7] } }, visitor);
    expect(await idsOf(visitor)).toEqual([5]);
  });

  it('shows how much has fallen for guests since, whatever a device says, and a grade alone is no fall', async () => {
    const visitor = await api.logIn('platinum1');
    const guest = (await api.call(productInfo, { query: { product_ids: '11,12,13,14' } }, newVisitor())).data
      .rows;
    const priceOf = (id: number) => guest.find((card) => card.product_id === id)?.last_price ?? 0;
    const retail = guest.find((card) => card.product_id === 13)?.retail_price ?? 0;
    const seen_prices = [
      { product_id: 11, price: priceOf(11) + 1 },
      { product_id: 12, price: priceOf(12) },
      { product_id: 13, price: 999_999_999 },
      { product_id: 14, price: 0 },
    ];
    const body = { product_ids: [11, 12, 13, 14], seen_prices };
    expect((await api.call(mergeWishes, { body }, visitor)).data.added).toEqual([11, 12, 13, 14]);
    const { price_drops = [] } = (await api.call(listWishes, { query: {} }, visitor)).data;
    const drops = new Map(price_drops.map(({ product_id, amount }) => [product_id, amount]));
    expect(drops.get(11)).toBe(Math.min(1, (guest[0]?.retail_price ?? 0) - priceOf(11)) || undefined);
    expect([drops.has(12), drops.has(14)]).toEqual([false, false]);
    expect(drops.get(13) ?? 0).toBe(retail - priceOf(13));
  });

  it('pressed twenty times at once comes onto the list once', async () => {
    const visitor = await api.logIn('vip000001');
    const replies = await Promise.all(Array.from({ length: 20 }, () => merge([21, 22], visitor)));
    expect(replies.flatMap(({ data }) => data.added).sort()).toEqual([21, 22]);
    expect(await idsOf(visitor)).toEqual([21, 22]);
  });

  it('brands come onto theirs, unknown ones and known ones passed over, once for twenty presses', async () => {
    const visitor = await api.logIn('vip000001');
    await api.call(addBrandWish, { body: { brand_id: 5 } }, visitor);
    const call = () => api.call(mergeBrandWishes, { body: { brand_ids: [28, 5, 99_999, 6, 28] } }, visitor);
    const replies = await Promise.all(Array.from({ length: 20 }, call));
    expect(replies.flatMap(({ data }) => data.added).sort()).toEqual([28, 6]);
    const rows = (await api.call(listBrandWishes, {}, visitor)).data.rows;
    expect(rows.map(({ brand_id }) => brand_id).sort((one, other) => one - other)).toEqual([5, 6, 28]);
    expect(await api.call(mergeBrandWishes, { body: { brand_ids: [5] } }, newVisitor())).toMatchObject({
      status: 401,
    });
  });

  it('stops at the limit of the list, and is for members only', async () => {
    expect(await merge([1], newVisitor())).toMatchObject({ status: 401 });
    const visitor = await api.logIn('silver001');
    const member_id = (
      await api.db
        .selectFrom('members')
        .select('member_id')
        .where('user_id', '=', 'silver001')
        .executeTakeFirstOrThrow()
    ).member_id;
    await api.db.deleteFrom('product_wishes').where('member_id', '=', member_id).execute();
    const view = { buyer: { gradeRate: null }, now: api.deps.clock() };
    expect(await takeOver(api.db, member_id, { product_ids: [3, 4, 5] }, view, 2)).toEqual([3, 4]);
    expect(await takeOver(api.db, member_id, { product_ids: [6] }, view, 2)).toEqual([]);
    expect(await idsOf(visitor)).toEqual([3, 4]);
  });
});
