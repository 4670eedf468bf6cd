import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { pricedProductOf } from '../lists/cards/load-cards.ts';
import { lastPriceSql } from './price-sql.ts';
import { lastPrice } from './product-price.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it.each([null, 0, 1, 3, 7, 20])(
  'the price in SQL is the price in code at grade rate %s',
  async (gradeRate) => {
    for (const now of [new Date(), new Date(Date.now() + 86_400_000)]) {
      const { rows } = await sql<Parameters<typeof pricedProductOf>[0] & { price: number }>`
      select p.retail_price, p.sell_price, p.time_sale_price, p.time_sale_start_at, p.time_sale_end_at,
        ${lastPriceSql({ gradeRate }, now)} as price
      from products p`.execute(api.db);
      expect(rows.length).toBeGreaterThan(100);
      for (const row of rows) expect(row.price).toBe(lastPrice(pricedProductOf(row), { gradeRate }, now));
    }
  },
);
