import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { listMyReviews } from '@mall/contracts/api/community/my-writings';
import {
  deleteReview,
  editReview,
  openReview,
  uploadReviewPhoto,
  writeReview,
} from '@mall/contracts/api/community/review-writing';
import { listReviews } from '@mall/contracts/api/community/reviews';
import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { requestClaim } from '@mall/contracts/api/orders/order-claims';
import { reviewEditMs, reviewPoints } from '@mall/contracts/domain/review-rules';
import sharp from 'sharp';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { choosePlainOptions, wanted } from '../../testing/orders/choose-options.ts';
import { claimSteps } from '../../testing/orders/claim-steps.ts';
import { startPortone, type TestPortone } from '../../testing/servers/start-portone.ts';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';

let api: TestApi;
let portone: TestPortone;
let member: Visitor;
let steps: ReturnType<typeof claimSteps>;
let jpeg: Buffer;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  member = await api.logIn();
  steps = claimSteps(api, portone);
  jpeg = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  expect(await contradictions(api.db)).toEqual([]);
  await api.close();
  await portone.close();
});

const content = '핏이 좋아서 자주 입을 것 같아요.';
const changed = '한 달 입어 보니 보풀이 조금 생겼어요.';
const ofPhotos = reviewPoints.photo - reviewPoints.text;

async function upload(visitor = member) {
  const reply = await api.app.inject({
    method: 'POST',
    url: uploadReviewPhoto.path,
    headers: {
      'content-type': 'image/jpeg',
      'client-session-id': visitor.sessionId,
      authorization: `Bearer ${visitor.token}`,
    },
    payload: jpeg,
  });
  const data: { photo_id: string; image: { path: string } } = reply.json().data;
  return data;
}
const statusOf = async (path: string) => (await api.app.inject({ url: path })).statusCode;
const balance = async () => (await api.call(listMyPoints, { query: {} }, member)).data.balance;

