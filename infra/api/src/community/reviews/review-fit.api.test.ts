import { listWritableReviews, writeReview } from '@mall/contracts/api/community/review-writing';
import { listReviews, summariseReviews } from '@mall/contracts/api/community/reviews';
import { confirmMember, leaveMember } from '@mall/contracts/api/people/member-account';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { choosePlainOptions, wanted } from '../../testing/orders/choose-options.ts';
import { orderSteps } from '../../testing/orders/order-steps.ts';
import { startTestApi, type TestApi, type Visitor } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor & { memberId: number };
let product_id = 0;
let order_line_id = 0;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn('welcome01');
  const [option] = await choosePlainOptions(api.db, 1);
  if (!option) throw new Error('no option');
  product_id = option.product_id;
  await orderSteps(api).order(member, [wanted(option)]);
  await api.db.updateTable('order_lines').set({ status: 'PURCHASE_CONFIRM' }).execute();
  await api.db
    .updateTable('orders')
    .set({ payment_state: 'PAID' })
    .where('member_id', '=', member.memberId)
    .execute();
  const line = await api.db
    .selectFrom('order_lines')
    .select('order_line_id')
    .orderBy('order_line_id', 'desc')
    .executeTakeFirstOrThrow();
  order_line_id = line.order_line_id;
});
afterAll(() => api.close());

const content = '품이 넉넉하고 기장이 딱 좋아요.';
const body = { height_cm: 173, weight_kg: 68, fit: { SIZE: 'TRUE', LENGTH: 'MORE' } } as const;
const write = (given: object) =>
  api.call(writeReview, { body: { order_line_id, score: 5, content, ...given } }, member);
type Query = Omit<Parameters<typeof api.call<typeof listReviews>>[1]['query'], 'product_id'>;
const list = async (query: Query = {}) =>
  (await api.call(listReviews, { query: { product_id, limit: 50, ...query } }, member)).data;
const summary = async () => (await api.call(summariseReviews, { query: { product_id } })).data;
const isListed = async (query: Query) => (await list(query)).rows.some((row) => row.is_mine);

describe('measures and fit of a review', () => {
  it('are refused beyond what a body can be, by their Korean names', async () => {
    expect(await write({ height_cm: 300 })).toMatchObject({
      status: 400,
      message: '키는 120~220cm로 입력해주세요.',
    });
    expect(await write({ fit: { SIZE: 'HUGE' } })).toMatchObject({ status: 400 });
  });

  it('stay unseen and match no filter unless the writer shows them', async () => {
    expect(await write({ ...body, is_body_shown: false })).toMatchObject({ success: true });
    const [own] = (await list()).rows.filter((row) => row.is_mine);
    expect(own).toMatchObject({ body: null, fit: body.fit });
    expect(await isListed({ height: 170 })).toBe(false);
    await api.db
      .updateTable('reviews')
      .set({ is_body_shown: true })
      .where('member_id', '=', member.memberId)
      .execute();
    expect((await list()).rows.find((row) => row.is_mine)?.body).toEqual({ height_cm: 173, weight_kg: 68 });
  });

  it.each([
    [{ height: 170 }, true],
    [{ height: 175 }, false],
    [{ weight: 65 }, true],
    [{ weight: 70 }, false],
    [{ score: 5 }, true],
    [{ score: 4 }, false],
    [{ size: '없는 사이즈' }, false],
    [{ is_photo: '1' }, false],
  ] as const)('narrowed by %j, the own review is listed: %s', async (query, isThere) => {
    expect(await isListed(query)).toBe(isThere);
    const { rows, paginate } = await list(query);
    expect(paginate.total).toBe(rows.length);
  });

  it('are found by the size and the colour that were bought', async () => {
    const review = await api.db
      .selectFrom('reviews')
      .select(['size_name', 'color_id'])
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    expect(await isListed({ size: review.size_name ?? '', color_id: review.color_id ?? 0 })).toBe(true);
    const { sizes, colors } = await summary();
    expect(sizes.map(({ name }) => name)).toContain(review.size_name);
    expect(colors.map(({ color_id }) => color_id)).toContain(review.color_id);
  });

  it('add up to what the lists show', async () => {
    const { count, distribution, fit, heights, sizes } = await summary();
    const { rows } = await list();
    expect(count).toBe(rows.length);
    expect(distribution).toEqual(
      [1, 2, 3, 4, 5].map((star) => rows.filter((row) => row.score === star).length),
    );
    for (const { aspect, less, same, more } of fit) {
      const answers = rows.map((row) => row.fit?.[aspect]);
      expect([less, same, more]).toEqual(
        ['LESS', 'TRUE', 'MORE'].map((answer) => answers.filter((own) => own === answer).length),
      );
    }
    for (const { from, count: inBand } of heights)
      expect((await list({ height: from })).rows).toHaveLength(inBand);
    for (const { name, count: ofSize } of sizes)
      expect((await list({ size: name })).rows).toHaveLength(ofSize);
  });

  it('are offered again with the next review', async () => {
    const { data } = await api.call(listWritableReviews, { query: { product_id } }, member);
    expect(data).toMatchObject({ body: { height_cm: 173, weight_kg: 68 }, is_body_shown: true, rows: [] });
  });

  it('are gone when the writer leaves; the review stays', async () => {
    await api.call(confirmMember, { body: { member_id: member.memberId, password: samplePassword } }, member);
    expect(await api.call(leaveMember, { body: { member_id: member.memberId } }, member)).toMatchObject({
      success: true,
    });
    const review = await api.db
      .selectFrom('reviews')
      .select(['content', 'height_cm', 'weight_kg', 'is_body_shown'])
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    expect(review).toEqual({ content, height_cm: null, weight_kg: null, is_body_shown: false });
    expect((await list({ height: 170 })).rows.some((row) => row.content === content)).toBe(false);
  });
});
