import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { likeReview, listWritableReviews, writeReview } from '@mall/contracts/api/community/review-writing';
import { listBestReviews, listReviews } from '@mall/contracts/api/community/reviews';
import { sql } from 'kysely';
import { choosePlainOptions, wanted } from '../../testing/orders/choose-options.ts';
import { orderSteps } from '../../testing/orders/order-steps.ts';
import { startTestApi, type TestApi, type Visitor } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor;
let lineId = 0;
let productId = 0;
const content = '기장이 딱 맞고 따뜻해요.\n다음에도 살게요.';

beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
  const [option] = await choosePlainOptions(api.db, 1);
  if (!option) throw new Error('no option');
  productId = option.product_id;
  await orderSteps(api).order(member, [wanted(option)]);
  const { rows } = await sql<{ order_line_id: number }>`select order_line_id from order_lines
    order by order_line_id desc limit 1`.execute(api.db);
  lineId = rows[0]?.order_line_id ?? 0;
});
afterAll(() => api.close());

const write = (visitor = member, body = { order_line_id: lineId, score: 4, content }) =>
  api.call(writeReview, { body }, visitor);
const list = async (query: { sort?: 'LIKEDESC' | 'SCOREASC'; is_photo?: '1'; product_id?: number } = {}) =>
  (await api.call(listReviews, { query: { product_id: productId, limit: 50, ...query } }, member)).data;

/** The line, when it is among those to write about: sample orders have some of their own. */
const writable = async () =>
  (await api.call(listWritableReviews, {}, member)).data.rows.filter((row) => row.order_line_id === lineId);

describe('writing a review', () => {
  it('waits until the goods have arrived', async () => {
    expect(await writable()).toEqual([]);
    expect(await write()).toMatchObject({ status: 404 });
    await api.db
      .updateTable('order_lines')
      .set({ status: 'PURCHASE_CONFIRM' })
      .where('order_line_id', '=', lineId)
      .execute();
    expect(await writable()).toMatchObject([{ product_id: productId }]);
  });

  it('is for those who bought it, once per line, and counts at the product', async () => {
    const counted = async () =>
      (await api.call(viewProduct, { params: { id: productId }, query: {} })).data.review_summary.count;
    const before = await counted();
    expect(await write(await api.logIn('staff0001'))).toMatchObject({ status: 404 });
    expect(await write(member, { order_line_id: lineId, score: 6, content })).toMatchObject({ status: 400 });
    expect(await write(member, { order_line_id: lineId, score: 5, content: '좋아요' })).toMatchObject({
      message: '후기는 10자 이상 입력해주세요.',
    });
    const replies = await Promise.all([write(), write(), write()]);
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 'ALREADY_REVIEWED')).toHaveLength(2);
    expect(await counted()).toBe(before + 1);
    const { rows } = await sql<{ review_count: number }>`
      select review_count from products where product_id = ${productId}`.execute(api.db);
    expect(rows[0]?.review_count).toBe(before + 1);
    expect(await writable()).toEqual([]);
  });

  it('shows it under a masked name', async () => {
    expect((await list()).rows[0]).toMatchObject({ user: '김*연', score: 4, content, is_mine: true });
  });
});

describe('reviews of a product', () => {
  it('are paged, sorted, and filtered by pictures', async () => {
    const { rows: popular } = await sql<{ product_id: number }>`
      select product_id from reviews group by product_id
      having count(*) filter (where cardinality(picture_views) > 0) > 1 order by count(*) desc limit 1`.execute(
      api.db,
    );
    const product_id = popular[0]?.product_id ?? 0;
    const all = await list({ product_id });
    const likes = (await list({ product_id, sort: 'LIKEDESC' })).rows.map((row) => row.like_count);
    expect(likes).toEqual([...likes].sort((one, other) => other - one));
    const scores = (await list({ product_id, sort: 'SCOREASC' })).rows.map((row) => row.score);
    expect(scores).toEqual([...scores].sort());
    const photos = await list({ product_id, is_photo: '1' });
    expect(photos.rows.every((row) => row.images.length > 0)).toBe(true);
    expect(photos.rows.length).toBeGreaterThan(1);
    expect(photos.rows).toHaveLength(all.photo_count);
    expect(all.paginate.total).toBe(all.rows.length);
    expect(all.rows.length).toBeGreaterThan(photos.rows.length);
  });
});

describe('a review that helped', () => {
  const like = (review_id: number, is_liked: boolean, visitor = member) =>
    api.call(likeReview, { body: { review_id, is_liked } }, visitor);

  it('counts each member once, never its writer', async () => {
    const [own] = (await list()).rows.filter((row) => row.is_mine);
    expect(await like(own?.review_id ?? 0, true)).toMatchObject({ status: 409, code: 'OWN_REVIEW' });
    const other = await api.logIn('staff0001');
    await Promise.all([1, 2, 3].map(() => like(own?.review_id ?? 0, true, other)));
    expect((await list()).rows.find((row) => row.is_mine)?.like_count).toBe(1);
    expect((await like(own?.review_id ?? 0, false, other)).data.like_count).toBe(0);
    expect((await like(own?.review_id ?? 0, false, other)).data.like_count).toBe(0);
    expect(await like(5, true)).toMatchObject({ status: 404 });
  });

  it('stands on the board of best reviews, the most helpful first', async () => {
    const { rows } = (await api.call(listBestReviews, { query: { family_site_id: 5 } })).data;
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.product.brand.family_site))).toEqual(new Set(['jucy_judy']));
    const likes = rows.map((row) => row.like_count);
    expect(likes).toEqual([...likes].sort((one, other) => other - one));
    expect(rows.every((row) => row.score >= 4)).toBe(true);
  });
});
