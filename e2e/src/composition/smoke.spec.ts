import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { dataFolder, publishChanged, registry, root } from '../support/registry.ts';
import { test } from '../support/test.ts';

const run = promisify(execFile);

/** The registry's command line as `npm run registry` starts it, with a browser; what it said and how it ended. */
async function lookingRegistry(origin: string, ...args: string[]): Promise<{ code: number; text: string }> {
  try {
    const { stdout } = await run(
      process.execPath,
      ['--import', 'tsx', 'scripts/release/registry.ts', ...args],
      {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataFolder, PUBLIC_ORIGIN: origin },
      },
    );
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: `${stdout}\n${stderr}` };
  }
}

const releaseIn = (text: string) => /r\d{4,}-[0-9a-f]{8}/.exec(text)?.[0] ?? '';

test('a release whose remote loads no chunk is refused with a picture of its page, and of no other page', async ({
  baseURL = '',
}) => {
  test.setTimeout(600_000);
  const status = await registry('status');
  const served = releaseIn(status);
  const [, current] = /mf-live@([\w.-]+)/.exec(status) ?? [];
  if (!current) throw new Error(`stable has no mf-live: ${status}`);

  const next = `9.0.${Date.now()}`;
  await publishChanged('mf-live', current, next, (code) =>
    code.replaceAll('self.__chunkAttempts||', 'self.nothing.there||'),
  );
  const broken = releaseIn(await registry('compose', '--with', `mf-live@${next}`));
  const { code, text } = await lookingRegistry(baseURL, 'promote', broken);
  expect(code).toBe(1);
  expect(text).toContain(`${broken} does not work: 1 of `);
  const [, picture = ''] = /mf-live \/livestream: .*\(picture: (.*)\)/.exec(text) ?? [];
  expect(existsSync(path.join(root, picture)) || existsSync(picture)).toBe(true);
  expect(releaseIn(await registry('status'))).toBe(served);
});

test('a look without a shop says what to do', async () => {
  const served = releaseIn(await registry('status'));
  const { code, text } = await lookingRegistry('http://127.0.0.1:9', 'smoke', served);
  expect(code).toBe(1);
  expect(text).toContain('no shop answers at http://127.0.0.1:9');
  expect(text).toContain('npm start');
});
