import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { silent } from '../../testing/silent-logger.ts';
import { migrate } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const recorded = async () =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(api.db)).rows;

describe('a database whose migrations an older version recorded', () => {
  it('keeps its records and its rows, also when two processes start at once', async () => {
    const before = await recorded();
    expect(before.length).toBeGreaterThan(30);
    await sql`create table migrations (name text primary key, ran_at timestamptz not null default now())`.execute(
      api.db,
    );
    await sql`insert into migrations (name) select name from kysely_migration`.execute(api.db);
    await sql`drop table kysely_migration`.execute(api.db);
    await sql`drop table kysely_migration_lock`.execute(api.db);

    await Promise.all([migrate(api.db, silent), migrate(api.db, silent)]);

    expect(await recorded()).toEqual(before);
    const { rows } = await sql<{ old: string | null }>`select to_regclass('migrations') as old`.execute(
      api.db,
    );
    expect(rows[0]?.old).toBeNull();
    const products = await api.db.selectFrom('products').select('product_id').limit(1).execute();
    expect(products).toHaveLength(1);
  });
});
