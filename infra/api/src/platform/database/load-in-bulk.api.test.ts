import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { loadInBulk } from './load-in-bulk.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const tables = ['products', 'product_colors', 'reviews'];

/** Keys and indexes of the tables as PostgreSQL writes them. */
async function shape(): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select pg_get_indexdef(indexrelid) as part from pg_index
      where indrelid = any(${tables}::text[]::regclass[])
    union all
    select conname || ' ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where conrelid = any(${tables}::text[]::regclass[])
    order by 1`.execute(api.db);
  return rows.map(({ part }) => part);
}

const load = (productId: number) =>
  api.db.transaction().execute((tx) =>
    loadInBulk(tx, tables, async () => {
      await sql`insert into product_colors (color_id, product_id, name, hex, color_group, position)
        values (${productId + 900_000}::int, ${productId}::int, '먹', '#111111', 'BLACK', 9)`.execute(tx);
    }),
  );

it('leaves keys and indexes as they were, with the rows in between', async () => {
  const before = await shape();
  expect(before.join()).toContain('FOREIGN KEY');
  await load(1);
  expect(await shape()).toEqual(before);
  const { rows } = await sql`select name from product_colors where color_id = 900001`.execute(api.db);
  expect(rows).toEqual([{ name: '먹' }]);
});

it('refuses rows that break a key, all of them', async () => {
  const before = await shape();
  await expect(load(77_777)).rejects.toThrow('foreign key');
  expect(await shape()).toEqual(before);
  const { rows } = await sql`select name from product_colors where product_id = 77777`.execute(api.db);
  expect(rows).toEqual([]);
});
