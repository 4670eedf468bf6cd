import { checkJoin, join } from '@mall/contracts/api/people/member-join';
import { login } from '@mall/contracts/api/people/members';
import type { EndpointInput } from '@mall/contracts/endpoint';
import {
  startPartneredApi,
  type TestPartners,
  type TypedPerson,
} from '../../../testing/servers/start-partners.ts';
import { newVisitor, type TestApi, type Visitor } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
let partners: TestPartners;
beforeAll(async () => {
  ({ api, partners } = await startPartneredApi());
});
afterAll(() => api.close());

type JoinBody = Extract<EndpointInput<typeof join>['body'], { provider: 'normal' }>;
const password = 'Felt!Scarf94';
const newcomer: TypedPerson = { name: '나은채', birthdate: '19980214', gender: '0', mobile: '01055550001' };

async function formOf(
  visitor: Visitor,
  person: TypedPerson,
  change: Partial<JoinBody> = {},
): Promise<JoinBody> {
  return {
    provider: 'normal',
    user_id: 'newcomer1',
    password,
    password_chk: password,
    user_name: person.name,
    email: 'newcomer@example.com',
    phone: person.mobile,
    ci: await partners.verify(api, visitor, person),
    is_terms_agreed: 1,
    is_privacy_agreed: 1,
    ...change,
  };
}
const send = (body: JoinBody, visitor: Visitor) => api.call(join, { body }, visitor);

describe('joining by ID', () => {
  it('needs an identity check, waits for approval, and then logs in', async () => {
    const visitor = newVisitor();
    const body = await formOf(visitor, newcomer, {
      user_id: 'NewComer1',
      nick_name: '은채',
      is_sms_agreed: 1,
    });
    const check = { ci: body.ci, user_name: body.user_name, phone: body.phone };
    expect((await api.call(checkJoin, { body: check }, visitor)).success).toBe(true);

    const joined = await send(body, visitor);
    expect(joined).toMatchObject({ success: true, data: { user_id: 'newcomer1', user_name: '나은채' } });
    const stored = await api.db
      .selectFrom('members')
      .selectAll()
      .where('member_id', '=', joined.data.member_id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      state: 'READY',
      grade_id: 1,
      birthday_date: '1998-02-14',
      gender: 'female',
      is_sms_agreed: true,
      is_email_agreed: false,
    });
    expect(stored.password_hash).toMatch(/^\$argon2id\$/);
    expect(stored.ci_hash).not.toBe(body.ci);

    const attempt = () =>
      api.call(
        login,
        { body: { provider: 'normal', user_id: 'newcomer1', user_passwd: password } },
        newVisitor(),
      );
    expect((await attempt()).code).toBe('MEMBER_READY');
    await api.db
      .updateTable('members')
      .set({ state: 'ACTIVE' })
      .where('member_id', '=', stored.member_id)
      .execute();
    expect((await attempt()).code).toBe('PASS');
  });

  it('is refused to a person who has an account, and to one below 14', async () => {
    const visitor = newVisitor();
    const known = await partners.verify(api, visitor, 'kim-seoyeon');
    const check = (ci: string, user_name: string, phone: string) =>
      api.call(checkJoin, { body: { ci, user_name, phone } }, visitor);
    expect((await check(known, '김서연', '01000000001')).code).toBe('ALREADY_MEMBER');
    const child = await partners.verify(api, visitor, 'seo-jiho');
    expect((await check(child, '서지호', '01000000102')).code).toBe('UNDERAGE');
    expect((await check(child, '서지후', '01000000102')).code).toBe('IDENTITY_MISMATCH');

    const twice = { name: '김서연', birthdate: '19950312', gender: '0', mobile: '01000000001' } as const;
    const form = await formOf(visitor, twice, { user_id: 'second001', ci: known });
    expect(await send(form, visitor)).toMatchObject({ status: 409, code: 'ALREADY_MEMBER' });

    const young = { name: '서지호', birthdate: '20160505', gender: '1', mobile: '01000000102' } as const;
    const body = await formOf(visitor, young, { user_id: 'youngone1' });
    expect((await send(body, visitor)).code).toBe('UNDERAGE');
    expect((await send({ ...body, birthday_date: '2000-05-05' }, visitor)).code).toBe('IDENTITY_MISMATCH');
  });

  it.each([
    [{ user_id: 'Shopper01' }, 'USER_ID_TAKEN'],
    [{ user_id: 'leaver001' }, 'USER_ID_TAKEN'],
    [{ email: 'SHOPPER01@example.com' }, 'EMAIL_TAKEN'],
    [{ recommender_id: 'nobody99' }, 'RECOMMENDER_NULL'],
    [{ user_name: '다른이름' }, 'IDENTITY_MISMATCH'],
    [{ phone: '01055559999' }, 'IDENTITY_MISMATCH'],
    [{ ci: 'made-up-reference-of-nobody' }, 'IDENTITY_EXPIRED'],
    [{ password_chk: 'Felt!Scarf95' }, 'INVALID_REQUEST'],
    [{ password: 'Wool!Coat123', password_chk: 'Wool!Coat123' }, 'INVALID_REQUEST'],
    [{ user_id: 'short' }, 'INVALID_REQUEST'],
    [{ email: 'nobody' }, 'INVALID_REQUEST'],
  ] as const)('with %j is refused with %s, and nothing is stored', async (change, code) => {
    const visitor = newVisitor();
    const person = { name: '하다온', birthdate: '19970303', gender: '0', mobile: '01055550002' } as const;
    const body = await formOf(visitor, person, {
      user_id: 'refused01',
      email: 'refused@example.com',
      ...change,
    });
    expect(await send(body, visitor)).toMatchObject({ success: false, code });
    const rows = await api.db
      .selectFrom('members')
      .select('member_id')
      .where('user_name', '=', '하다온')
      .execute();
    expect(rows).toEqual([]);
    // A refused form can be sent again without another identity check.
    if (code === 'USER_ID_TAKEN') {
      expect((await send({ ...body, user_id: 'refused01' }, visitor)).success).toBe(true);
      await api.db.deleteFrom('members').where('user_id', '=', 'refused01').execute();
    }
  });

  it('gives what several want at once to one of them', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const visitor = newVisitor();
        const person = {
          name: '한겨울',
          birthdate: `1990010${index + 1}`,
          gender: '1',
          mobile: `0105556000${index}`,
        } as const;
        return {
          visitor,
          body: await formOf(visitor, person, { user_id: `winter00${index}`, email: 'winter@example.com' }),
        };
      }),
    );
    const replies = await Promise.all(crowd.map(({ body, visitor }) => send(body, visitor)));
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 'EMAIL_TAKEN')).toHaveLength(5);
  });
});

it('joining is counted per network, and not tried without an identity check', async () => {
  const visitor = newVisitor();
  const body = await formOf(visitor, newcomer, { user_id: 'toomany01', ci: 'made-up-reference-of-nobody' });
  const sendFrom = (address: string) => api.call(join, { body }, visitor, { 'x-forwarded-for': address });
  const rows = Array.from({ length: 59 }, () => ({
    scope: 'join',
    subject: '2001:db8:1:2::/64',
    attempted_at: api.deps.clock(),
  }));
  await api.db.insertInto('call_attempts').values(rows).execute();
  expect((await sendFrom('2001:db8:1:2::7')).code).toBe('IDENTITY_EXPIRED');
  expect(await sendFrom('2001:db8:1:2::8')).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect((await sendFrom('2001:db8:1:3::8')).code).toBe('IDENTITY_EXPIRED');
});
