import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { silent } from '../testing/template.ts';
import { seedDatabase } from './seed-database.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('two processes that start at once on an empty database make one shop', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migrations'`.execute(
    api.db,
  );
  await sql`truncate ${sql.join(rows.map((row) => sql.table(row.name)))} restart identity`.execute(api.db);
  const seed = () => seedDatabase({ db: api.db, productCount: 56, now: new Date(), logger: silent });
  await Promise.all([seed(), seed()]);
  const counted = await sql<{ count: number }>`select count(*)::int as count from products`.execute(api.db);
  expect(counted.rows).toEqual([{ count: 56 }]);
});
