import { loadCardBenefits } from '@mall/api/catalogue/pictures/card-benefits';
import { createDefaultGrades } from '@mall/api/people/members/default-grades';
import { startTestApi, type TestApi } from '@mall/api/testing/servers/start-test-api';
import { silent } from '@mall/api/testing/silent-logger';
import { sql } from 'kysely';
import { seed } from './seed.ts';
import { emptyDatabase } from './testing/empty-database.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
  await emptyDatabase(api.db);
});
afterEach(() => api.close());

const seedAgain = async () => {
  await createDefaultGrades(api.db);
  await seed(api.db, { productCount: 56, now: new Date(), logger: silent });
};

it('two processes that start at once on an empty database make one shop', async () => {
  await Promise.all([seedAgain(), seedAgain()]);
  const counted = await sql<{
    count: number;
  }>`select count(*)::int as count from products where not is_hidden`.execute(api.db);
  expect(counted.rows).toEqual([{ count: 56 }]);
});

// Sample coupons would have been real discounts, and broadcasts spoke of goods that do not exist.
// The invented stores were there too: its store finder would have led shoppers to streets that do not exist.
it('a shop of its own goods begins with what products and orders refer to, texts and settings, and with nothing else', async () => {
  await createDefaultGrades(api.db);
  await seed(api.db, { productCount: 0, now: new Date(), logger: silent });
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(
    api.db,
  );
  const filled = new Set<string>();
  for (const { name } of tables.rows) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(api.db);
    if (rows.length > 0) filled.add(name);
  }
  expect([...filled].filter((name) => !name.startsWith('kysely_')).sort()).toEqual([
    'brands',
    'categories',
    'delivery_guarantee_regions',
    'documents',
    'faqs',
    'grades',
    'settings',
  ]);
  // Of card companies that there are not.
  expect(await loadCardBenefits(api.db)).toBeNull();
});

it('notes no change for every single product', async () => {
  await seedAgain();
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from catalogue_changes)::int + (select count(*) from product_row_changes)::int as count`.execute(
    api.db,
  );
  expect(rows[0]?.count).toBeLessThan(20);
});

it('leaves no work behind that the database would do beside the first visitors', async () => {
  await seedAgain();
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relpages > 0 and relallvisible = relpages
      and relname in ('products', 'product_colors', 'product_options', 'reviews', 'product_inquiries')
    order by relname`.execute(api.db);
  expect(rows.map((row) => row.name)).toEqual([
    'product_colors',
    'product_inquiries',
    'product_options',
    'products',
    'reviews',
  ]);
});
