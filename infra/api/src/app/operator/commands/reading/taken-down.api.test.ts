import { attendEvent, viewAttendance } from '@mall/contracts/api/content/event-attendance';
import { listEventComments, writeEventComment } from '@mall/contracts/api/content/event-comments';
import { listEvents, viewEvent } from '@mall/contracts/api/content/events';
import { viewSiteMap } from '@mall/contracts/api/content/site-map';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi, type Visitor } from '../../../../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor;
let id: number;
const operate = (command: string, input: object) => operateOn(api, command, input);
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  const { lines } = await operate('events.add', {
    family_site: 'tbh_shop',
    title: '겨울 출석',
    subtitle: '매일 만나요',
    html: '<p>이야기</p>',
    product_ids: [3],
    has_comments: true,
    attendance: [{ days: 1, point: 100 }],
    end_at: new Date(api.deps.clock().getTime() + 3_600_000).toISOString(),
  });
  id = Number(/\d+/.exec(lines.join(' '))?.[0]);
});

const event = () => api.call(viewEvent, { params: { id } });
const comment = (content: string) => api.call(writeEventComment, { body: { event_id: id, content } }, member);
const audited = async () => (await operate('audit.list', { count: 50 })).lines.join('\n');

describe('an event that is taken down', () => {
  it('ends at once, and can be drawn then; it does not end twice', async () => {
    await comment('저요');
    expect((await operate('events.end', { id })).lines).toEqual([`event ${id} has ended`]);
    expect((await event()).data.state).toBe('ENDED');
    expect(await comment('늦었나요')).toMatchObject({ code: 'EVENT_CLOSED' });
    expect((await operate('events.draw', { id, count: 1 })).lines).toHaveLength(1);
    expect((await operate('events.end', { id })).message).toMatch(/ended at/);
    expect((await operate('events.end', { id: 4000 })).message).toBe('there is no event 4000');
    expect(await audited()).toContain(`event ${id}`);
  });

  it('is hidden wherever it was shown, takes nothing any more, and comes back', async () => {
    await operate('events.hide', { id });
    expect((await event()).status).toBe(404);
    const listed = async () =>
      (await api.call(listEvents, { query: { limit: 50 } })).data.rows.map((row) => row.event_id);
    const found = async () =>
      (await api.call(viewSiteMap, { params: { part: 'reading' }, query: {} })).data.rows.map(
        ({ path }) => path,
      );
    expect(await listed()).not.toContain(id);
    expect(await found()).not.toContain(`/event/common/view/${id}`);
    expect((await comment('보이나요')).status).toBe(404);
    expect((await api.call(listEventComments, { params: { id }, query: {} })).data.rows).toEqual([]);
    expect((await api.call(viewAttendance, { params: { id } })).status).toBe(404);
    expect((await api.call(attendEvent, { body: { event_id: id } }, member)).status).toBe(404);
    expect((await operate('events.hide', { id })).message).toMatch(/is hidden already/);
    expect((await operate('events.list', {})).lines.find((line) => line.includes(`event ${id}:`))).toMatch(
      /hidden/,
    );
    await operate('events.unhide', { id });
    expect((await event()).status).toBe(200);
    expect(await listed()).toContain(id);
    expect((await operate('events.unhide', { id })).message).toMatch(/is shown already/);
  });
});

describe('a draw', () => {
  it('passes over comments whose writers have left', async () => {
    await comment('저요');
    await api.db.updateTable('event_comments').set({ member_id: null }).where('event_id', '=', id).execute();
    await operate('events.end', { id });
    expect((await operate('events.draw', { id, count: 5 })).message).toBe(
      `no member who is still there commented on event ${id}`,
    );
  });
});

describe('a picture of the media store in a text', () => {
  const with_ = (src: string) =>
    operate('events.change', { id, html: `<p>글</p><img src="${src}" width="10" height="10" alt="">` });
  it('has to be there', async () => {
    for (const src of [
      `/media/texts/${'a'.repeat(64)}.webp`,
      '/media/nothing.webp',
      '/media/products/987654/1-front.webp',
    ])
      expect((await with_(src)).message).toBe(`no such pictures:\n${src}`);
    expect((await with_('/media/card-benefits.webp')).lines).toHaveLength(1);
  });
});
