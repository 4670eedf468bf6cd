import { refreshAvailability } from '@mall/api/catalogue/products/availability';
import { startTestApi, type TestApi } from '@mall/api/testing/servers/start-test-api';
import { sql } from 'kysely';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const facts = async () =>
  (
    await sql`select product_id, size_names, stocked_color_ids, is_sold_out, review_count, review_score from products
      order by product_id`.execute(api.db)
  ).rows;

describe('what a product repeats of its options and reviews', () => {
  it('is seeded as the server keeps it', async () => {
    const seeded = await facts();
    await refreshAvailability(api.db);
    await sql`update products p set review_count = r.count, review_score = r.score
      from (select product_id, count(*)::int as count, round(avg(score), 1)::float8 as score
            from reviews group by product_id) r
      where r.product_id = p.product_id`.execute(api.db);
    expect(await facts()).toEqual(seeded);
  });
});
