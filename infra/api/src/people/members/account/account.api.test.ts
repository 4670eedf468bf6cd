import { listCart } from '@mall/contracts/api/orders/carts';
import {
  confirmMember,
  editMember,
  leaveMember,
  listGrades,
} from '@mall/contracts/api/people/member-account';
import { checkOverlap } from '@mall/contracts/api/people/member-join';
import { login, viewMember } from '@mall/contracts/api/people/members';
import { addWish } from '@mall/contracts/api/people/wishes';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { sql } from 'kysely';
import { startPartneredApi, type TestPartners } from '../../../testing/servers/start-partners.ts';
import { newVisitor, type TestApi, type Visitor } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
let partners: TestPartners;
beforeAll(async () => {
  ({ api, partners } = await startPartneredApi());
});
afterAll(() => api.close());

type Member = Visitor & { memberId: number };
const attempt = (user_id: string, user_passwd = samplePassword) =>
  api.call(login, { body: { provider: 'normal', user_id, user_passwd } }, newVisitor());
const confirm = (member: Member, password = samplePassword) =>
  api.call(confirmMember, { body: { member_id: member.memberId, password } }, member);
const edit = (member: Member, change: object) =>
  api.call(editMember, { body: { member_id: member.memberId, ...change } }, member);
async function logInBySocial(person: string, provider: 'kakao'): Promise<Member> {
  const visitor = newVisitor();
  const { proof } = await partners.signIn(api, visitor, provider, person);
  const { data } = await api.call(login, { body: proof }, visitor);
  return { ...visitor, token: data.token ?? '', memberId: data.user_info.member_id };
}

describe('my page', () => {
  it('opens with the password, for half an hour, in the browser that gave it', async () => {
    const member = await api.logIn('welcome01');
    expect(await edit(member, { nick_name: '수아' })).toMatchObject({
      status: 403,
      code: 'CONFIRM_REQUIRED',
    });
    expect((await confirm(member, 'Wrong!Pass11')).code).toBe('PASSWD_ERROR');
    expect((await confirm(member)).success).toBe(true);
    const other = await api.logIn('welcome01');
    expect((await edit(other, { nick_name: '수아' })).code).toBe('CONFIRM_REQUIRED');

    const reply = await edit(member, {
      nick_name: '수아',
      zipcode: '06236',
      address: '서울',
      is_email_agreed: 1,
    });
    expect(reply.data.row).toMatchObject({ nick_name: '수아', zipcode: '06236', is_email_agreed: true });
    api.wait(30 * 60_000);
    expect((await edit(member, { nick_name: '수아2' })).code).toBe('CONFIRM_REQUIRED');
  });

  it('keeps no detail of an earlier address beside a new one', async () => {
    const member = await api.logIn('platinum1');
    await confirm(member);
    const old = { zipcode: '06236', address: '서울 강남구 테헤란로 1', address_detail: '101동 202호' };
    expect((await edit(member, old)).data.row).toMatchObject(old);
    const moved = { zipcode: '04524', address: '서울 중구 세종대로 110' };
    expect((await edit(member, moved)).data.row).toMatchObject({ ...moved, address_detail: '' });
    expect((await edit(member, { address_detail: '3층' })).data.row).toMatchObject({
      ...moved,
      address_detail: '3층',
    });
  });

  it('is guessed ten times at most', async () => {
    const member = await api.logIn('silver001');
    for (let guess = 0; guess < 10; guess += 1)
      expect((await confirm(member, 'Wrong!Pass11')).code).toBe('PASSWD_ERROR');
    expect(await confirm(member)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    api.wait(10 * 60_000 + 1);
    expect((await confirm(member)).success).toBe(true);
  });

  it('opens for a social member with the same account again, and with no other', async () => {
    const member = await logInBySocial('jung-hayoon', 'kakao');
    const by = async (person: string) =>
      api.call(
        confirmMember,
        {
          body: {
            member_id: member.memberId,
            social: (await partners.signIn(api, member, 'kakao', person)).proof,
          },
        },
        member,
      );
    expect(await by('han-doyun')).toMatchObject({
      code: 'SNS_MISMATCH',
      message: '기존에 로그인된 계정과 다른 계정입니다.',
    });
    expect((await by('jung-hayoon')).success).toBe(true);
    expect((await edit(member, { address_detail: '3층' })).success).toBe(true);
  });

  it("is closed for other members' accounts, and takes no other's email, nick name or unproved number", async () => {
    const member = await api.logIn('platinum1');
    await confirm(member);
    const { memberId } = await api.logIn();
    const other = { ...member, memberId };
    expect(await edit(other, { nick_name: '남' })).toMatchObject({ status: 400 });
    expect(await edit(other, { nick_name: '남의것' })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await edit(member, { email: 'Shopper01@example.com' })).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await edit(member, { phone: '01099990000' })).toMatchObject({ code: 'IDENTITY_MISMATCH' });
    const changed = { name: '신예은', birthdate: '19890912', gender: '0', mobile: '01099990000' } as const;
    const stranger = { ...changed, name: '남모씨' };
    const foreign = await partners.verify(api, member, stranger);
    expect((await edit(member, { phone: '01099990000', ci: foreign })).code).toBe('IDENTITY_MISMATCH');
    const ci = await partners.verify(api, member, changed);
    expect((await edit(member, { phone: '01099990000', ci })).data.row.phone).toBe('01099990000');
  });
});

