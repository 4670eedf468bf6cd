import { redeemCoupon } from '@mall/contracts/api/money/my-benefits';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const hour = 3_600_000;
const operate = (command: string, input: object) => operateOn(api, command, input);
const inHours = (hours: number) => new Date(api.deps.clock().getTime() + hours * hour).toISOString();
const terms = (more: object = {}) => ({
  name: '전단지 쿠폰',
  amount: 3000,
  days: 30,
  end_at: inHours(48),
  ...more,
});
const idIn = (lines: readonly string[]) => Number(/coupon (\d+)/.exec(lines.join(' '))?.[1]);

it('makes a coupon that a member gets by its code, lists it and ends it', async () => {
  const added = await operate('coupons.add', terms({ code: 'flyer-2026', limit: 2 }));
  expect(added.lines[0]).toMatch(/^coupon \d+: 전단지 쿠폰; code FLYER2026 until /);
  const id = idIn(added.lines);
  const redeem = async (userId: string) =>
    api.call(redeemCoupon, { body: { coupon_code: 'Flyer-2026' } }, await api.logIn(userId));
  expect((await redeem('shopper01')).success).toBe(true);
  const standing = (await operate('coupons.list', {})).lines.find((line) => line.includes(`coupon ${id}:`));
  expect(standing).toContain('3000 KRW; FLYER2026; 1 of 2 given');
  expect((await operate('coupons.end', { id })).lines[0]).toContain('not issued any more');
  expect((await redeem('silver001')).code).toBe('COUPON_CODE_WRONG');
  expect((await operate('coupons.list', {})).lines.join()).not.toContain('FLYER2026');
  expect((await operate('coupons.end', { id })).message).toMatch(/ended at/);
});

it.each([
  ['a code that is taken', { code: 'WELCOME-2026' }, 'the code WELCOME2026 is taken'],
  ['a code of other signs', { code: '쿠폰2026' }, 'a code has 4 to 40 letters and digits'],
  ['a code that is too short', { code: 'A-1' }, 'a code has 4 to 40 letters and digits'],
  ['both an amount and a rate', { code: 'BOTH2026', rate: 10 }, 'an amount or a rate'],
  ['a maximum without a rate', { code: 'MOST2026', maximum: 100 }, 'only a rate has a maximum'],
  [
    'a time that is over',
    { code: 'PAST2026', start_at: '2020-01-01T00:00:00Z', end_at: '2020-02-01T00:00:00Z' },
    'would have ended',
  ],
  ['products that are not there', { code: 'GONE2026', product_ids: [999_999] }, 'no such products'],
])('refuses %s', async (_what, more, words) => {
  expect((await operate('coupons.add', terms(more))).message).toContain(words);
});

it('ends one that has not begun', async () => {
  const added = await operate('coupons.add', terms({ code: 'LATER2026', start_at: inHours(24) }));
  expect((await operate('coupons.end', { id: idIn(added.lines) })).status).toBe(200);
});

it('shows who a member is, what they agreed to and where the login is open, and writes down that it was looked at', async () => {
  await api.logIn('vip000001');
  const { lines } = await operate('members.show', { user_id: 'vip000001' });
  const text = lines.join('\n');
  expect(text).toMatch(/^member \d+: vip000001 {2}ACTIVE {2}VIP/);
  expect(text).toMatch(/e-mail: (agreed|not agreed), /);
  expect(text).toMatch(/logins:\n {2}.+ since .+ last seen /);
  // Nothing that opens a login, and no more of the person than was asked for.
  expect(text).not.toMatch(/token|hash/);
  const logged = await api.db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('audit_id', 'desc')
    .executeTakeFirst();
  expect(logged).toMatchObject({ actor: 'kim', action: 'members.show' });
  expect((await operate('members.show', { user_id: 'nobody' })).message).toBe('no such member: nobody');
});
