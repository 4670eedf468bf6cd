/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as facade from './zod-mini.ts';

const root = path.resolve(__dirname, '../../..');
/** What browsers may evaluate; builds, servers and tests have the whole library. */
const browserCode = ['shared-contracts/src', 'shared-ui/src', 'infra/remote-kit/src', 'shell/src'];
/** The site map is read by the edge alone. */
const notForBrowsers =
  /\.test\.|\/remote-kit\/src\/(command|publish)\/|\/(build|server|testing|shared-libraries)\/|content\/site-map\.ts$/;

test('the shared zod has everything that browser code calls', () => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const files = [...browserCode, ...remotes.map((name) => `${name}/src`)]
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !notForBrowsers.test(file));
  const called = files.flatMap((file) =>
    // Types such as `z.infer` are not called.
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/(?<![\w.])z\.(?:coerce\.)?(\w+)(?:\.\w+)?\(/g),
    ].map(([, name]) => name ?? ''),
  );
  expect(files.length).toBeGreaterThan(100);
  expect([...new Set(called)].filter((name) => !(name in facade))).toEqual([]);
});
