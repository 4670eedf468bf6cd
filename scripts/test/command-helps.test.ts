import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace.ts';
import type { WalkedCommand } from './walk-commands.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'walked-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Command lines of packages and of images. */
const others = [
  { name: 'schema', script: 'infra/api/src/platform/database/schema/generate-tables.ts' },
  { name: 'mall-remote', script: 'infra/remote-kit/src/command/cli.ts' },
  { name: 'pack-images', script: 'scripts/release/pack.ts' },
  { name: 'publish-release', script: 'scripts/release/publish-release.ts' },
];

/** Every command that the root offers, with its script. */
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const ofRoot = Object.entries(scripts).flatMap(([name, line]) => {
  const script = /^node scripts\/bootstrap\.mjs (\S+\.ts)$/.exec(line)?.[1];
  return script ? [{ name, script }] : [];
});
const programs = [...ofRoot, ...others];

/** Where the commands of a program are written. */
const walkedFile = (name: string) => path.join(folder, `${name}.json`);

/** The definitions of all programs are walked in place of what they would do. */
beforeAll(async () => {
  const walker = path.join(root, 'scripts/test/walk-commands.ts');
  const all = programs.map(({ name, script }) => `${name}=${script}`);
  await run(process.execPath, ['--import', 'tsx', walker, folder, ...all], {
    cwd: root,
    env: { ...process.env, DATA_DIR: path.join(folder, 'data') },
  });
}, 120_000);

it('knows the commands of the root', () => {
  expect(programs.map(({ name }) => name)).toEqual(expect.arrayContaining(['shop', 'registry', 'build']));
});

describe.each(programs)('$name', ({ name }) => {
  let commands: WalkedCommand[];
  beforeAll(() => {
    commands = JSON.parse(readFileSync(walkedFile(name), 'utf8')) as WalkedCommand[];
  });

  const faultsOf = (look: (command: WalkedCommand) => string[]) =>
    commands.flatMap((command) => look(command).map((fault) => `${command.name}: ${fault}`));

  it('and each of its commands has a help with usage, options and defaults, and ends with code 0', () => {
    expect(
      faultsOf(({ name: line, help: { code, printed, complaints }, options }) => [
        ...(code === 0 && complaints.length === 0 ? [] : [`ends with ${code}: ${complaints.join()}`]),
        ...(printed.includes(`Usage: ${line} `) ? [] : ['has no usage']),
        ...options.flatMap(({ flags, description, hasDefault }) => {
          const shown = printed.slice(printed.indexOf(`  ${flags} `)).split(/\n {2}-/)[0] ?? '';
          if (description === '' || !printed.includes(`  ${flags} `)) return [`says nothing of ${flags}`];
          return !hasDefault || shown.includes('default: ')
            ? []
            : [`keeps the default of ${flags} to itself`];
        }),
      ]),
    ).toEqual([]);
  });

  it('and each of its commands has an example, which it understands', () => {
    expect(
      faultsOf(({ examples }) => [
        ...(examples.length > 0 ? [] : ['has no example']),
        ...examples
          .filter(({ line, answer }) => answer.code !== 0 || /<.*>/.test(line))
          .map(({ line, answer }) => `${line} is refused: ${answer.complaints.join()}`),
      ]),
    ).toEqual([]);
  });

  it('touches no data for any of that', () => {
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  it('answers an unknown word or option with the nearest right one, and code 1', () => {
    expect(
      faultsOf(({ mistyped }) =>
        mistyped
          .filter(
            ({ meant, answer: { code, complaints } }) => code === 0 || !complaints.join().includes(meant),
          )
          .map(({ words, answer }) => `${words.join(' ')} is answered with: ${answer.complaints.join()}`),
      ),
    ).toEqual([]);
  });
});
