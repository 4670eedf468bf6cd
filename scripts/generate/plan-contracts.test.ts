import { readdirSync } from 'node:fs';
import path from 'node:path';
import { planCall } from './plan-contracts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const workshop = { root, templates: path.join(root, 'infra/remote-kit/templates') };
const calls = path.join(root, 'shared-contracts/src/api');
const folders = readdirSync(calls, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// A list of the folders by hand lacked one that was added later.
it.each(folders)('plans a call in %s', (folder) => {
  const file = readdirSync(path.join(calls, folder)).find((name) => /^[a-z-]+\.ts$/.test(name));
  const domain = `${folder}/${path.basename(file ?? '', '.ts')}`;
  const [change] = planCall(workshop, [domain, 'list-what-is-planned']);
  expect(change?.file).toBe(`shared-contracts/src/api/${domain}.ts`);
});

it('refuses a folder that does not exist, and names those that do', () => {
  expect(() => planCall(workshop, ['parcels/boxes', 'list-boxes'])).toThrow(
    `the folder one of ${folders.sort().join(', ')}`,
  );
});
