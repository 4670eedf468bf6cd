import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';
import { tablesOf } from './tables-of.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('the types of the tables are those of the migrated database; `npm run schema -w infra/api` renews them', async () => {
  const written = await readFile(join(__dirname, 'tables.ts'), 'utf8');
  expect(await tablesOf(api.db)).toBe(written);
});