it('a member from before identity checks existed changes the number by a check of that name', async () => {
  const member = await api.logIn('vip000001');
  await confirm(member);
  const who = { user_id: 'vip000001' };
  await api.db
    .updateTable('members')
    .set({ ci_hash: null, is_ci_waived: true })
    .where('user_id', '=', who.user_id)
    .execute();
  const { user_name } = await api.db
    .selectFrom('members')
    .select('user_name')
    .where('user_id', '=', who.user_id)
    .executeTakeFirstOrThrow();
  const person = { name: user_name, birthdate: '19800101', gender: '0', mobile: '01099991111' } as const;
  const foreign = await partners.verify(api, member, { ...person, name: '남모씨' });
  expect((await edit(member, { phone: '01099991111', ci: foreign })).code).toBe('IDENTITY_MISMATCH');
  const ci = await partners.verify(api, member, person);
  expect((await edit(member, { phone: '01099991111', ci })).data.row.phone).toBe('01099991111');
});

it("what is one's own is not called taken while editing; what is another's is", async () => {
  const member = await api.logIn('staff0001');
  const { row } = (await api.call(viewMember, { params: { id: member.memberId }, query: {} }, member)).data;
  const count = async (search_keyword: string, who: Visitor) =>
    (await api.call(checkOverlap, { query: { search_type: 'email', search_keyword } }, who)).data.count;
  expect(await count(row.email.toUpperCase(), member)).toBe(0);
  const newcomer = newVisitor();
  await partners.verify(api, newcomer, 'kang-minjun');
  expect(await count(row.email, newcomer)).toBe(1);
  expect(await count('shopper01@example.com', member)).toBe(1);
});

describe('leaving', () => {
  it('needs a confirmation, waits for open orders, blanks the person and keeps the ID taken', async () => {
    const member = await api.logIn('silver001');
    const leave = () =>
      api.call(leaveMember, { body: { member_id: member.memberId, reason: '자주 이용하지 않음' } }, member);
    expect((await leave()).code).toBe('CONFIRM_REQUIRED');
    await confirm(member);
    // One of the sample orders is on its way.
    expect(await leave()).toMatchObject({ status: 409, code: 'ORDER_IN_PROGRESS' });
    await api.db.updateTable('order_lines').set({ status: 'PURCHASE_CONFIRM' }).execute();

    await api.call(addWish, { body: { product_id: 11 } }, member);
    await sql`insert into notifications (member_id, source, phone, title, content, href, created_at)
      values (${member.memberId}, 'test:1', '01012345678', '재입고 알림', '', '/', now())`.execute(api.db);
    await sql`insert into restock_alarms (member_id, product_id, product_option_id, phone, created_at)
      select ${member.memberId}, product_id, product_option_id, '01012345678', now() from product_options limit 1`.execute(
      api.db,
    );
    expect((await leave()).success).toBe(true);
    for (const table of ['product_wishes', 'restock_alarms'])
      expect(
        (await sql`select 1 from ${sql.table(table)} where member_id = ${member.memberId}`.execute(api.db))
          .rows,
      ).toEqual([]);
    // The alarm is deleted and not only detached; those of others stay.
    const alarms = await api.db.selectFrom('restock_alarms').select('phone').execute();
    expect(alarms.map(({ phone }) => phone)).not.toContain('01012345678');
    expect(alarms.length).toBeGreaterThan(0);
    // What is counted per phone for a day stays, without whom and what it was about.
    const messages = await api.db
      .selectFrom('notifications')
      .select(['member_id', 'title', 'content'])
      .execute();
    expect(messages).toEqual([{ member_id: null, title: '', content: '' }]);
    expect((await api.call(listCart, { body: {} }, member)).status).toBe(401);
    expect((await attempt('silver001')).code).toBe('MEMBER_OUT');
    const row = await api.db
      .selectFrom('members')
      .selectAll()
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: 'OUT',
      user_name: '탈퇴회원',
      email: '',
      phone: '',
      address: '',
      birthday_date: null,
      ci_hash: null,
      point: 0,
      out_reason: '자주 이용하지 않음',
    });
    const query = { search_type: 'user_id', search_keyword: 'silver001' } as const;
    expect((await api.call(checkOverlap, { query }, newVisitor())).data.count).toBe(1);
  });
});

it('the grades are listed lowest first, of one kind or all', async () => {
  const names = async (query: { user_type?: 'NORMAL' | 'STAFF' }) =>
    (await api.call(listGrades, { query })).data.rows.map((row) => row.grade_name);
  expect(await names({ user_type: 'NORMAL' })).toEqual(['WELCOME', 'SILVER', 'GOLD', 'PLATINUM', 'VIP']);
  expect(await names({ user_type: 'STAFF' })).toEqual(['STAFF']);
  expect(await names({})).toHaveLength(6);
});
