import { deleteInquiry, listInquiries, writeInquiry } from '@mall/contracts/api/community/inquiries';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type Visitor } from '../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor;
const product_id = 3;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
});
afterAll(() => api.close());

const ask = (content: string, is_secret = false, visitor = member, id = product_id) =>
  api.call(writeInquiry, { body: { product_id: id, category: 'SIZE', is_secret, content } }, visitor);
const list = async (visitor: Visitor | null = null, is_mine?: '1') => {
  const query = { product_id, limit: 50, ...(is_mine ? { is_mine } : {}) };
  return (await api.call(listInquiries, { query }, visitor)).data.rows;
};

describe('inquiries about a product', () => {
  it('are written by members, newest first, under a masked name', async () => {
    expect(await ask('M 사이즈면 맞을까요?')).toMatchObject({ success: true });
    expect(await ask('네?')).toMatchObject({ status: 400, message: '문의 내용은 5자 이상 입력해주세요.' });
    expect(await ask('없는 상품의 문의입니다', false, member, 99_999)).toMatchObject({ status: 404 });
    expect((await list())[0]).toMatchObject({
      user: '김*연',
      content: 'M 사이즈면 맞을까요?',
      is_mine: false,
    });
    expect((await list(member, '1')).map((row) => row.content)).toEqual(['M 사이즈면 맞을까요?']);
    expect(await list(null, '1')).toEqual([]);
  });

  it('that are secret show their text and answer to the writer and to administrators only', async () => {
    api.wait(1000);
    const { data } = await ask('제 주문만 늦어지나요?', true);
    await sql`update product_inquiries set answer = '곧 출발합니다.', answered_at = now()
      where inquiry_id = ${data.inquiry_id}`.execute(api.db);
    const hidden = { is_secret: true, content: null, answer: null, is_answered: true };
    const open = { content: '제 주문만 늦어지나요?', answer: { content: '곧 출발합니다.' } };
    expect((await list())[0]).toMatchObject(hidden);
    expect((await list(member))[0]).toMatchObject(open);
    expect((await list(await api.logIn('admin0001')))[0]).toMatchObject(open);
    // Staff is a price grade: most who have it do not answer inquiries.
    expect((await list(await api.logIn('staff0001')))[0]).toMatchObject(hidden);
  });

  it('are deleted by their writer until they are answered', async () => {
    const [answered, plain] = await list(member, '1');
    const remove = (inquiry_id = 0, visitor = member) =>
      api.call(deleteInquiry, { body: { inquiry_id } }, visitor);
    expect(await remove(answered?.inquiry_id)).toMatchObject({ status: 404 });
    expect(await remove(plain?.inquiry_id, await api.logIn('staff0001'))).toMatchObject({ status: 404 });
    expect(await remove(plain?.inquiry_id)).toMatchObject({ success: true });
    expect(await list(member, '1')).toHaveLength(1);
  });

  it('are limited to twenty a day', async () => {
    const replies = await Promise.all(Array.from({ length: 21 }, () => ask('같은 문의를 여러 번 씁니다')));
    expect(replies.filter((reply) => reply.success)).toHaveLength(19);
    const refused = replies.filter((reply) => !reply.success);
    expect(refused).toMatchObject(Array(2).fill({ status: 429, code: 'INQUIRY_LIMIT' }));
    api.wait(25 * 3_600_000);
    expect(await ask('다음 날의 문의입니다')).toMatchObject({ success: true });
  });
});
