import { listNotices, viewNotice } from '@mall/contracts/api/content/content';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operate = (command: string, input: object) => operateOn(api, command, input);
const notice = { title: '추석 배송', category: '배송', content: ['쉬어요.'], is_pinned: true };

describe('notices of an operator', () => {
  it('are listed, changed and removed, and the audit log has each change', async () => {
    const id = Number(/\d+/.exec((await operate('notices.add', notice)).lines.join(' '))?.[0]);
    const shown = () => api.call(viewNotice, { params: { id } });
    expect((await operate('notices.list', {})).lines[0]).toMatch(
      new RegExp(`^notice ${id} \\(배송\\): 추석 배송; pinned; `),
    );
    await operate('notices.change', {
      id,
      title: '설 배송',
      content: ['곧 보내요.', '고맙습니다.'],
      is_pinned: false,
    });
    expect((await shown()).data).toMatchObject({
      title: '설 배송',
      category: '배송',
      content: ['곧 보내요.', '고맙습니다.'],
      is_pinned: false,
    });
    expect((await operate('notices.remove', { id })).lines).toEqual([`notice ${id} removed: 설 배송`]);
    expect((await shown()).status).toBe(404);
    const { rows } = (await api.call(listNotices, { query: {} })).data;
    expect(rows.map((row) => row.notice_id)).not.toContain(id);
    const audit = (await operate('audit.list', { count: 50 })).lines.filter((line) =>
      line.includes(`notice ${id}`),
    );
    expect(audit).toHaveLength(3);
  });

  it('that are not there are refused, and so is a change of nothing', async () => {
    expect((await operate('notices.change', { id: 9999, title: 'x' })).message).toBe(
      'there is no notice 9999',
    );
    expect((await operate('notices.remove', { id: 9999 })).message).toBe('there is no notice 9999');
    expect((await operate('notices.change', { id: 1 })).message).toMatch(/nothing to change/);
  });
});
