import { attendEvent } from '@mall/contracts/api/content/event-attendance';
import {
  deleteEventComment,
  listEventComments,
  writeEventComment,
} from '@mall/contracts/api/content/event-comments';
import { downloadCoupon, listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { listMyCoupons, listMyPoints } from '@mall/contracts/api/money/my-benefits';
import type { Attack } from '../../attack.ts';
import type { Caller } from '../../callers/caller.ts';
import { logIn } from '../../callers/members.ts';
import type { CampaignShop } from '../../shop/campaign-shop.ts';
import { Tally } from '../../tally.ts';

const together = 20;
const dayMs = 86_400_000;
const reward = 100;
const commentLimit = 3;

const crowd = <Result>(act: () => Promise<Result>) => Promise.all(Array.from({ length: together }, act));
const countOf = (replies: readonly { success: boolean }[]) => replies.filter(({ success }) => success).length;
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** An event of this attack's own with comments and attendance; its id. */
async function publishEvent({ operate, goods }: CampaignShop): Promise<number> {
  const { lines } = await operate('events.add', {
    family_site: 'tbh_shop',
    title: '모두 함께 누르는 이벤트',
    subtitle: '한 번만 드립니다',
    html: '<p>한 분께 한 번만 드립니다.</p>',
    product_ids: [(await goods.take(1)).product_id],
    has_comments: true,
    end_at: dayFromNow(1),
    attendance: [{ days: 1, point: reward }],
  });
  const id = Number(/^event (\d+)/.exec(lines[0] ?? '')?.[1]);
  if (!id) throw new Error(`no event: ${lines[0]}`);
  return id;
}

/** Twenty presses of one member: a day's attendance and its points once, three comments, a coupon once. */
async function pressTogether(tally: Tally, member: Caller, event_id: number): Promise<void> {
  const pointsOf = async () => (await member.call(listMyPoints, { query: {} })).data.balance;
  const before = await pointsOf();
  const presses = await crowd(() => member.call(attendEvent, { body: { event_id } }));
  tally.expect('attendances of a day, of twenty presses', 1, countOf(presses));
  tally.expect('points that they brought', reward, (await pointsOf()) - before);

  const comments = await crowd(() =>
    member.call(writeEventComment, { body: { event_id, content: '저도 참여합니다' } }),
  );
  tally.expect('comments of one member, of twenty', commentLimit, countOf(comments));

  const { data } = await member.call(listDownloadableCoupons, {});
  const coupon = data.rows.find(({ is_downloaded, is_sold_out }) => !is_downloaded && !is_sold_out);
  if (!coupon) throw new Error('there is no coupon to download');
  const couponsOf = async () => (await member.call(listMyCoupons, { query: {} })).data.rows.length;
  const held = await couponsOf();
  const downloads = await crowd(() => member.call(downloadCoupon, { body: { coupon_id: coupon.coupon_id } }));
  tally.expect('downloads of one coupon, of twenty', 1, countOf(downloads));
  tally.expect('coupons that they brought', 1, (await couponsOf()) - held);
}

/** What is a member's stays theirs: no one else removes it, and guests do nothing. */
async function stealTogether(
  tally: Tally,
  { visitor }: CampaignShop,
  member: Caller,
  event_id: number,
): Promise<void> {
  const thief = visitor();
  await logIn(thief, 'platinum1');
  const ownOf = async () =>
    (await member.call(listEventComments, { params: { id: event_id }, query: {} })).data.rows.filter(
      ({ is_mine }) => is_mine,
    );
  const [own] = await ownOf();
  if (!own) throw new Error('the member has no comment');
  const body = { comment_id: own.comment_id };
  for (const who of [thief, visitor()])
    tally.expect(
      "deletions of another's comment",
      0,
      countOf(await crowd(() => who.call(deleteEventComment, { body }))),
    );
  tally.expect("the member's comments afterwards", commentLimit, (await ownOf()).length);
  const deletions = await crowd(() => member.call(deleteEventComment, { body }));
  tally.expect('deletions of an own comment, of twenty', 1, countOf(deletions));
  const guest = visitor();
  tally.expect('attendance of a guest', 401, (await guest.call(attendEvent, { body: { event_id } })).status);
}

/** Winners are drawn once and only after the end; nothing counts from then on. */
async function drawTogether(
  tally: Tally,
  { operate }: CampaignShop,
  member: Caller,
  event_id: number,
): Promise<void> {
  const draw = () =>
    operate('events.draw', { id: event_id, count: 1 }).then(
      () => ({ success: true }),
      () => ({ success: false }),
    );
  tally.expect('draws while the event runs', { success: false }, await draw());
  await operate('events.change', { id: event_id, start_at: dayFromNow(-2), end_at: dayFromNow(-1) });
  tally.expect('draws after its end, of twenty', 1, countOf(await crowd(draw)));
  const late = await member.call(writeEventComment, { body: { event_id, content: '늦었지만 참여합니다' } });
  tally.expect('a comment after the end', 'EVENT_CLOSED', late.code);
}

/** One picture for messengers, however many ask for it at once. */
async function shareTogether(tally: Tally, { visitor, goods }: CampaignShop): Promise<void> {
  const { product_id } = await goods.take(1);
  const answers = await crowd(() => visitor().get(`/_share/products/${product_id}-1200x630.jpg`));
  tally.expect(
    'answers to twenty who ask for a new share picture',
    { statuses: [200], pictures: 1 },
    {
      statuses: [...new Set(answers.map(({ status }) => status))],
      pictures: new Set(answers.map(({ headers }) => headers['content-length'])).size,
    },
  );
}

export const contentCrowd: Attack = {
  name: 'content/crowd',
  about: 'of twenty presses at once one counts: attendance, coupons, draws; comments stay their writers’',
  isQuick: true,
  run: async (shop) => {
    const tally = new Tally();
    const member = shop.visitor();
    await logIn(member, 'staff0001');
    const event_id = await publishEvent(shop);
    await pressTogether(tally, member, event_id);
    await stealTogether(tally, shop, member, event_id);
    await drawTogether(tally, shop, member, event_id);
    await shareTogether(tally, shop);
    return tally.result;
  },
};
