import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generators } from './generators.ts';
import { apply, type Workshop } from './plan.ts';

const repository = path.resolve(__dirname, '../..');
let workshop: Workshop;

/** A copy of what generators read and change. */
beforeEach(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'generate-'));
  workshop = { root, templates: path.join(repository, 'infra/remote-kit/templates') };
  for (const file of [
    'package.json',
    'CODEOWNERS',
    'biome.json',
    'tsconfig.base.json',
    'infra/remote-kit/package.json',
    'scripts/workspace.ts',
    'shared-contracts/package.json',
    'shared-contracts/src',
    'shared-ui/package.json',
  ])
    cpSync(path.join(repository, file), path.join(root, file), { recursive: true });
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => rmSync(workshop.root, { recursive: true, force: true }));

function generate(kind: string, ...answers: string[]): string[] {
  const generator = generators[kind];
  if (!generator) throw new Error(`no generator ${kind}`);
  return apply(workshop, generator.plan(workshop, answers));
}
const read = (file: string) => readFileSync(path.join(workshop.root, file), 'utf8');

/** Runs a tool of the repository in the copy; its words are the failure when it does not pass. */
function run(bin: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(repository, 'node_modules', bin), ...args],
    { cwd: workshop.root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

describe('generators', () => {
  it('make what type-checks and lints', () => {
    generate('remote', 'mf-style-lab');
    generate('feature', 'mf-style-lab', 'look-book');
    generate('endpoint', 'catalogue/looks', 'list-looks');
    generate('endpoint', 'catalogue/live', 'list-replays');
    generate('event', 'style', 'look-saved');
    writeFileSync(
      path.join(workshop.root, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        include: ['mf-style-lab', 'shared-contracts/src/api', 'shared-contracts/src/events'],
        exclude: ['**/*.test.ts'],
      }),
    );
    run('typescript-native/bin/tsc', '-p', 'tsconfig.json');
    run(
      '@biomejs/biome/bin/biome',
      'check',
      '--write',
      '--vcs-enabled=false',
      'mf-style-lab',
      'shared-contracts/package.json',
      'shared-contracts/src',
      'shared-ui/package.json',
    );
    expect(read('mf-style-lab/src/remote.ts')).toContain('route-look-book');
    expect(read('shared-contracts/src/api/domains.ts')).toContain(
      "export * as looks from './catalogue/looks.ts';",
    );
    expect(read('shared-contracts/src/events/topics.ts')).toContain("name: 'style:look-saved'");
  }, 20_000);

  it('tell the rest of the repository of a remote', () => {
    generate('remote', 'mf-style-lab');
    expect(JSON.parse(read('package.json')).workspaces).toContain('mf-style-lab');
    expect(read('scripts/workspace.ts')).toContain("  'mf-style-lab',\n] as const");
    const { dependencies } = JSON.parse(read('mf-style-lab/package.json'));
    expect(dependencies['@mall/contracts']).toBe(
      `^${JSON.parse(read('shared-contracts/package.json')).version}`,
    );
    expect(read('CODEOWNERS')).toContain('/mf-style-lab/ @mall/style-lab');
  });

  it('overwrite nothing, and then write nothing at all', () => {
    generate('remote', 'mf-style-lab');
    const before = read('package.json');
    expect(() => generate('remote', 'mf-style-lab')).toThrow(
      /exist already[\s\S]*mf-style-lab\/package\.json/,
    );
    expect(read('package.json')).toBe(before);
    generate('event', 'style', 'look-saved');
    expect(() => generate('event', 'style', 'look-saved')).toThrow(/exists already/);
    generate('endpoint', 'catalogue/live', 'list-replays');
    expect(() => generate('endpoint', 'catalogue/live', 'list-replays')).toThrow(/has listReplays already/);
  });

  it.each([
    ['remote', ['catalog'], /begins with "mf-"/],
    ['remote', ['mf-Style'], /kebab-case/],
    ['remote', ['mf-../../etc'], /begins with|kebab-case/],
    ['feature', ['mf-style-lab', 'Look Book'], /kebab-case/],
    ['feature', ['mf-nobody', 'look'], /mf-nobody\/src\/remote\.ts is missing/],
    ['endpoint', ['../api', 'x'], /<folder>/],
    ['event', ['style', 'save-look'], /past tense/],
    ['event', ['style', ''], /kebab-case/],
  ])('refuse %s %j', (kind, answers, reason) => {
    expect(() => generate(kind, ...answers)).toThrow(reason);
  });

  it.each(['look-saved', 'order-paid', 'stream-begun'])('take %s for a fact', (fact) => {
    expect(() => generate('event', 'style', fact)).not.toThrow();
  });
});
