import { sql } from 'kysely';
import { operateOn } from '../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';
import { thingKinds, thingOf } from '../things.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operate = (command: string, input: object) => operateOn(api, command, input);
const audited = async () =>
  api.db.selectFrom('audit_log').selectAll().orderBy('audit_id', 'desc').limit(1).executeTakeFirst();

/** One of a kind in the sample shop; undefined where it comes with none. */
async function someOf(kind: (typeof thingKinds)[number]) {
  const { id, title, from } = thingOf(kind);
  const { rows } = await sql<{ id: number; title: string }>`
    select ${sql.ref(id)} as id, ${sql.ref(title)} as title from ${sql.raw(from)} order by 1 limit 1`.execute(
    api.db,
  );
  return rows[0];
}

describe.each(thingKinds)('%s', (kind) => {
  const { name, isPersonal = false } = thingOf(kind);

  it('are shown one by one with all their facts, and found by the words in them', async () => {
    const some = await someOf(kind);
    expect((await operate('things.show', { kind, id: 987_654 })).message).toBe(`there is no ${name} 987654`);
    if (!some) return;
    const shown = await operate('things.show', { kind, id: some.id });
    expect(shown.lines[0]).toBe(`${name} ${some.id}: ${some.title}`);
    expect(shown.lines).toContain(`  ${thingOf(kind).id}: ${some.id}`);
    const found = await operate('things.find', { kind, search: some.title.slice(0, 60), count: 500 });
    expect(found.lines).toContain(`${name} ${some.id}: ${some.title}`);
    const none = await operate('things.find', { kind, search: '%_nobody wrote this', count: 5 });
    expect(none.lines).toEqual([`no ${name} has that in it`]);
  });

  it(`${isPersonal ? 'are' : 'are not'} looked at on record`, async () => {
    await operate('things.find', { kind, search: 'a', count: 5 });
    const isWritten = (await audited())?.subject === `${name} search`;
    expect(isWritten).toBe(isPersonal);
  });
});

it('the sample shop has most of the kinds', async () => {
  const some = await Promise.all(thingKinds.map(someOf));
  expect(some.filter(Boolean).length).toBeGreaterThan(thingKinds.length - 4);
});
