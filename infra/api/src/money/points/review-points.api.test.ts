import { deleteReview, uploadReviewPhoto, writeReview } from '@mall/contracts/api/community/review-writing';
import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { requestClaim } from '@mall/contracts/api/orders/order-claims';
import { reviewPoints } from '@mall/contracts/domain/review-rules';
import sharp from 'sharp';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { loadLines } from '../../orders/orders/move-lines.ts';
import { reserveStock } from '../../orders/orders/stock.ts';
import { untilLockWait } from '../../testing/database/lock-waits.ts';
import { choosePlainOptions, wanted } from '../../testing/orders/choose-options.ts';
import { claimSteps } from '../../testing/orders/claim-steps.ts';
import { startPortone, type TestPortone } from '../../testing/servers/start-portone.ts';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { enterPoints } from './point-ledger.ts';

let api: TestApi;
let portone: TestPortone;
let member: Awaited<ReturnType<TestApi['logIn']>>;
let steps: ReturnType<typeof claimSteps>;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  member = await api.logIn();
  steps = claimSteps(api, portone);
});
afterAll(async () => {
  expect(await contradictions(api.db)).toEqual([]);
  await api.close();
  await portone.close();
});

const balance = async () => (await api.call(listMyPoints, { query: {} }, member)).data.balance;
const newest = async () => (await api.call(listMyPoints, { query: {} }, member)).data.rows[0];

/** Goods that were paid and have arrived. */
async function received(place: number) {
  const option = (await choosePlainOptions(api.db, place + 1))[place];
  if (!option) throw new Error('no option');
  const { order_id } = await steps.buy(member, [wanted(option)]);
  await steps.deliver(order_id);
  const [line] = await api.db
    .selectFrom('order_lines')
    .select('order_line_id')
    .where('order_id', '=', order_id)
    .execute();
  return { order_id, lineId: line?.order_line_id ?? 0 };
}
const write = (order_line_id: number, photo_ids: string[] = []) => {
  const body = { order_line_id, score: 5, content: '핏이 좋아서 자주 입을 것 같아요.', photo_ids };
  return api.call(writeReview, { body }, member);
};
const remove = (review_id: number) => api.call(deleteReview, { body: { review_id } }, member);

describe('points for a review', () => {
  it('come once, more with photos, and stand in the ledger', async () => {
    const before = await balance();
    const { order_id, lineId } = await received(0);
    const replies = await Promise.all([write(lineId), write(lineId), write(lineId)]);
    expect(replies.filter((reply) => reply.success).map((reply) => reply.data.point)).toEqual([
      reviewPoints.text,
    ]);
    expect(await balance()).toBe(before + reviewPoints.text);
    expect(await newest()).toMatchObject({ amount: reviewPoints.text, reason: 'REVIEW', order_id });

    const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#333' } })
      .jpeg()
      .toBuffer();
    const uploaded = await api.app.inject({
      method: 'POST',
      url: uploadReviewPhoto.path,
      headers: {
        'content-type': 'image/jpeg',
        'client-session-id': member.sessionId,
        authorization: `Bearer ${member.token}`,
      },
      payload: bytes,
    });
    const other = await received(1);
    const photographed = await write(other.lineId, [uploaded.json().data.photo_id]);
    expect(photographed.data.point).toBe(reviewPoints.photo);
    expect(await balance()).toBe(before + reviewPoints.text + reviewPoints.photo);
  });

  it('go back when it is deleted, and do not come a second time', async () => {
    const before = await balance();
    const { lineId } = await received(2);
    const { data } = await write(lineId);
    const replies = await Promise.all([1, 2, 3].map(() => remove(data.review_id)));
    expect(replies.filter((reply) => reply.success).map((reply) => reply.data.point)).toEqual([
      reviewPoints.text,
    ]);
    expect(await balance()).toBe(before);
    expect(await newest()).toMatchObject({ amount: -reviewPoints.text, reason: 'REVIEW_TAKEN' });
    const again = await write(lineId);
    expect(again).toMatchObject({ success: true, data: { point: 0 } });
    expect((await remove(again.data.review_id)).data.point).toBe(0);
    expect(await balance()).toBe(before);
  });

  it('that were spent go back as far as the balance reaches, and the review goes all the same', async () => {
    const { lineId } = await received(3);
    const { data } = await write(lineId);
    const left = 40;
    const amount = left - (await balance());
    await api.db.transaction().execute((tx) =>
      enterPoints(tx, {
        memberId: member.memberId ?? 0,
        key: 'TEST:spent',
        amount,
        reason: 'OPERATOR',
        orderId: null,
        now: api.deps.clock(),
      }),
    );
    expect((await remove(data.review_id)).data.point).toBe(left);
    expect(await balance()).toBe(0);
  });

  it('go back with the goods', async () => {
    const before = await balance();
    const { order_id, lineId } = await received(4);
    await write(lineId);
    expect(await balance()).toBe(before + reviewPoints.text);
    const lines = [{ order_line_id: lineId, order_quantity: 1 }];
    const body = { order_id, kind: 'RETURN', reason: 'CHANGE_OF_MIND', detail: '', lines } as const;
    expect(await api.call(requestClaim, { body }, member)).toMatchObject({ success: true });
    await steps.operate(
      order_id,
      'RETURN_APPROVAL',
      'RETURN_COLLECT',
      'RETURN_COLLECT_COMPLETE',
      'RETURN_CONFIRM',
    );
    expect(await balance()).toBe(before);
  });

  it('are taken after the goods of a return, as orders take goods and points, so that neither waits for ever', async () => {
    const { order_id, lineId } = await received(6);
    await write(lineId);
    const lines = [{ order_line_id: lineId, order_quantity: 1 }];
    const body = { order_id, kind: 'RETURN' as const, reason: 'DEFECT' as const, detail: '', lines };
    await api.call(requestClaim, { body }, member);
    await steps.operate(order_id, 'RETURN_APPROVAL', 'RETURN_COLLECT', 'RETURN_COLLECT_COMPLETE');
    const now = api.deps.clock();
    let confirmed: Promise<{ status: number }> | null = null;
    await api.db.transaction().execute(async (tx) => {
      await reserveStock(tx, await loadLines(tx, order_id));
      confirmed = steps.command('orders.move', { order_id, to: 'RETURN_CONFIRM' });
      await untilLockWait(api.db);
      const spent = { memberId: member.memberId, key: 'TEST:SPENT', amount: -1, orderId: null, now };
      await enterPoints(tx, { ...spent, reason: 'OPERATOR' });
    });
    expect(await confirmed).toMatchObject({ status: 200 });
  });
});
