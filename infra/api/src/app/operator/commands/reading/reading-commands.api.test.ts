import { writeEventComment } from '@mall/contracts/api/content/event-comments';
import { viewEvent } from '@mall/contracts/api/content/events';
import { listFaqs, viewDocument } from '@mall/contracts/api/content/help';
import { viewMagazine } from '@mall/contracts/api/content/magazines';
import { listPlans, viewPlan } from '@mall/contracts/api/content/plans';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operate = (command: string, input: object) => operateOn(api, command, input);
const hour = 3_600_000;
const inHours = (hours: number) => new Date(api.deps.clock().getTime() + hours * hour).toISOString();
const written = {
  family_site: 'jucy_judy',
  title: '겨울 댓글 이벤트',
  subtitle: '따뜻한 이야기',
  html: '<p>이야기를 <b>들려주세요</b></p><script>alert(1)</script>',
  product_ids: [3, 4, 5, 6],
};
const idIn = (lines: readonly string[]) => Number(/\d+/.exec(lines.join(' '))?.[0]);

describe('an event of an operator', () => {
  it('is shown from its start, changed, closed, and drawn once among those who commented', async () => {
    const added = await operate('events.add', {
      ...written,
      has_comments: true,
      start_at: inHours(1),
      end_at: inHours(3),
    });
    const id = idIn(added.lines);
    expect(id).toBeGreaterThan(8);
    expect(added.lines).toContain('left out: <script>');
    const event = async () => (await api.call(viewEvent, { params: { id } })).data;
    expect(await event()).toMatchObject({
      state: 'READY',
      content: [
        { type: 'paragraph', text: [{ text: '이야기를 ' }, { text: '들려주세요', marks: ['bold'] }] },
      ],
      product_ids: [3, 4, 5, 6],
    });
    await operate('events.change', { id, title: '새 제목', product_ids: [7] });
    expect(await event()).toMatchObject({ title: '새 제목', subtitle: '따뜻한 이야기', product_ids: [7] });
    api.wait(hour);
    const member = await api.logIn();
    for (const content of ['하나', '둘', '셋'])
      await api.call(writeEventComment, { body: { event_id: id, content } }, member);
    expect((await operate('events.draw', { id, count: 2 })).message).toMatch(/runs until/);
    api.wait(3 * hour);
    expect((await operate('events.draw', { id, count: 2 })).lines).toEqual([
      expect.stringMatching(/^김\*연 \(member \d+\)$/),
    ]);
    expect((await event()).draw?.winners).toEqual(['김*연']);
    expect((await operate('events.draw', { id, count: 2 })).message).toMatch(/was drawn/);
    api.wait(-4 * hour);
  });

  it('gives points for days of attendance when its operator says so', async () => {
    const { lines } = await operate('events.add', {
      ...written,
      has_comments: false,
      end_at: inHours(3),
      attendance: [{ days: 7, point: 1000 }],
    });
    const id = idIn(lines);
    const rewards = async () => (await api.call(viewEvent, { params: { id } })).data.attendance?.rewards;
    expect(await rewards()).toEqual([{ days: 7, point: 1000 }]);
    const changed = [
      { days: 5, point: 300 },
      { days: 2, point: 100 },
    ];
    await operate('events.change', { id, attendance: changed });
    expect(await rewards()).toEqual([...changed].reverse());
    const twice = await operate('events.change', { id, attendance: [changed[0], changed[0]] });
    expect(twice.message).toMatch(/a day is named twice/);
  });

  it.each([
    ['ends before it starts', { end_at: '2000-01-01T00:00:00Z' }, /would end at 2000/],
    ['has a product that is not there', { product_ids: [3, 987654] }, /no such products:\n987654/],
    ['has a text with nothing to show', { html: '<script>x</script>' }, /nothing to show/],
    ['has a time without a zone', { end_at: '2027-01-01' }, /end_at/],
    ['belongs to no site', { family_site: 'nobody' }, /family_site/],
    ['has a field that there is not', { colour: 'red' }, /colour/],
  ])('is refused in words when it %s', async (_case, change, message) => {
    const input = { ...written, has_comments: false, end_at: inHours(5), ...change };
    expect((await operate('events.add', input)).message).toMatch(message);
  });

  it('is not changed by nothing, and not when it is not there', async () => {
    expect((await operate('events.change', { id: 4 })).message).toMatch(/nothing to change/);
    expect((await operate('events.change', { id: 4000, title: 'x' })).message).toBe('there is no event 4000');
    expect((await operate('events.draw', { id: 6, count: 1 })).message).toMatch(/takes no comments/);
  });
});

describe('a plan and an article of an operator', () => {
  it('are there until they end; the groups of a plan are its own', async () => {
    const groups = [{ title: '코트', product_ids: [8, 9] }];
    const plan = idIn((await operate('plans.add', { ...written, groups, end_at: inHours(2) })).lines);
    const article = idIn((await operate('magazines.add', { ...written, end_at: inHours(2) })).lines);
    const seen = async () => [
      await api.call(viewPlan, { params: { id: plan }, query: {} }),
      await api.call(viewMagazine, { params: { id: article } }),
    ];
    const [shown] = await seen();
    expect(shown?.data).toMatchObject({ family_site: 'jucy_judy', groups });
    expect((await seen()).map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = (await api.call(listPlans, { query: { family_site_id: 5 } })).data;
    expect(rows[0]?.plan_id).toBe(plan);
    await operate('plans.change', { id: plan, title: '새 이름', end_at: inHours(9) });
    api.wait(3 * hour);
    expect((await seen()).map(({ status }) => status)).toEqual([200, 404]);
    api.wait(-3 * hour);
    expect((await operate('plans.list', {})).lines[0]).toMatch(`plan ${plan}: 새 이름`);
  });
});

describe('the customer centre of an operator', () => {
  it('has questions added, changed and removed', async () => {
    const faq = { category: '배송', question: '섬에도 오나요?', html: '<p>네, 갑니다.</p>' };
    const id = idIn((await operate('faqs.add', faq)).lines);
    const found = async () => (await api.call(listFaqs, { query: { keyword: '섬에도' } })).data.rows;
    expect(await found()).toMatchObject([{ faq_id: id, category: '배송' }]);
    await operate('faqs.change', { id, html: '<p>하루 더 걸립니다.</p>' });
    expect((await found())[0]?.answer).toEqual([
      { type: 'paragraph', text: [{ text: '하루 더 걸립니다.' }] },
    ]);
    await operate('faqs.remove', { id });
    expect(await found()).toEqual([]);
    expect((await operate('faqs.remove', { id })).message).toBe(`there is no question ${id}`);
  });

  it('sets a policy from a day that is to come, and none for days that are over', async () => {
    const document = { code: 'youth', title: '청소년보호정책', html: '<p>새 정책</p>' };
    const tomorrow = new Date(api.deps.clock().getTime() + 33 * hour).toISOString().slice(0, 10);
    expect((await operate('documents.publish', { ...document, effective_on: '2020-01-01' })).message).toMatch(
      /is over/,
    );
    await operate('documents.publish', { ...document, effective_on: tomorrow });
    const now = async () => (await api.call(viewDocument, { params: { code: 'youth' }, query: {} })).data;
    expect((await now()).is_draft).toBe(true);
    api.wait(48 * hour);
    expect(await now()).toMatchObject({ is_draft: false, effective_on: tomorrow });
    api.wait(-48 * hour);
  });
});
