import { deleteReview, listWritableReviews, writeReview } from '@mall/contracts/api/community/review-writing';
import { requestClaim, withdrawClaim } from '@mall/contracts/api/orders/order-claims';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { reviewPoints } from '@mall/contracts/domain/review-rules';
import { contradictions } from '../jobs/books/contradictions.ts';
import { reconcile } from '../jobs/reconciler.ts';
import { pointBalance } from '../money/points/point-ledger.ts';
import { wanted } from '../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const dayMs = 86_400_000;
const delivered = async (pieces: number) => {
  const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first, pieces)]);
  await shop.steps.deliver(order_id);
  return order_id;
};
const linesOf = async (order_id: string) => (await shop.steps.view(order_id, shop.member)).lines;
const request = (order_id: string, kind: 'RETURN' | 'EXCHANGE', order_line_id = 0, order_quantity = 1) => {
  const { product_option_id } = shop.first;
  const lines = [{ order_line_id, order_quantity, ...(kind === 'EXCHANGE' ? { product_option_id } : {}) }];
  const body = { order_id, kind, reason: 'DEFECT' as const, detail: '', lines };
  return shop.api.call(requestClaim, { body }, shop.member);
};
/** Asks for a return or an exchange of some pieces of a line, and keeps them after all. */
const changeMind = async (order_id: string, kind: 'RETURN' | 'EXCHANGE', lineId = 0, pieces = 1) => {
  const { data } = await request(order_id, kind, lineId, pieces);
  const body = { claim_id: data.claim_ids[0] ?? 0 };
  expect(await shop.api.call(withdrawClaim, { body }, shop.member)).toMatchObject({ success: true });
};
const review = (order_line_id = 0) => {
  const body = { order_line_id, score: 5, content: '핏이 좋아서 자주 입을 것 같아요.' };
  return shop.api.call(writeReview, { body }, shop.member);
};

describe('goods whose claim was withdrawn', () => {
  it.each(['RETURN', 'EXCHANGE'] as const)('are bought for good a week after they came: %s', async (kind) => {
    const order_id = await delivered(1);
    const [line] = await linesOf(order_id);
    await changeMind(order_id, kind, line?.order_line_id);
    const before = await pointBalance(shop.api.db, shop.member.memberId);
    shop.api.wait(6 * dayMs);
    await reconcile(shop.api.deps, shop.api.deps.logger);
    shop.member = await shop.api.logIn();
    expect((await linesOf(order_id))[0]?.status).toBe(`${kind}_CANCEL`);
    shop.api.wait(2 * dayMs);
    await reconcile(shop.api.deps, shop.api.deps.logger);
    shop.member = await shop.api.logIn();
    expect((await linesOf(order_id))[0]?.status).toBe('PURCHASE_CONFIRM');
    const earned = Math.floor((line?.paid_price ?? 0) / 100);
    // The sample orders of the member are confirmed in the same round.
    expect(await pointBalance(shop.api.db, shop.member.memberId)).toBeGreaterThanOrEqual(before + earned);
  });
});

describe('a review of goods that the shopper has', () => {
  it.each<OrderStatus>([
    'SHIPPING_COMPLETE',
    'PURCHASE_CONFIRM',
    'RETURN_CANCEL',
    'EXCHANGE_CANCEL',
    'EXCHANGE_RECEIVE',
    'EXCHANGE_COMPLETE',
  ])('can be written in %s, once', async (status) => {
    const order_id = await delivered(1);
    const [line] = await linesOf(order_id);
    await shop.api.db.updateTable('order_lines').set({ status }).where('order_id', '=', order_id).execute();
    expect(await review(line?.order_line_id)).toMatchObject({ data: { point: reviewPoints.text } });
    expect(await review(line?.order_line_id)).toMatchObject({ code: 'ALREADY_REVIEWED' });
  });

  it.each<OrderStatus>(['RETURN_REQUEST', 'RETURN_CONFIRM', 'EXCHANGE_CONFIRM', 'RE_SHIPPING'])(
    'cannot be written in %s',
    async (status) => {
      const order_id = await delivered(1);
      const [line] = await linesOf(order_id);
      await shop.api.db.updateTable('order_lines').set({ status }).where('order_id', '=', order_id).execute();
      expect(await review(line?.order_line_id)).toMatchObject({ status: 404 });
    },
  );
});

describe('a line in parts', () => {
  const writable = async (order_id: string) => {
    const { rows } = (await shop.api.call(listWritableReviews, {}, shop.member)).data;
    return rows.filter((row) => row.order_id === order_id).map((row) => row.order_line_id);
  };
  const sendBack = async (order_id: string, lineId = 0, pieces = 1) => {
    await request(order_id, 'RETURN', lineId, pieces);
    const way = ['RETURN_APPROVAL', 'RETURN_COLLECT', 'RETURN_COLLECT_COMPLETE', 'RETURN_CONFIRM'] as const;
    await shop.steps.operate(order_id, ...way);
  };
  /** Three pieces, two of them parted off one by one by returns that were withdrawn. */
  const inParts = async () => {
    const order_id = await delivered(3);
    const [whole] = await linesOf(order_id);
    await changeMind(order_id, 'RETURN', whole?.order_line_id);
    const [, part] = await linesOf(order_id);
    await changeMind(order_id, 'RETURN', whole?.order_line_id);
    const ids = (await linesOf(order_id)).map((line) => line.order_line_id);
    expect(ids).toHaveLength(3);
    return { order_id, ids, part: part?.order_line_id };
  };

  it('is reviewed once, whichever part is named, and brings points once', async () => {
    const { order_id, ids, part } = await inParts();
    const before = await pointBalance(shop.api.db, shop.member.memberId);
    expect(await writable(order_id)).toEqual([ids[0]]);
    const written = await review(part);
    expect(written).toMatchObject({ data: { point: reviewPoints.text } });
    expect(await writable(order_id)).toEqual([]);
    for (const id of ids) expect(await review(id)).toMatchObject({ code: 'ALREADY_REVIEWED' });
    const body = { review_id: written.data.review_id };
    expect((await shop.api.call(deleteReview, { body }, shop.member)).data.point).toBe(reviewPoints.text);
    for (const id of ids.slice(0, 1)) expect((await review(id)).data.point).toBe(0);
    expect(await pointBalance(shop.api.db, shop.member.memberId)).toBe(before);
  });

  it('that is reviewed once also when its parts are reviewed at the same moment', async () => {
    const { ids } = await inParts();
    const replies = await Promise.all(ids.map((id) => review(id)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
  });

  it('gives the points back with the last of its pieces', async () => {
    const { order_id, ids } = await inParts();
    const before = await pointBalance(shop.api.db, shop.member.memberId);
    await review(ids[0]);
    const after = before + reviewPoints.text;
    for (const id of ids.slice(0, 2)) {
      await sendBack(order_id, id);
      expect(await pointBalance(shop.api.db, shop.member.memberId)).toBe(after);
    }
    await sendBack(order_id, ids[2]);
    expect(await pointBalance(shop.api.db, shop.member.memberId)).toBe(before);
  });
});
