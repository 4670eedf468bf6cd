import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNameSchema } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';
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
    'infra/deploy/Dockerfile',
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
  it('make what type-checks and lints, under any name', () => {
    const made = [
      ...generate('remote', 'mf-3d-room'),
      ...generate('remote', 'mf-x'),
      ...generate('remote', 'mf-new'),
      ...generate('remote', `mf-${'long-'.repeat(7)}tail`.slice(0, 40)),
      ...generate('feature', 'mf-3d-room', 'class'),
      ...generate('feature', 'mf-x', 'x'),
      ...generate('feature', 'mf-new', `a${'-very'.repeat(6)}-long`),
      ...generate('fragment', 'mf-3d-room', 'default'),
      ...generate('fragment', 'mf-3d-room', 'mini-fragment'),
      ...generate('fragment', 'mf-new', 'x'),
      ...generate('call', 'catalogue/class', 'delete'),
      ...generate('call', 'catalogue/class', 'x'),
      ...generate('call', 'orders/x', 'list-3d-models'),
      ...generate('call', 'catalogue/live', 'fetch'),
      ...generate('event', 'default', 'saved'),
      ...generate('event', 'x', `a${'-very'.repeat(6)}-told`),
    ].map((line) => line.slice('changed '.length));
    const remotes = readdirSync(workshop.root).filter((name) => name.startsWith('mf-'));
    writeFileSync(
      path.join(workshop.root, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        // The copy's contracts, not those of the repository that its libraries lie in.
        compilerOptions: { paths: { '@mall/contracts/*': ['./shared-contracts/src/*'] } },
        include: [...remotes, 'shared-contracts/src/api', 'shared-contracts/src/events', 'scripts'],
        exclude: ['**/*.test.ts'],
      }),
    );
    run('typescript-native/bin/tsc', '-p', 'tsconfig.json');
    const biome = (...options: string[]) =>
      run('@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', ...options);
    // What the command does at its end; nothing may be left for anybody else to do.
    biome('--write', ...new Set(made.filter((file) => /\.(tsx?|json|md)$/.test(file))));
    biome('--error-on-warnings', ...remotes, 'shared-contracts/src', 'package.json', 'scripts');
    expect(read('mf-3d-room/src/remote.ts')).toContain('route-class');
    expect(read('mf-3d-room/src/remote.ts').match(/defineFragment\(/g)).toHaveLength(2);
    expect(read('shared-contracts/src/api/domains.ts')).toContain(
      "export * as class from './catalogue/class.ts';",
    );
    expect(read('shared-contracts/src/api/catalogue/class.ts')).toContain('export const deleteCall =');
    expect(read('shared-contracts/src/events/topics.ts')).toContain("name: 'default:saved'");
    for (const name of remotes) expect(z.safeParse(remoteNameSchema, name).success).toBe(true);
  }, 60_000);

  it('tell the rest of the repository of a remote', () => {
    generate('remote', 'mf-style-lab');
    expect(JSON.parse(read('package.json')).workspaces).toContain('mf-style-lab');
    expect(read('scripts/workspace.ts')).toContain("  'mf-style-lab',\n] as const");
    const { dependencies } = JSON.parse(read('mf-style-lab/package.json'));
    expect(dependencies['@mall/contracts']).toBe(
      `^${JSON.parse(read('shared-contracts/package.json')).version}`,
    );
    expect(read('CODEOWNERS')).toContain('/mf-style-lab/ @mall/style-lab');
    // The room that images are built in has the packages in the order of the workspaces.
    expect(read('infra/deploy/Dockerfile')).toContain(
      'COPY mf-live/package.json mf-live/\nCOPY mf-style-lab/package.json mf-style-lab/\nCOPY e2e/',
    );
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
    generate('call', 'catalogue/live', 'list-replays');
    expect(() => generate('call', 'catalogue/live', 'list-replays')).toThrow(/has listReplays already/);
    generate('fragment', 'mf-style-lab', 'look');
    expect(() => generate('fragment', 'mf-style-lab', 'look')).toThrow(/has lookFragment already/);
    writeFileSync(path.join(workshop.root, 'mf-style-lab/src/remote.ts'), "path: '/look-book'");
    expect(() => generate('remote', 'mf-look-book')).toThrow(/the address \/look-book is mf-style-lab's/);
  });

  it.each([
    ['remote', ['catalog'], /begins with "mf-"/],
    ['remote', ['mf-Style'], /kebab-case/],
    ['remote', ['mf-../../etc'], /begins with|kebab-case/],
    ['remote', ['mf-'], /kebab-case/],
    ['remote', ['mf-api'], /the address \/api is the edge's/],
    ['remote', [`mf-${'a'.repeat(38)}`], /40 letters/],
    ['call', ['catalogue/live', 'z'], /live\.ts has z already; choose another name/],
    ['call', ['catalogue/live', 'define-endpoint'], /has defineEndpoint already/],
    ['call', ['orders/live', 'list'], /the domain live is catalogue\/live already/],
    ['event', ['order', 'completed'], /order:completed exists already/],
    ['fragment', ['mf-nobody', 'product-grid'], /has productGridFragment already/],
    ['fragment', ['mf-nobody', 'look'], /mf-nobody\/src\/remote\.ts is missing/],
    ['feature', ['mf-style-lab', 'Look Book'], /kebab-case/],
    ['feature', ['mf-nobody', 'look'], /mf-nobody\/src\/remote\.ts is missing/],
    ['call', ['../api', 'x'], /<folder>/],
    ['event', ['style', 'save-look'], /past tense/],
    ['event', ['style', ''], /kebab-case/],
  ])('refuse %s %j', (kind, answers, reason) => {
    expect(() => generate(kind, ...answers)).toThrow(reason);
  });

  it.each(['look-saved', 'order-paid', 'stream-begun'])('take %s for a fact', (fact) => {
    expect(() => generate('event', 'style', fact)).not.toThrow();
  });
});
