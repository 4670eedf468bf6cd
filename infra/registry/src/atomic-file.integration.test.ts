import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { withLock } from './atomic-file.ts';

let folder: string;
let children: ChildProcess[];
const lock = () => path.join(folder, '.lock');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that takes the lock, says so, and works for this long. */
async function holder(ms: number): Promise<ChildProcess> {
  const work = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms})`;
  const script = `import { withLock } from ${JSON.stringify(path.join(__dirname, 'atomic-file.ts'))};
withLock(${JSON.stringify(folder)}, () => { require('node:fs').writeSync(1, 'held'); ${work}; });`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', withRequire(script)],
    {
      cwd: path.resolve(__dirname, '../../..'),
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}
const withRequire = (script: string) =>
  `import { createRequire } from 'node:module'; const require = createRequire('/');\n${script}`;

/**
 * The lock was a folder without an owner: a promotion that was killed left it, and every rollback after it was refused
 * until an operator removed it by hand.
 */
it('a lock whose process was killed is taken at once', async () => {
  const child = await holder(60_000);
  expect(existsSync(lock())).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(withLock(folder, () => 'done', 2000)).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
}, 30_000);

it('a lock whose process still works is waited for', async () => {
  await holder(1500);
  expect(withLock(folder, () => readdirSync(folder))).toEqual(['.lock']);
  expect(readdirSync(folder)).toEqual([]);
}, 30_000);

it.each([
  ['another machine', () => JSON.stringify({ pid: 999_999_999, host: 'elsewhere', id: 'a' })],
  ['no readable owner', () => '{'],
  ['this very process', () => JSON.stringify({ pid: process.pid, host: hostname(), id: 'a' })],
])('the lock of %s stays, and the refusal says what to do', (_whose, content) => {
  writeFileSync(lock(), content());
  expect(() => withLock(folder, () => 'done', 100)).toThrow(/held by another process; remove it if none/);
  expect(readdirSync(folder)).toEqual(['.lock']);
});

it('is given back when the work throws', () => {
  expect(() =>
    withLock(folder, () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(readdirSync(folder)).toEqual([]);
});