/** A review of goods that were paid and have arrived. */
async function reviewed(place: number, photo_ids: string[] = []) {
  const option = (await choosePlainOptions(api.db, place + 1))[place];
  if (!option) throw new Error('no option');
  const { order_id } = await steps.buy(member, [wanted(option)]);
  await steps.deliver(order_id);
  const { order_line_id } = await api.db
    .selectFrom('order_lines')
    .select('order_line_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const body = { order_line_id, score: 5, content, photo_ids, height_cm: 172, is_body_shown: false };
  const { review_id } = (await api.call(writeReview, { body }, member)).data;
  return { review_id, order_id, order_line_id, product_id: option.product_id };
}

interface Said {
  score?: number;
  content?: string;
  photo_ids?: string[];
}
const edit = (review_id: number, said: Said = {}, visitor = member) =>
  api.call(editReview, { body: { review_id, score: 2, content: changed, ...said } }, visitor);
const open = (review_id: number, visitor = member) => api.call(openReview, { query: { review_id } }, visitor);
const shown = async (product_id: number, review_id: number) =>
  (await api.call(listReviews, { query: { product_id, limit: 50 } }, member)).data.rows.find(
    (row) => row.review_id === review_id,
  );
const written = (review_id: number, ageMs: number) =>
  api.db
    .updateTable('reviews')
    .set({ created_at: new Date(api.deps.clock().getTime() - ageMs) })
    .where('review_id', '=', review_id)
    .execute();

describe('a review that is edited', () => {
  it('opens with what was written, hidden measures too, and is shown and counted as it is said anew', async () => {
    const { review_id, order_line_id, product_id } = await reviewed(0);
    const { data } = await open(review_id);
    expect(data).toMatchObject({ order_line_id, score: 5, content, body: { height_cm: 172 }, photos: [] });
    const score = async () =>
      (await api.call(viewProduct, { params: { id: product_id }, query: {} })).data.review_summary.score;
    const before = await score();
    expect(await edit(review_id, { score: 1 })).toMatchObject({ success: true, data: { point: 0 } });
    expect(await shown(product_id, review_id)).toMatchObject({ score: 1, content: changed, is_mine: true });
    expect(await score()).toBeLessThan(before);
    expect((await open(review_id)).data.body.height_cm).toBeNull();
  });

  it('obeys the rules of a new one', async () => {
    const { review_id } = await reviewed(1);
    expect(await edit(review_id, { content: '좋아요' })).toMatchObject({
      message: '후기는 10자 이상 입력해주세요.',
    });
    expect(await edit(review_id, { score: 6 })).toMatchObject({ status: 400 });
  });

  it("is its writer's alone, and is not there once it is deleted", async () => {
    const { review_id, product_id } = await reviewed(2);
    const stranger = await api.logIn('staff0001');
    expect(await edit(review_id, {}, stranger)).toMatchObject({ status: 404 });
    expect(await open(review_id, stranger)).toMatchObject({ status: 404 });
    expect(await edit(review_id, {}, newVisitor())).toMatchObject({ status: 401 });
    expect(await shown(product_id, review_id)).toMatchObject({ score: 5, content });
    await api.call(deleteReview, { body: { review_id } }, member);
    expect(await edit(review_id)).toMatchObject({ status: 404 });
  });

  it('is closed from 30 days after it was written, and my list says so', async () => {
    const { review_id, order_line_id } = await reviewed(3);
    const editable = async () => {
      const { rows } = (await api.call(listMyReviews, { query: { limit: 50 } }, member)).data;
      return rows.find((row) => row.review_id === review_id)?.editable_line_id;
    };
    await written(review_id, reviewEditMs - 60_000);
    expect(await editable()).toBe(order_line_id);
    expect(await edit(review_id)).toMatchObject({ success: true });
    await written(review_id, reviewEditMs);
    expect(await editable()).toBeNull();
    expect(await edit(review_id)).toMatchObject({ status: 409, code: 'REVIEW_EDIT_ENDED' });
    expect(await open(review_id)).toMatchObject({ status: 409, code: 'REVIEW_EDIT_ENDED' });
  });
});

describe('photos of a review that is edited', () => {
  it('stay, come and go, in the order named; what was taken out is out of sight at once', async () => {
    const [first, second, third] = [await upload(), await upload(), await upload()];
    const { review_id, product_id } = await reviewed(4, [first.photo_id, second.photo_id]);
    expect((await open(review_id)).data.photos).toMatchObject(
      [first, second].map(({ photo_id }) => ({ photo_id })),
    );
    expect(await edit(review_id, { photo_ids: [third.photo_id, second.photo_id] })).toMatchObject({
      success: true,
    });
    expect((await shown(product_id, review_id))?.images.map(({ path }) => path)).toEqual([
      third.image.path,
      second.image.path,
    ]);
    expect([await statusOf(first.image.path), await statusOf(second.image.path)]).toEqual([404, 200]);
  });

  it('are locked after their review, so that an edit and the end of a review never wait for each other', async () => {
    const { review_id } = await reviewed(11, [(await upload()).photo_id]);
    const photos = await Promise.all([1, 2, 3, 4].map(() => upload()));
    const edits = photos.map(({ photo_id }) => edit(review_id, { photo_ids: [photo_id] }));
    const removed = api.call(deleteReview, { body: { review_id } }, member);
    const replies = await Promise.all([...edits, removed]);
    expect((await removed).success).toBe(true);
    expect(replies.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(await open(review_id)).toMatchObject({ status: 404 });
  });

  it("that are another's, of another review, gone or named twice leave everything as it was", async () => {
    const [remaining, elsewhere] = [await upload(), await upload()];
    const { review_id, product_id } = await reviewed(5, [remaining.photo_id]);
    await reviewed(6, [elsewhere.photo_id]);
    const foreign = await upload(await api.logIn('staff0001'));
    for (const photo_ids of [
      [foreign.photo_id],
      [elsewhere.photo_id],
      [remaining.photo_id, remaining.photo_id],
    ])
      expect(await edit(review_id, { photo_ids })).toMatchObject({ status: 409, code: 'PHOTO_EXPIRED' });
    expect(await shown(product_id, review_id)).toMatchObject({
      content,
      images: [{ path: remaining.image.path }],
    });
  });
});

describe('points for photos that come later', () => {
  it('are given once, whatever is edited at the same time or afterwards', async () => {
    const { review_id } = await reviewed(7);
    const before = await balance();
    const photos = await Promise.all([upload(), upload(), upload()]);
    const replies = await Promise.all(
      photos.map(({ photo_id }) => edit(review_id, { photo_ids: [photo_id] })),
    );
    expect(replies.map((reply) => reply.data.point).sort()).toEqual([0, 0, ofPhotos]);
    expect((await open(review_id)).data.photos).toHaveLength(1);
    expect((await edit(review_id)).data.point).toBe(0);
    expect((await edit(review_id, { photo_ids: [(await upload()).photo_id] })).data.point).toBe(0);
    expect(await balance()).toBe(before + ofPhotos);
    const { data } = await api.call(deleteReview, { body: { review_id } }, member);
    expect(data.point).toBe(reviewPoints.photo);
    expect(await balance()).toBe(before - reviewPoints.text);
  });

  it('do not come to a review that brought them when it was written', async () => {
    const { review_id } = await reviewed(8, [(await upload()).photo_id]);
    expect((await edit(review_id, { photo_ids: [(await upload()).photo_id] })).data.point).toBe(0);
  });

  it('do not come after the points were taken back: written again, or for goods that went back', async () => {
    const again = await reviewed(9);
    await api.call(deleteReview, { body: { review_id: again.review_id } }, member);
    const body = { order_line_id: again.order_line_id, score: 5, content };
    const { review_id } = (await api.call(writeReview, { body }, member)).data;
    expect((await edit(review_id, { photo_ids: [(await upload()).photo_id] })).data.point).toBe(0);

    const { order_id, order_line_id, ...returned } = await reviewed(10);
    const lines = [{ order_line_id, order_quantity: 1 }];
    const claim = { order_id, kind: 'RETURN', reason: 'CHANGE_OF_MIND', detail: '', lines } as const;
    expect(await api.call(requestClaim, { body: claim }, member)).toMatchObject({ success: true });
    await steps.operate(
      order_id,
      'RETURN_APPROVAL',
      'RETURN_COLLECT',
      'RETURN_COLLECT_COMPLETE',
      'RETURN_CONFIRM',
    );
    const photographed = await edit(returned.review_id, { photo_ids: [(await upload()).photo_id] });
    expect(photographed).toMatchObject({ success: true, data: { point: 0 } });
  });
});
