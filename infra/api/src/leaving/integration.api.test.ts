import { addToCart, listCart } from '@mall/contracts/api/orders/carts';
import { listRestockAlarms } from '@mall/contracts/api/orders/restock-alarms';
import { addBrandWish, listBrandWishes } from '@mall/contracts/api/people/brand-wishes';
import { loginTaskSchema } from '@mall/contracts/api/people/login-refusals';
import { integrateMembers } from '@mall/contracts/api/people/member-integration';
import { login } from '@mall/contracts/api/people/members';
import { addWish, listWishes } from '@mall/contracts/api/people/wishes';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { sql } from 'kysely';
import { choosePlainOptions, wanted } from '../testing/orders/choose-options.ts';
import { newVisitor, startTestApi, type TestApi, type Visitor } from '../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const attempt = (user_id: string, visitor = newVisitor()) =>
  api.call(login, { body: { provider: 'normal', user_id, user_passwd: samplePassword } }, visitor);
const setHash = (user_id: string, ci_hash: string | null) =>
  api.db.updateTable('members').set({ ci_hash }).where('user_id', '=', user_id).execute();

/** Two accounts that were not known to be one person's, each with a cart and a social link of its own. */
async function giveBothAccountsSomething() {
  const { ci_hash } = await api.db
    .selectFrom('members')
    .select('ci_hash')
    .where('user_id', '=', 'double001')
    .executeTakeFirstOrThrow();
  await setHash('double001', 'not-yet-known');
  const [first, second] = [await api.logIn('double001'), await api.logIn('double002')];
  const [shared, single] = await choosePlainOptions(api.db, 2);
  if (!shared || !single) throw new Error('no options');
  const add = (visitor: Visitor, products: ReturnType<typeof wanted>[]) =>
    api.call(addToCart, { body: { products } }, visitor);
  await add(first, [wanted(shared, 2), wanted(single, 1)]);
  await add(second, [wanted(shared, 3)]);
  await api.db
    .insertInto('member_sns')
    .values(
      [first, second].map(({ memberId }, index) => ({
        provider: 'kakao' as const,
        sns_id: `double-${index}`,
        member_id: memberId,
        email: `double${index}@kakao.example`,
        linked_at: new Date(),
      })),
    )
    .execute();
  await setHash('double001', ci_hash);
  return { first, second, shared, single };
}

/** Points, grade and social links are the remaining account's. */
async function expectOneLedger(first: Visitor, second: Visitor) {
  const ids = [first, second].map(({ memberId }) => memberId ?? 0);
  const rows = await api.db
    .selectFrom('members')
    .select(['user_id', 'point', 'grade_id', 'email'])
    .where('member_id', 'in', ids)
    .orderBy('member_id')
    .execute();
  expect(rows).toEqual([
    { user_id: 'double001', point: 0, grade_id: 2, email: '' },
    { user_id: 'double002', point: 2000, grade_id: 3, email: 'double002@example.com' },
  ]);
  const entered = await api.db
    .selectFrom('point_entries')
    .select(({ fn }) => ['member_id', fn.sum<number>('amount').as('sum')])
    .where('member_id', 'in', ids)
    .groupBy('member_id')
    .orderBy('member_id')
    .execute();
  expect(entered.map(({ sum }) => Number(sum))).toEqual([0, 2000]);
  const links = await api.db
    .selectFrom('member_sns')
    .select('sns_id')
    .where('provider', '=', 'kakao')
    .execute();
  expect(links.map((link) => link.sns_id).sort()).toEqual(['3000000003', 'double-1']);
}

it('two accounts of one person become one, with everything that they had', async () => {
  const { first, second, shared, single } = await giveBothAccountsSomething();
  const visitor = newVisitor();
  const refused = await attempt('double001', visitor);
  expect(refused).toMatchObject({ code: 'INTEGRATION', message: '통합 후 이용하실 수 있습니다.' });
  const task = loginTaskSchema.parse(refused.data);
  expect(task.integration_members?.map((account) => account.user_id)).toEqual(['double001', 'double002']);
  // Which account is to remain was asked without a word of what each of them has.
  const { rows: belongings } = await sql<{ points: number; coupons: number; orders: number }>`
    select point as points,
      (select count(*)::int from member_coupons c where c.member_id = m.member_id and c.state = 'READY'
        and c.expires_at > now()) as coupons,
      (select count(*)::int from orders o where o.member_id = m.member_id and o.payment_state = 'PAID') as orders
    from members m where user_id in ('double001', 'double002') order by member_id`.execute(api.db);
  expect(
    task.integration_members?.map(({ points, coupons, orders }) => ({ points, coupons, orders })),
  ).toEqual(belongings);
  expect(belongings.reduce((sum, { points }) => sum + points, 0)).toBe(2000);

  const body = {
    member_id: task.member_id,
    integration_member_id: second.memberId,
    integration_member_ids: [first.memberId, second.memberId],
  };
  const integrate = (change: Partial<typeof body>, who: Visitor) =>
    api.call(integrateMembers, { body: { ...body, ...change } }, who);
  expect((await integrate({}, newVisitor())).code).toBe('TASK_EXPIRED');
  const { memberId: strangerId } = await api.logIn('welcome01');
  expect((await integrate({ integration_member_ids: [first.memberId, strangerId] }, visitor)).code).toBe(
    'INTEGRATION_REFUSED',
  );
  expect((await integrate({ integration_member_id: strangerId }, visitor)).code).toBe('INTEGRATION_REFUSED');
  // Nothing would be united, and the next login asks again: an account has to be picked (spec 5.5).
  expect(await integrate({ integration_member_ids: [second.memberId] }, visitor)).toMatchObject({
    code: 'INVALID_REQUEST',
    message: '통합할 계정을 선택해주세요.',
  });
  expect(await integrate({}, visitor)).toMatchObject({
    success: true,
    data: { message: '회원통합이 완료되었습니다. 통합하신 계정으로 다시 로그인해주세요.' },
  });

  for (const browser of [first, second])
    expect((await api.call(listCart, { body: {} }, browser)).status).toBe(401);
  expect(await attempt('double001')).toMatchObject({ success: false, code: 'INTEGRATION_COMPLETE' });
  const survivor = await api.logIn('double002');
  const { lines } = (await api.call(listCart, { body: {} }, survivor)).data;
  const quantities = lines.map((line) => [line.product_option_id, line.order_quantity] as const);
  expect(new Map(quantities)).toEqual(
    new Map([
      [shared.product_option_id, 5],
      [single.product_option_id, 1],
    ]),
  );
  await expectOneLedger(first, second);
});

