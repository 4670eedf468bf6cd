import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import {
  deleteEventComment,
  listEventComments,
  writeEventComment,
} from '@mall/contracts/api/content/event-comments';
import { listEvents, viewEvent } from '@mall/contracts/api/content/events';
import { listMagazines, viewMagazine } from '@mall/contracts/api/content/magazines';
import { listPlans, viewPlan } from '@mall/contracts/api/content/plans';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type Visitor } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor;
/** Takes comments and runs, takes none, is over (seed/events.ts). */
const [open, silent, over] = [4, 6, 2] as const;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
});
afterAll(() => api.close());

describe('plans', () => {
  it('are listed by site or all together, and shown with their products', async () => {
    const all = (await api.call(listPlans, { query: { limit: 50 } })).data;
    expect(all.sites).toContain('aquascutum');
    const own = (await api.call(listPlans, { query: { family_site_id: 8 } })).data;
    expect(new Set(own.rows.map((plan) => plan.family_site))).toEqual(new Set(['aquascutum']));
    expect(all.paginate.total).toBeGreaterThan(own.paginate.total);
    // Plans of a small sample shop may have few products: the largest one is put in order.
    const { plan_id: id } = await api.db
      .selectFrom('plans')
      .select('plan_id')
      .where(
        'plan_id',
        'in',
        all.rows.map((row) => row.plan_id),
      )
      .orderBy(sql`cardinality(product_ids)`, 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const plan = (await api.call(viewPlan, { params: { id }, query: { sort: 'PRICEASC' } })).data;
    // Each group is in order for itself.
    const [ids = []] = plan.groups
      .map((group) => group.product_ids)
      .toSorted((one, other) => other.length - one.length);
    const cards = await api.call(productInfo, { query: { product_ids: ids.map(String) } });
    const prices = cards.data.rows.map((product) => product.last_price);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(prices.length).toBeGreaterThan(3);
    expect(await api.call(viewPlan, { params: { id: 9999 }, query: {} })).toMatchObject({ status: 404 });
  });
});

describe('what is published for a time', () => {
  it('is there from its start to its end only', async () => {
    const hour = 3_600_000;
    const now = api.deps.clock().getTime();
    const times = { start_at: new Date(now + hour), end_at: new Date(now + 2 * hour) };
    await api.db.updateTable('plans').set(times).where('plan_id', '=', 80).execute();
    await api.db
      .updateTable('magazines')
      .set({ created_at: times.start_at, end_at: times.end_at })
      .where('magazine_id', '=', 3)
      .execute();
    const seen = async () => {
      const plans = (await api.call(listPlans, { query: { family_site_id: 8 } })).data.rows;
      const articles = (await api.call(listMagazines, { query: {} })).data.rows;
      const plan = await api.call(viewPlan, { params: { id: 80 }, query: {} });
      const article = await api.call(viewMagazine, { params: { id: 3 } });
      return [
        plans.some((row) => row.plan_id === 80),
        articles.some((row) => row.magazine_id === 3),
        plan.status === 200,
        article.status === 200,
      ];
    };
    const no = [false, false, false, false];
    expect(await seen()).toEqual(no);
    api.wait(hour);
    expect(await seen()).toEqual([true, true, true, true]);
    api.wait(hour);
    expect(await seen()).toEqual(no);
    api.wait(-2 * hour);
  });
});

describe('the magazine', () => {
  it('is listed newest first and read as paragraphs with products', async () => {
    const { rows, paginate } = (await api.call(listMagazines, { query: { limit: 5 } })).data;
    expect(paginate.last_page).toBe(Math.ceil(paginate.total / 5));
    const dates = rows.map((row) => row.created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    const { magazine_id: id } = await api.db
      .selectFrom('magazines')
      .select('magazine_id')
      .where(sql<boolean>`cardinality(product_ids) > 0`)
      .limit(1)
      .executeTakeFirstOrThrow();
    const article = (await api.call(viewMagazine, { params: { id } })).data;
    expect(article.content.length).toBeGreaterThan(1);
    expect(article.product_ids.length).toBeGreaterThan(0);
  });
});

describe('events', () => {
  it('run by the clock: running first, then coming, then ended', async () => {
    const { rows } = (await api.call(listEvents, { query: {} })).data;
    expect(rows.map((row) => row.state)).toEqual([
      ...['ONGOING', 'ONGOING', 'ONGOING', 'ONGOING'],
      ...['READY', 'READY'],
      ...['ENDED', 'ENDED', 'ENDED'],
    ]);
    const ended = (await api.call(listEvents, { query: { state: 'ENDED' } })).data;
    expect(ended.paginate.total).toBe(3);
  });

  const comment = (event_id: number, content = '저도 참여합니다!', visitor = member) =>
    api.call(writeEventComment, { body: { event_id, content } }, visitor);
  const list = async (visitor: Visitor | null = null) =>
    (await api.call(listEventComments, { params: { id: open }, query: { limit: 50 } }, visitor)).data;

  it('take comments from members while they run, three from each', async () => {
    const before = (await list()).paginate.total;
    expect(await comment(silent)).toMatchObject({ status: 409, code: 'EVENT_CLOSED' });
    expect(await comment(over)).toMatchObject({ status: 409, code: 'EVENT_CLOSED' });
    expect(await comment(999)).toMatchObject({ status: 404 });
    expect(await comment(open, '   ')).toMatchObject({ status: 400, message: '댓글을 입력해주세요.' });
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => comment(open)));
    expect(replies.filter((reply) => reply.success)).toHaveLength(3);
    expect(replies.filter((reply) => reply.code === 'COMMENT_LIMIT')).toHaveLength(2);
    expect((await list()).paginate.total).toBe(before + 3);
    const event = (await api.call(viewEvent, { params: { id: open } })).data;
    expect(event).toMatchObject({ has_comments: true, comment_count: before + 3 });
  });

  it('show names masked and whose comment is mine, and let only the writer delete', async () => {
    const [mine] = (await list(member)).rows;
    expect(mine).toMatchObject({ user: '김*연', is_mine: true });
    expect((await list()).rows.some((row) => row.is_mine)).toBe(false);
    const body = { comment_id: mine?.comment_id ?? 0 };
    const other = await api.logIn('staff0001');
    expect(await api.call(deleteEventComment, { body }, other)).toMatchObject({ status: 404 });
    expect(await api.call(deleteEventComment, { body }, member)).toMatchObject({ success: true });
    expect((await list(member)).rows.filter((row) => row.is_mine)).toHaveLength(2);
  });

  it('keep markup as text', async () => {
    const content = '<img src=x onerror=alert(1)>';
    const other = await api.logIn('staff0001');
    await comment(open, content, other);
    expect((await list()).rows[0]?.content).toBe(content);
  });
});
