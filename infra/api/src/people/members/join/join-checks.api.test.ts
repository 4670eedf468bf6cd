import { checkOverlap, checkRecommender } from '@mall/contracts/api/people/member-join';
import { startPartneredApi, type TestPartners } from '../../../testing/servers/start-partners.ts';
import { newVisitor, type TestApi, type Visitor } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
let partners: TestPartners;
beforeAll(async () => {
  ({ api, partners } = await startPartneredApi());
});
afterAll(() => api.close());

describe('the checks of the join form', () => {
  it.each([
    ['user_id', 'SHOPPER01', 1, '사용 불가능한 아이디입니다.'],
    ['user_id', 'leaver001', 1, '사용 불가능한 아이디입니다.'],
    ['user_id', 'freeid001', 0, '사용 가능한 아이디입니다.'],
    ['nick_name', '아무도안쓰는이름', 0, '사용 가능한 닉네임입니다.'],
  ] as const)('say of %s %s that %d have it', async (search_type, search_keyword, count, message) => {
    const reply = await api.call(checkOverlap, { query: { search_type, search_keyword } }, newVisitor());
    expect(reply.data).toEqual({ count, message });
  });

  it('do not reveal members by email or phone without an identity check', async () => {
    const stranger = newVisitor();
    const ask = (search_type: 'email' | 'phone', search_keyword: string, who = stranger) =>
      api.call(checkOverlap, { query: { search_type, search_keyword } }, who);
    for (const email of ['shopper01@example.com', 'free@example.com'])
      expect(await ask('email', email)).toMatchObject({ status: 400, code: 'IDENTITY_EXPIRED' });
    expect((await ask('phone', '01000000001')).code).toBe('IDENTITY_EXPIRED');

    const known = newVisitor();
    await partners.verify(api, known, 'kim-seoyeon');
    expect((await ask('phone', '01000000001', known)).data).toEqual({
      count: 1,
      message: '사용 불가능한 휴대폰번호입니다.',
    });
    expect((await ask('phone', '01000000002', known)).code).toBe('IDENTITY_MISMATCH');
    expect((await ask('email', 'shopper01@example.com', known)).data.message).toBe(
      '사용 불가능한 이메일입니다.',
    );
    expect((await ask('email', 'shopper01@example.com')).code).toBe('IDENTITY_EXPIRED');
  });

  it('answer one person, and one member, for few emails only, from however many browsers', async () => {
    const query = (index: number) => ({
      query: { search_type: 'email', search_keyword: `probe${index}@example.com` } as const,
    });
    // All askers at once, time after time: more at once than these would come near the time that a read may take.
    const codes = async (askers: readonly Visitor[], rounds: number) => {
      const codes: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const replies = askers.map((asker, index) =>
          api.call(checkOverlap, query(round * 10 + index), asker),
        );
        codes.push(...(await Promise.all(replies)).map(({ code }) => code ?? 'answered'));
      }
      return codes.toSorted();
    };
    const browsers = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const visitor = newVisitor();
        await partners.verify(api, visitor, 'moon-gaeun');
        return visitor;
      }),
    );
    const answered = (refused: number) => [
      ...Array<string>(refused).fill('RATE_LIMITED'),
      ...Array<string>(20).fill('answered'),
    ];
    expect(await codes(browsers, 9)).toEqual(answered(7));
    const member = await api.logIn('vip000001');
    expect(await codes(Array<Visitor>(5).fill(member), 5)).toEqual(answered(5));
  });

  it('do not call free what breaks the rule', async () => {
    const query = { search_type: 'user_id', search_keyword: '1short' } as const;
    expect(await api.call(checkOverlap, { query }, newVisitor())).toMatchObject({
      status: 400,
      message: '영문/숫자 포함 6~20자리',
    });
  });

  it('know recommenders who are members', async () => {
    const check = (recommender_id: string) =>
      api.call(checkRecommender, { query: { recommender_id } }, newVisitor());
    expect((await check('Shopper01')).success).toBe(true);
    expect(await check('waiting01')).toMatchObject({ success: false, code: 'RECOMMENDER_NULL' });
  });

  it('are not answered for ever to one address, and again after a while', async () => {
    const query = { search_type: 'user_id', search_keyword: 'freeid001' } as const;
    const from = { 'x-forwarded-for': '203.0.113.60' };
    const rows = Array.from({ length: 120 }, () => ({
      scope: 'overlap',
      subject: '203.0.113.60',
      attempted_at: api.deps.clock(),
    }));
    await api.db.insertInto('call_attempts').values(rows).execute();
    expect(await api.call(checkOverlap, { query }, newVisitor(), from)).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
    api.wait(10 * 60_000 + 1);
    expect((await api.call(checkOverlap, { query }, newVisitor(), from)).success).toBe(true);
  });
});