/** Both sample accounts of 송하린, in, as if they were not known to be hers; and a way to make them known. */
async function twoAccounts() {
  await api.db
    .updateTable('members')
    .set({ state: 'ACTIVE', integrated_into: null, ci_hash: null, login_task: null, is_ci_waived: true })
    .where('user_id', 'in', ['double001', 'double002'])
    .execute();
  const [first, second] = [await api.logIn('double001'), await api.logIn('double002')];
  const unite = async () => {
    for (const id of ['double001', 'double002']) await setHash(id, 'one-person');
    const body = {
      member_id: second.memberId,
      integration_member_id: second.memberId,
      integration_member_ids: [first.memberId, second.memberId],
    };
    return api.call(integrateMembers, { body }, second);
  };
  return { first, second, unite };
}

it('what both accounts saved and wrote belongs to the surviving one', async () => {
  const { first, second, unite } = await twoAccounts();
  for (const [who, ids] of [
    [first, [11, 12]],
    [second, [12, 13]],
  ] as const)
    for (const product_id of ids) await api.call(addWish, { body: { product_id } }, who);
  await api.call(addBrandWish, { body: { brand_id: 5 } }, first);
  const options = await choosePlainOptions(api.db, 2);
  const now = api.deps.clock();
  const alarmOf = ({ memberId }: { memberId: number }, option = options[0]) => ({
    member_id: memberId,
    product_id: option?.product_id ?? 0,
    product_option_id: option?.product_option_id ?? 0,
    phone: '01012345678',
    created_at: now,
    notified_at: null,
  });
  await api.db
    .insertInto('restock_alarms')
    .values([alarmOf(first), alarmOf(second), alarmOf(first, options[1])])
    .execute();
  const { review_id } = await api.db
    .selectFrom('reviews')
    .select('review_id')
    .where('like_count', '=', 0)
    .executeTakeFirstOrThrow();
  await sql`update reviews set member_id = ${first.memberId} where review_id = ${review_id}`.execute(api.db);
  await sql`insert into product_inquiries (product_id, member_id, user_name, category, is_secret, content, created_at)
    values (11, ${first.memberId}, '송*린', 'SIZE', true, '저만 보이는 문의입니다.', ${now})`.execute(api.db);

  expect((await unite()).success).toBe(true);
  const survivor = await api.logIn('double002');
  const wished = (await api.call(listWishes, { query: {} }, survivor)).data.rows.map((row) => row.product_id);
  expect(wished.sort()).toEqual([11, 12, 13]);
  const brands = (await api.call(listBrandWishes, {}, survivor)).data.rows.map((row) => row.brand_id);
  expect(brands).toEqual([5]);
  const alarms = (await api.call(listRestockAlarms, { query: {} }, survivor)).data.rows;
  expect(alarms.map((alarm) => alarm.product_option_id).sort()).toEqual(
    options.map((option) => option.product_option_id).sort(),
  );
  for (const table of ['reviews', 'product_inquiries']) {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where member_id = ${survivor.memberId}`.execute(api.db);
    expect({ table, count: rows.length }).toEqual({ table, count: 1 });
  }
  const { rows: left } = await sql`
    select 1 from restock_alarms where member_id = ${first.memberId}
    union all select 1 from product_wishes where member_id = ${first.memberId}`.execute(api.db);
  expect(left).toEqual([]);
});

it('two integrations at once: one is done, the other is refused, nothing counts twice', async () => {
  const { second, unite } = await twoAccounts();
  const points = () =>
    api.db
      .selectFrom('members')
      .select('point')
      .where('member_id', '=', second.memberId)
      .executeTakeFirstOrThrow();
  const before = await points();
  const replies = await Promise.all([unite(), unite()]);
  expect(replies.filter((reply) => reply.success)).toHaveLength(1);
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
  expect(await points()).toEqual(before);
});
