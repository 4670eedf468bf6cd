import { endLogins, listLogins } from '@mall/contracts/api/people/logins';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const list = async (visitor: Visitor) => (await api.call(listLogins, {}, visitor)).data.rows;
const end = (visitor: Visitor, login_ids?: string[]) =>
  api.call(endLogins, { body: login_ids ? { login_ids } : {} }, visitor);
const isIn = async (visitor: Visitor) => (await api.call(listLogins, {}, visitor)).status === 200;

it('a member sees where they are logged in, this one marked, and ends one or all others at once', async () => {
  const [here, phone, tablet] = [
    await api.logIn('welcome01', newVisitor()),
    await api.logIn('welcome01', newVisitor()),
    await api.logIn('welcome01', newVisitor()),
  ];
  const rows = await list(here);
  expect(rows.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  const [other] = (await list(phone)).filter(({ is_current }) => is_current);
  expect((await end(here, [other?.login_id ?? ''])).data).toEqual({ ended: 1 });
  expect([await isIn(here), await isIn(phone), await isIn(tablet)]).toEqual([true, false, true]);
  expect((await end(here)).data).toEqual({ ended: 1 });
  expect([await isIn(here), await isIn(tablet)]).toEqual([true, false]);
});

it("a stranger cannot end a member's login, and a guest has none", async () => {
  const member = await api.logIn('welcome01', newVisitor());
  const thief = await api.logIn('silver001', newVisitor());
  const [login] = await list(member);
  expect((await end(thief, [login?.login_id ?? ''])).data).toEqual({ ended: 0 });
  await end(thief);
  expect(await isIn(member)).toBe(true);
  expect((await end(newVisitor())).status).toBe(401);
});
