import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { newVisitor, startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { expirePoints } from './expire-points.ts';
import { enterPoints } from './point-ledger.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const dayMs = 86_400_000;

it('points end two years after they came, the oldest are used first, a member is notified a month ahead', async () => {
  const member = await api.logIn('welcome01', newVisitor());
  const { memberId } = member;
  await api.db.deleteFrom('point_entries').where('member_id', '=', memberId).execute();
  await api.db.updateTable('members').set({ point: 0 }).where('member_id', '=', memberId).execute();
  const now = api.deps.clock();
  const enter = (key: string, amount: number, daysAgo: number) =>
    enterPoints(api.db, {
      memberId,
      key,
      amount,
      reason: amount > 0 ? 'EARNED' : 'SPENT',
      orderId: null,
      now: new Date(now.getTime() - daysAgo * dayMs),
    });
  await enter('test:old', 1000, 720);
  await enter('test:new', 500, 10);
  await enter('test:spent', -300, 5);
  const mine = async () => (await api.call(listMyPoints, { query: {} }, member)).data;
  expect(await mine()).toMatchObject({ balance: 1200, expiring: { amount: 700, days: 30 } });
  expect(await expirePoints(api.db, now)).toBe(0);

  const later = new Date(now.getTime() + 12 * dayMs);
  // Two processes at once: it ends once.
  const ended = await Promise.all([expirePoints(api.db, later), expirePoints(api.db, later)]);
  expect(ended.reduce((sum, count) => sum + count)).toBe(1);
  expect(await expirePoints(api.db, later)).toBe(0);
  const after = await mine();
  expect(after).toMatchObject({ balance: 500, expiring: { amount: 0 } });
  expect(after.rows[0]).toMatchObject({ amount: -700, reason: 'EXPIRED' });
});

it('the ledger can be read for a time, by Korean days', async () => {
  const member = await api.logIn('welcome01', newVisitor());
  const keys = async (from: string, to: string) =>
    (await api.call(listMyPoints, { query: { from, to } }, member)).data.rows.map(({ amount }) => amount);
  const day = (daysAgo: number) =>
    new Date(api.deps.clock().getTime() - daysAgo * dayMs + 9 * 3_600_000).toISOString().slice(0, 10);
  expect(await keys(day(11), day(9))).toEqual([500]);
  expect(await keys(day(800), day(20))).toEqual([1000]);
  expect(await api.call(listMyPoints, { query: { from: '2026-02-31' } }, member)).toMatchObject({
    status: 400,
  });
});
