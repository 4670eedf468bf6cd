/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Regression: a remote imported `hashKey`, which the shell does not share. Tests have the whole library, so it was
 * undefined in browsers only, and a cart that was changed stayed busy for ever.
 */
const root = path.resolve(__dirname, '../../..');
const notForBrowsers = /\.test\.|\/(build|server|testing|shared-libraries)\//;
const namesIn = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

test('the shared TanStack Query has everything that browser code imports', () => {
  const facade = readFileSync(path.join(__dirname, 'tanstack-query.ts'), 'utf8');
  const shared = new Set(namesIn(facade.match(/export \{([^}]*)\}/)?.[1]));
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const folders = [
    'shared-ui/src',
    'infra/remote-kit/src',
    'shell/src',
    ...remotes.map((name) => `${name}/src`),
  ];
  const imported = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !notForBrowsers.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(path.join(root, file), 'utf8').matchAll(
            /import \{([^}]*)\} from '@tanstack\/react-query'/g,
          ),
        ].flatMap(([, list]) => namesIn(list)),
      ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect([...new Set(imported)].filter((name) => !shared.has(name))).toEqual([]);
});
