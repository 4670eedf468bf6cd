import { viewMagazine } from '@mall/contracts/api/content/magazines';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { listPlans, viewPlan } from '@mall/contracts/api/content/plans';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';

const hour = 3_600_000;

let api: TestApi;
let planId: number;
let otherId: number;
let articleId: number;

const operate = (command: string, input: object) => operateOn(api, command, input);
const inHours = (hours: number) => new Date(api.deps.clock().getTime() + hours * hour).toISOString();
const written = (title: string) => ({
  family_site: 'tbh_shop',
  title,
  subtitle: '곧 열려요',
  html: '<p>비밀 이야기</p>',
  product_ids: [3, 4],
});
const idIn = (lines: readonly string[]) => Number(/\d+/.exec(lines.join(' '))?.[0]);

beforeAll(async () => {
  api = await startTestApi();
  const later = { groups: [], start_at: inHours(200) };
  planId = idIn((await operate('plans.add', { ...written('다음 기획전'), ...later })).lines);
  otherId = idIn((await operate('plans.add', { ...written('다른 기획전'), ...later })).lines);
  const article = { ...written('다음 매거진'), start_at: inHours(200) };
  articleId = idIn((await operate('magazines.add', article)).lines);
});
afterAll(() => api.close());

/** The ticket of an address that an operator asked for. */
async function ticketOf(kind: 'plan' | 'magazine', id: number, hours = 24): Promise<string> {
  const [address = ''] = (await operate('texts.preview', { kind, id, hours })).lines;
  return new URL(address, 'https://mall.test').searchParams.get('preview') ?? '';
}
const plan = (id: number, preview?: string) =>
  api.call(viewPlan, { params: { id }, query: preview === undefined ? {} : { preview } });

it('opens a plan and an article before they are published, and no list shows them', async () => {
  expect((await plan(planId)).code).toBe('NOT_FOUND');
  const ticket = await ticketOf('plan', planId);
  expect((await plan(planId, ticket)).data).toMatchObject({ title: '다음 기획전' });
  const { data } = await api.call(listPlans, { query: { limit: 50 } });
  expect(data.rows.map((row) => row.plan_id)).not.toContain(planId);
  const preview = await ticketOf('magazine', articleId);
  const article = await api.call(viewMagazine, { params: { id: articleId }, query: { preview } });
  expect(article.data.title).toBe('다음 매거진');
  expect((await api.call(viewMagazine, { params: { id: articleId }, query: {} })).code).toBe('NOT_FOUND');
});

it('opens that text only: not another one, not one of another kind, and nothing once it was changed', async () => {
  const ticket = await ticketOf('plan', planId);
  expect((await plan(otherId, ticket)).code).toBe('NOT_FOUND');
  const asArticle = await api.call(viewMagazine, { params: { id: articleId }, query: { preview: ticket } });
  expect(asArticle.code).toBe('NOT_FOUND');
  const article = await ticketOf('magazine', planId).catch(() => '');
  expect((await plan(planId, article)).code).toBe('NOT_FOUND');
  const last = ticket.at(-1) === 'A' ? 'B' : 'A';
  for (const changed of [
    `${ticket.slice(0, -5)}AAAAA`,
    ticket.slice(0, 20),
    'v1.',
    '',
    `${ticket}${last}${last}`,
  ])
    expect((await plan(planId, changed)).code).toBe('NOT_FOUND');
});

it('ends when it said it would', async () => {
  const ticket = await ticketOf('plan', planId, 2);
  api.wait(2 * hour - 60_000);
  expect((await plan(planId, ticket)).success).toBe(true);
  api.wait(60_000);
  expect((await plan(planId, ticket)).code).toBe('NOT_FOUND');
  api.wait(-2 * hour);
});

it('shows a future home to visitors with the preview address, and the current one to all others', async () => {
  const shown = { family_site: 'tbh_shop', product_ids: [3], href: '/goods/list/NEW' };
  const start_at = inHours(200);
  const banner = { ...shown, title: '다음 주 배너', subtitle: '', place: 'main', start_at };
  expect((await operate('banners.add', banner)).lines[0]).toMatch(/^banner/);
  const home = async (siteId: number, preview?: string) => {
    const query = { family_id: siteId, ...(preview === undefined ? {} : { preview }) };
    const { data } = await api.call(viewNewMain, { query });
    const titles = data.sections.main_banners.map(({ title }) => title);
    return { hasBanner: titles.includes(banner.title), plans: data.sections.plan_exhibitions };
  };
  const ask = { family_site: 'tbh_shop', at: inHours(201), hours: 2 };
  const [address = ''] = (await operate('homes.preview', ask)).lines;
  expect(address).toMatch(/^\/\?preview=/);
  const ticket = new URL(address, 'https://mall.test').searchParams.get('preview') ?? '';
  const [before, then] = [await home(1), await home(1, ticket)];
  expect([before.hasBanner, then.hasBanner]).toEqual([false, true]);
  expect(before.plans.map(({ plan_id }) => plan_id)).not.toContain(planId);
  expect(then.plans.map(({ plan_id }) => plan_id)).toContain(planId);
  // Neither another site, nor a text's ticket, nor one that has ended.
  expect((await home(12, ticket)).hasBanner).toBe(false);
  expect((await home(1, await ticketOf('plan', planId))).hasBanner).toBe(false);
  api.wait(2 * hour);
  expect((await home(1, ticket)).hasBanner).toBe(false);
  api.wait(-2 * hour);
});

it('is refused for what is not there and for more than a week, and the log does not hold the address', async () => {
  expect((await operate('texts.preview', { kind: 'plan', id: 9999, hours: 1 })).message).toBe(
    'there is no plan 9999',
  );
  expect((await operate('texts.preview', { kind: 'plan', id: planId, hours: 169 })).status).toBe(400);
  const ticket = await ticketOf('plan', planId);
  const logged = await api.db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify(logged)).not.toContain(ticket);
});
