import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { dataFolder, registry, root } from '../support/registry.ts';
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

test('a look without a shop says what to do', async () => {
  const served = releaseIn(await registry('status'));
  const { code, text } = await lookingRegistry('http://127.0.0.1:9', 'smoke', served);
  expect(code).toBe(1);
  expect(text).toContain('no shop answers at http://127.0.0.1:9');
  expect(text).toContain('npm start');
});
