import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/database/open-test-database.ts';
import { forgetSecurityEvents, isKnownDevice, noteSecurity } from './security-log.ts';

// The log was bounded for all members together: failures at one account pushed everybody's history out, and with the
// logins what the shop knows of their browsers.
let database: TestDatabase;
let attacked: number;
let other: number;
beforeAll(async () => {
  database = await openTestDatabase();
  const members = await database.db.selectFrom('members').select('member_id').limit(2).execute();
  [attacked, other] = members.map((member) => member.member_id) as [number, number];
});
afterAll(() => database.close());

const now = new Date('2026-11-23T00:00:00Z');
const dayMs = 86_400_000;
const browser = '0199aaaa-0000-7000-8000-000000000001';

/** So many events at once, as if each had been noted. */
const flood = (memberId: number | null, kind: string, count: number, at = now) =>
  sql`insert into security_events (kind, member_id, happened_at)
    select ${kind}, ${memberId}::int, ${at} from generate_series(1, ${count}::int)`.execute(database.db);
const counts = async (memberId: number | null) => {
  const { rows } = await sql<{ kind: string; events: number }>`select kind, count(*)::int as events
    from security_events where member_id is not distinct from ${memberId}::int group by kind`.execute(
    database.db,
  );
  return Object.fromEntries(rows.map(({ kind, events }) => [kind, events]));
};
beforeEach(async () => {
  await database.db.deleteFrom('security_events').execute();
});

it('keeps 500 events of a kind of each member, whatever happens to the others and to that member otherwise', async () => {
  const { db } = database;
  for (const memberId of [attacked, other])
    await noteSecurity(db, { kind: 'LOGIN', memberId, sessionId: browser }, now);
  await flood(attacked, 'LOGIN_FAILED', 700);
  await noteSecurity(db, { kind: 'LOGIN_FAILED', memberId: attacked, detail: 'newest' }, now);
  expect(await counts(attacked)).toEqual({ LOGIN: 1, LOGIN_FAILED: 500 });
  expect(await counts(other)).toEqual({ LOGIN: 1 });
  for (const memberId of [attacked, other]) expect(await isKnownDevice(db, memberId, browser)).toBe(true);
  const newest = await db
    .selectFrom('security_events')
    .select('detail')
    .where('member_id', '=', attacked)
    .orderBy('security_event_id', 'desc')
    .executeTakeFirstOrThrow();
  expect(newest.detail).toBe('newest');
});

it('keeps 20,000 events without a member, apart from those of members', async () => {
  await flood(other, 'LOGIN', 3);
  await flood(null, 'LOGIN_FAILED', 20_010);
  await forgetSecurityEvents(database.db, now);
  expect([await counts(null), await counts(other)]).toEqual([{ LOGIN_FAILED: 20_000 }, { LOGIN: 3 }]);
});

it('forgets what is older than 90 days, with and without a member', async () => {
  const at = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const memberId of [other, null])
    for (const days of [91, 89]) await flood(memberId, 'LOGIN', 1, at(days));
  await forgetSecurityEvents(database.db, now);
  expect([await counts(other), await counts(null)]).toEqual([{ LOGIN: 1 }, { LOGIN: 1 }]);
});
