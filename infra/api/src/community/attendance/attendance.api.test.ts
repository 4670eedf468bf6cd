import { attendEvent, viewAttendance } from '@mall/contracts/api/content/event-attendance';
import { viewEvent } from '@mall/contracts/api/content/events';
import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { contradictions } from '../../jobs/books/contradictions.ts';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';

const dayMs = 86_400_000;
/** Takes attendance and runs; takes none (sample events). */
const [open, other] = [9, 4] as const;
let api: TestApi;
let member: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
  await api.db
    .updateTable('events')
    .set({
      attendance_rewards: JSON.stringify([
        { days: 1, point: 100 },
        { days: 3, point: 500 },
      ]),
    })
    .where('event_id', '=', open)
    .execute();
});
afterAll(async () => {
  expect(await contradictions(api.db)).toEqual([]);
  await api.close();
});

const press = (event_id: number = open, visitor: Visitor | null = member) =>
  api.call(attendEvent, { body: { event_id } }, visitor);
const seen = (visitor: Visitor | null = member) =>
  api.call(viewAttendance, { params: { id: open } }, visitor);
const balance = async () => (await api.call(listMyPoints, { query: {} }, member)).data.balance;

describe('attendance of an event', () => {
  it('is there for guests to see, and for members to press', async () => {
    const event = (await api.call(viewEvent, { params: { id: open } })).data;
    expect(event.attendance).toEqual({
      rewards: [
        { days: 1, point: 100 },
        { days: 3, point: 500 },
      ],
    });
    expect((await api.call(viewEvent, { params: { id: other } })).data.attendance).toBeNull();
    expect((await seen(null)).data.days).toEqual([]);
    expect((await press(open, newVisitor())).status).toBe(401);
    expect((await press(other)).status).toBe(404);
    expect((await press(99_999)).status).toBe(404);
    expect((await api.call(viewAttendance, { params: { id: other } })).status).toBe(404);
  });

  it('counts once on a day of Korea and gives its points once, however many presses come at once', async () => {
    const before = await balance();
    const replies = await Promise.all(Array.from({ length: 20 }, () => press()));
    expect(replies.filter((reply) => reply.success).map((reply) => reply.data.point)).toEqual([100]);
    const refused = new Set(replies.filter((reply) => !reply.success).map((reply) => reply.code));
    // A call that waits too long in the queue of a busy machine is turned away before the press is looked at.
    refused.delete('UNAVAILABLE');
    expect([...refused]).toEqual(['ALREADY_ATTENDED']);
    expect(await balance()).toBe(before + 100);
    const { today, days } = (await seen()).data;
    expect(days).toEqual([today]);
  });

  it('begins a new day at midnight in Korea, and gives the points of three days on the third', async () => {
    const before = await balance();
    const today = (await seen()).data.today;
    const midnight = Date.parse(`${today}T00:00:00+09:00`) + dayMs;
    const untilMidnight = midnight - api.deps.clock().getTime();
    api.wait(untilMidnight - 60_000);
    expect(await press()).toMatchObject({ success: false, code: 'ALREADY_ATTENDED' });
    api.wait(120_000);
    expect((await press()).data).toMatchObject({ point: 0 });
    api.wait(2 * dayMs);
    const third = (await press()).data;
    expect(third.point).toBe(500);
    expect(third.days).toHaveLength(3);
    expect(await balance()).toBe(before + 500);
    const entries = (await api.call(listMyPoints, { query: {} }, member)).data.rows;
    expect(entries[0]).toMatchObject({ amount: 500, reason: 'ATTENDANCE', order_id: null });
    api.wait(-(untilMidnight + 60_000 + 2 * dayMs));
  });

  it('is refused before the event begins and after it ends', async () => {
    const at = (days: number) => new Date(api.deps.clock().getTime() + days * dayMs);
    const runs = (start_at: Date, end_at: Date) =>
      api.db.updateTable('events').set({ start_at, end_at }).where('event_id', '=', open).execute();
    await runs(at(1), at(2));
    expect(await press()).toMatchObject({ status: 409, code: 'EVENT_CLOSED' });
    await runs(at(-2), at(-1));
    expect(await press()).toMatchObject({ status: 409, code: 'EVENT_CLOSED' });
  });
});
