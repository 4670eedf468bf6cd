import { randomUUID } from 'node:crypto';
import { createDefaultGrades } from '@mall/api/people/members/default-grades';
import { startTestApi, type TestApi } from '@mall/api/testing/servers/start-test-api';
import { silent } from '@mall/api/testing/silent-logger';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { facetNames, facets } from '@mall/contracts/domain/catalogue/facets';
import { seed } from '../seed.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { callsOf } from './reading/call-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await emptyDatabase(api.db);
  await createDefaultGrades(api.db);
  await seed(api.db, { productCount: 600, now: api.deps.clock(), logger: silent });
});
afterAll(() => api.close());

it('the sample shop has goods of every value that a filter of lists offers', async () => {
  const call = callsOf(api.app, randomUUID());
  const offered = facetNames.flatMap((name) => {
    const { parameter, values } = facets[name];
    return typeof values === 'string' ? [] : values.map(({ value }) => ({ [parameter]: [value] }));
  });
  expect(offered.length).toBeGreaterThan(20);
  const empty: object[] = [];
  for (const query of offered) if ((await call(searchProducts, { query })).count === 0) empty.push(query);
  expect(empty).toEqual([]);
});
