import { confirmMember, editMember, exportMember } from '@mall/contracts/api/people/member-account';
import { addWish } from '@mall/contracts/api/people/wishes';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { newVisitor, startTestApi, type TestApi } from '../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('only the member exports their data, after a confirmation', async () => {
  const member = await api.logIn('silver001', newVisitor());
  const body = { member_id: member.memberId };
  const take = (who = member) => api.call(exportMember, { body }, who);
  expect((await take()).code).toBe('CONFIRM_REQUIRED');
  const confirm = (who: typeof member) =>
    api.call(confirmMember, { body: { member_id: who.memberId, password: samplePassword } }, who);
  await confirm(member);
  await api.call(addWish, { body: { product_id: 11 } }, member);
  const { data } = await take();
  expect(data.member.user_id).toBe('silver001');
  const rows = new Map(data.sections.map((section) => [section.name, section.rows]));
  expect(rows.get('product_wishes')).toEqual([expect.objectContaining({ product_id: 11 })]);
  expect(rows.get('orders')?.length).toBeGreaterThan(0);
  expect(JSON.stringify(data)).not.toMatch(/hash|token/);

  const thief = await api.logIn('welcome01', newVisitor());
  await confirm(thief);
  expect(await take(thief)).toMatchObject({ status: 404 });
  await take();
  await take();
  expect((await take()).code).toBe('RATE_LIMITED');
});

it('a consent has the date of its last change', async () => {
  const member = await api.logIn('platinum1', newVisitor());
  await api.call(confirmMember, { body: { member_id: member.memberId, password: samplePassword } }, member);
  const edit = async (change: object) =>
    (await api.call(editMember, { body: { member_id: member.memberId, ...change } }, member)).data.row;
  const first = await edit({ is_sms_agreed: 1 });
  expect(first).toMatchObject({ is_sms_agreed: true, is_push_agreed: false, push_agreed_at: null });
  api.wait(60_000);
  expect((await edit({ is_sms_agreed: 1, is_push_agreed: 1 })).sms_agreed_at).toBe(first.sms_agreed_at);
  const taken = await edit({ is_sms_agreed: 0 });
  expect(taken.is_sms_agreed).toBe(false);
  expect(taken.sms_agreed_at).not.toBe(first.sms_agreed_at);
});
