import { randomUUID } from 'node:crypto';
import { createDefaultGrades } from '@mall/api/people/members/default-grades';
import { startTestApi, type TestApi } from '@mall/api/testing/servers/start-test-api';
import { silent } from '@mall/api/testing/silent-logger';
import { sql } from 'kysely';
import { seed } from '../seed.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { checkShop, rules } from './check-shop.ts';
import { callsOf } from './reading/call-api.ts';
import { readShop } from './reading/read-shop.ts';
import type { Shop } from './reading/shop.ts';

let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startTestApi();
  await emptyDatabase(api.db);
  await createDefaultGrades(api.db);
  const now = api.deps.clock();
  await seed(api.db, { productCount: 600, now, logger: silent });
  shop = await readShop(callsOf(api.app, randomUUID()), api.db, now);
});
afterAll(() => api.close());

describe('the sample shop', () => {
  it('agrees with itself in everything', async () => {
    const findings = await checkShop(shop);
    expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
    expect(findings).toHaveLength(rules.length);
    expect(shop.products).toHaveLength(600);
  });

  it.each([
    [
      'a set dearer than its parts',
      sql`update promotion_rules set terms = terms || '{"set_price":9000000}' where terms->>'type' = 'SETFIX'`,
      'every offer saves money when it is bought as it asks',
    ],
    [
      'a broadcast at night',
      sql`update campaigns set start_at = date_trunc('day', start_at at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'
        + interval '75 minutes' where campaign_id = 1`,
      'broadcasts begin at noon or between 18:00 and 22:00, and one is on air',
    ],
    [
      'a banner that leads to another category',
      sql`update banners set href = '/goods/list/category/305?family_site=tbh_shop' where banner_id = 100`,
      'every list behind a banner has what the banner shows',
    ],
    [
      'two members behind one door',
      sql`update members set zipcode = '04750', address = '서울', address_detail = '1' where user_id in ('shopper01', 'welcome01')`,
      'no two members live behind one door',
    ],
  ])('is found out with %s', async (_fault, breakIt, rule) => {
    await breakIt.execute(api.db);
    const broken = rules.filter(({ name }) => name === rule);
    expect(broken).toHaveLength(1);
    for (const { find } of broken) expect((await find(shop)).length).toBeGreaterThan(0);
  });
});
