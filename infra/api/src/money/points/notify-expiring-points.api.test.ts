import { newVisitor, startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { notifyExpiringPoints } from './notify-expiring-points.ts';
import { enterPoints } from './point-ledger.ts';

let api: TestApi;
let memberId: number;
beforeAll(async () => {
  api = await startTestApi();
  ({ memberId } = await api.logIn('welcome01', newVisitor()));
  await api.db.deleteFrom('point_entries').execute();
  await api.db.updateTable('members').set({ point: 0 }).execute();
});
afterAll(() => api.close());

const korean = (moment: string) => new Date(`${moment}+09:00`);
let entries = 0;

/** Points that came, or were used, at a moment of Korea. */
const enter = (amount: number, at: string) =>
  enterPoints(api.db, {
    memberId,
    key: `test:${++entries}`,
    amount,
    reason: amount > 0 ? 'EARNED' : 'SPENT',
    orderId: null,
    now: korean(at),
  });
const messages = () =>
  api.db
    .selectFrom('notifications')
    .select(['content', 'href', 'source'])
    .where('member_id', '=', memberId)
    .where('source', 'like', 'points:%')
    .orderBy('notification_id')
    .execute();

it('a member is notified once of what ends by the last day of the next month, less what was used', async () => {
  await enter(1500, '2028-12-31T23:59:59');
  await enter(700, '2029-01-01T00:00:00');
  await enter(-300, '2029-05-05T12:00:00');
  // Two years after the end of December 2028, announced in the month before.
  expect(await notifyExpiringPoints(api.db, korean('2030-10-20T17:59:59'))).toBe(0);
  // Two processes at once: the member is notified once.
  const notified = await Promise.all(
    ['2030-11-01T10:00:00', '2030-11-01T10:00:01'].map((at) => notifyExpiringPoints(api.db, korean(at))),
  );
  expect(notified.reduce((sum, count) => sum + count)).toBe(1);
  expect(await notifyExpiringPoints(api.db, korean('2030-11-20T17:59:59'))).toBe(0);
  expect(await messages()).toEqual([
    {
      source: `points:${memberId}:2030-12`,
      content: '1,200포인트가 12월 31일까지 차례로 소멸될 예정입니다.',
      href: '/mypage/points',
    },
  ]);
});

it('no member is notified at night, nor at the end of a month, when earlier messages are deleted', async () => {
  for (const at of ['2030-12-01T09:59:59', '2030-12-01T18:00:00', '2030-12-21T12:00:00'])
    expect(await notifyExpiringPoints(api.db, korean(at))).toBe(0);
  expect(await notifyExpiringPoints(api.db, korean('2030-12-20T12:00:00'))).toBe(1);
  const last = (await messages()).at(-1);
  expect(last?.content).toBe('1,900포인트가 1월 31일까지 차례로 소멸될 예정입니다.');
});

it('a member who left, waits or used everything is not notified', async () => {
  const state = async (to: 'ACTIVE' | 'READY' | 'BLOCK') => {
    await api.db.updateTable('members').set({ state: to }).where('member_id', '=', memberId).execute();
    return notifyExpiringPoints(api.db, korean('2031-01-02T12:00:00'));
  };
  expect(await state('READY')).toBe(0);
  expect(await state('BLOCK')).toBe(0);
  await enter(-1900, '2031-01-01T12:00:00');
  expect(await state('ACTIVE')).toBe(0);
});
