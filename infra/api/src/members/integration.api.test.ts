import { addToCart, listCart } from '@mall/contracts/api/carts';
import { loginTaskSchema } from '@mall/contracts/api/login-refusals';
import { integrateMembers } from '@mall/contracts/api/member-integration';
import { login } from '@mall/contracts/api/members';
import { samplePassword } from '../seed/members.ts';
import { choosePlainOptions, wanted } from '../testing/choose-options.ts';
import { newVisitor, startTestApi, type TestApi, type Visitor } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const attempt = (user_id: string, visitor = newVisitor()) =>
  api.call(login, { body: { provider: 'normal', user_id, user_passwd: samplePassword } }, visitor);
const setHash = (user_id: string, ci_hash: string | null) =>
  api.db.updateTable('members').set({ ci_hash }).where('user_id', '=', user_id).execute();

it('two accounts of one person become one, with everything that they had', async () => {
  // As two accounts that were not known to be one person's, each with a cart of its own.
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

  const visitor = newVisitor();
  const refused = await attempt('double001', visitor);
  expect(refused).toMatchObject({ code: 'INTEGRATION', message: '통합 후 이용하실 수 있습니다.' });
  const task = loginTaskSchema.parse(refused.data);
  expect(task.integration_members?.map((account) => account.user_id)).toEqual(['double001', 'double002']);

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
  expect(await integrate({}, visitor)).toMatchObject({
    success: true,
    data: { message: '회원통합이 완료되었습니다. 통합하신 계정으로 다시 로그인해주세요.' },
  });

  for (const browser of [first, second])
    expect((await api.call(listCart, { body: {} }, browser)).status).toBe(401);
  expect(await attempt('double001')).toMatchObject({ success: false, code: 'INTEGRATION_COMPLETE' });
  const kept = await api.logIn('double002');
  const { lines } = (await api.call(listCart, { body: {} }, kept)).data;
  const quantities = lines.map((line) => [line.product_option_id, line.order_quantity] as const);
  expect(new Map(quantities)).toEqual(
    new Map([
      [shared.product_option_id, 5],
      [single.product_option_id, 1],
    ]),
  );
  const rows = await api.db
    .selectFrom('members')
    .select(['user_id', 'point', 'grade_id', 'email'])
    .where('member_id', 'in', [first.memberId, second.memberId])
    .orderBy('member_id')
    .execute();
  expect(rows).toEqual([
    { user_id: 'double001', point: 0, grade_id: 2, email: '' },
    { user_id: 'double002', point: 2000, grade_id: 3, email: 'double002@example.com' },
  ]);
  const entered = await api.db
    .selectFrom('point_entries')
    .select(({ fn }) => ['member_id', fn.sum<number>('amount').as('sum')])
    .where('member_id', 'in', [first.memberId, second.memberId])
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
});
