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
    'infra/remote-kit/remote.tsconfig.json',
    'scripts/workspace.ts',
    'infra/deploy/Dockerfile',
    'infra/api/src/app/app.ts',
    'infra/api/src/app/docs/page.ts',
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
const filesIn = (folder: string) =>
  readdirSync(path.join(workshop.root, folder)).filter((file) => !file.includes('.test.')).length;
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

/** Words of the language, as names. */
const words = ['class', 'new', 'default', 'delete', 'enum', 'return', 'switch', 'while', 'import', 'typeof'];

/** The first of these names that is free. */
function free(names: readonly string[], isFree: (name: string) => boolean): string {
  const found = names.find(isFree);
  if (!found) throw new Error(`all of ${names.join(', ')} are taken: add another`);
  return found;
}

describe('generators', () => {
  it('make what type-checks and lints, under any name', () => {
    const workspaces = read('scripts/workspace.ts');
    const contracts = readdirSync(path.join(workshop.root, 'shared-contracts/src'), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read(`shared-contracts/src/${file}`))
      .join('\n');
    // Squads may have taken any of these names by now.
    const digits = free(['mf-3d-room', 'mf-4d-room', 'mf-2-b'], (name) => !workspaces.includes(`'${name}'`));
    const letter = free(
      [...'xyzwvutsrq'].map((name) => `mf-${name}`),
      (name) => !workspaces.includes(`'${name}'`),
    );
    const word = free(
      words,
      (name) => !new RegExp(`\\b${name}(Call|Fragment|Saved)\\b|as ${name} `).test(contracts),
    );
    const long = `mf-${'long-'.repeat(7)}of-test`.slice(0, 40);
    // A folder of contracts with room for another file.
    const folder = free(
      ['community', 'content', 'people'],
      (name) => filesIn(`shared-contracts/src/api/${name}`) < 15,
    );
    const made = [digits, letter, long].flatMap((name) => generate('remote', name));
    made.push(
      ...generate('feature', digits, word),
      ...generate('feature', letter, 'x'),
      ...generate('feature', long, `a${'-very'.repeat(6)}-long`),
      ...generate('fragment', digits, word),
      ...generate('fragment', digits, 'of-test-fragment'),
      ...generate('call', `${folder}/${word}`, word),
      ...generate('call', `${folder}/${word}`, 'x'),
      ...generate('call', `${folder}/${word}`, 'fetch'),
      ...generate('call', `${folder}/${word}`, 'list-3d-models'),
      ...generate('event', letter.slice('mf-'.length), 'saved'),
      ...generate('event', long.slice('mf-'.length), `a${'-very'.repeat(6)}-told`),
    );
    const files = made.map((line) => line.slice('changed '.length));
    const remotes = [digits, letter, long];
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
    biome('--write', ...new Set(files.filter((file) => /\.(tsx?|json|md)$/.test(file))));
    biome('--error-on-warnings', ...remotes, 'shared-contracts/src', 'package.json', 'scripts', 'infra');
    expect(read(`${digits}/src/remote.ts`)).toContain(`route-${word}`);
    expect(read(`${digits}/src/remote.ts`).match(/defineFragment\(/g)).toHaveLength(2);
    expect(read('shared-contracts/src/api/domains.ts')).toContain(
      `export * as ${word} from './${folder}/${word}.ts';`,
    );
    const calls = read(`shared-contracts/src/api/${folder}/${word}.ts`);
    expect([...calls.matchAll(/export const (\w+) =/g)].map(([, name]) => name)).toEqual([
      `${word}Call`,
      'x',
      'fetchCall',
      'list3dModels',
    ]);
    expect(read('shared-contracts/src/events/topics.ts')).toContain(
      `name: '${letter.slice('mf-'.length)}:saved'`,
    );
    const app = read('infra/api/src/app/app.ts');
    expect(app).toContain(`  ${word}FetchRoutes,\n`);
    expect(app).toContain(`import { ${word}FetchRoutes } from './begun/${word}-fetch.ts';`);
    expect(read('infra/api/src/app/docs/page.ts').match(new RegExp(`^  ${word}: `, 'gm'))).toHaveLength(1);
    for (const name of remotes) expect(z.safeParse(remoteNameSchema, name).success).toBe(true);
  }, 60_000);

  it('register a remote with the rest of the repository', () => {
    generate('remote', 'mf-style-lab-of-test');
    expect(JSON.parse(read('package.json')).workspaces).toContain('mf-style-lab-of-test');
    expect(read('scripts/workspace.ts')).toContain("  'mf-style-lab-of-test',\n] as const");
    const dependencies = () => JSON.parse(read('mf-style-lab-of-test/package.json')).dependencies;
    const { version, peerDependencies } = JSON.parse(read('infra/remote-kit/package.json'));
    // Versions of the kit's peers were looked for among its dependencies, and so were empty.
    expect(dependencies()).toEqual({
      '@emotion/react': peerDependencies['@emotion/react'],
      '@mall/remote-kit': `^${version}`,
      '@mall/ui': `^${JSON.parse(read('shared-ui/package.json')).version}`,
      react: peerDependencies.react,
      'react-dom': peerDependencies['react-dom'],
    });
    generate('fragment', 'mf-style-lab-of-test', 'look-of-test');
    expect(dependencies()['@mall/contracts']).toBe(
      `^${JSON.parse(read('shared-contracts/package.json')).version}`,
    );
    expect(read('CODEOWNERS')).toContain('/mf-style-lab-of-test/ @mall/style-lab-of-test');
    // The folder that images are built in has the packages in the order of the workspaces.
    const copied = [...read('infra/deploy/Dockerfile').matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)];
    expect(copied.map(([, name]) => name)).toEqual(JSON.parse(read('package.json')).workspaces);
  });

  it('overwrite nothing, and then write nothing at all', () => {
    generate('remote', 'mf-style-lab-of-test');
    const before = read('package.json');
    expect(() => generate('remote', 'mf-style-lab-of-test')).toThrow(
      /exist already[\s\S]*mf-style-lab-of-test\/package\.json/,
    );
    expect(read('package.json')).toBe(before);
    generate('event', 'style-lab-of-test', 'look-saved');
    expect(() => generate('event', 'style-lab-of-test', 'look-saved')).toThrow(/exists already/);
    generate('call', 'catalogue/live', 'list-replays-of-test');
    expect(() => generate('call', 'catalogue/live', 'list-replays-of-test')).toThrow(
      /has listReplaysOfTest already/,
    );
    generate('fragment', 'mf-style-lab-of-test', 'look-of-test');
    expect(() => generate('fragment', 'mf-style-lab-of-test', 'look-of-test')).toThrow(
      /has lookOfTestFragment already/,
    );
    writeFileSync(
      path.join(workshop.root, 'mf-style-lab-of-test/src/remote.ts'),
      "path: '/look-book-of-test'",
    );
    expect(() => generate('remote', 'mf-look-book-of-test')).toThrow(
      /the address \/look-book-of-test is mf-style-lab-of-test's/,
    );
  });

  // Only equal addresses in remote.ts were found: compose refused what was made, such as mf-mypage.
  it('take no address of another remote, wherever its routes stand', () => {
    generate('remote', 'mf-style-lab-of-test');
    writeFileSync(
      path.join(workshop.root, 'mf-style-lab-of-test/src/more-routes.ts'),
      "const routes = [{ path: '/look-of-test' }, { paths: { one: '/fit-of-test/:kind', 'two-b': '/b-of-test' } }];",
    );
    expect(() => generate('remote', 'mf-look-of-test')).toThrow(
      /the address \/look-of-test is mf-style-lab-of-test's; choose/,
    );
    expect(() => generate('remote', 'mf-b-of-test')).toThrow(/\/b-of-test is mf-style-lab-of-test's/);
    generate('remote', 'mf-fit-of-test');
    expect(() => generate('feature', 'mf-fit-of-test', 'shoes')).toThrow(
      /\/fit-of-test\/shoes is mf-style-lab-of-test's \(\/fit-of-test\/:kind\)/,
    );
  });

  it.each([
    ['remote', ['catalog'], /begins with "mf-"/],
    ['remote', ['mf-Style'], /kebab-case/],
    ['remote', ['mf-../../etc'], /begins with|kebab-case/],
    ['remote', ['mf-'], /kebab-case/],
    ['remote', ['mf-api'], /the address \/api is the edge's/],
    ['remote', ['mf-404'], /the address \/404 is the edge's/],
    ['remote', ['mf-sitemap'], /the address \/sitemap is the edge's/],
    ['remote', [`mf-${'a'.repeat(38)}`], /40 letters/],
    ['call', ['catalogue/live', 'z'], /live\.ts has z already; choose another name/],
    ['call', ['catalogue/live', 'define-endpoint'], /has defineEndpoint already/],
    [
      'call',
      ['catalogue/of-test', 'list'],
      /catalogue has 15 files already; choose one of them \(brands, .*\) or another folder \(.*content/,
    ],
    ['call', ['orders/live', 'list'], /the domain live is catalogue\/live already/],
    ['event', ['order', 'completed'], /order:completed exists already/],
    ['fragment', ['mf-nobody', 'product-grid'], /has productGridFragment already/],
    ['fragment', ['mf-nobody', 'look'], /mf-nobody\/src\/remote\.ts is missing/],
    ['feature', ['mf-style-lab-of-test', 'Look Book'], /kebab-case/],
    ['feature', ['mf-nobody', 'look'], /mf-nobody\/src\/remote\.ts is missing/],
    ['call', ['../api', 'x'], /<folder>/],
    ['event', ['live', 'save-look'], /past tense/],
    ['event', ['live', ''], /kebab-case/],
    ['event', ['mf-live', 'stream-started'], /write live instead of mf-live/],
    ['event', ['mf-cart-order', 'line-gone'], /write cart or order instead/],
    ['event', ['carts', 'line-gone'], /about "carts": write one of cart, .*by hand \(.*topics\.ts\)/],
    ['event', ['', 'line-gone'], /kebab-case/],
  ])('refuse %s %j', (kind, answers, reason) => {
    expect(() => generate(kind, ...answers)).toThrow(reason);
  });

  it.each(['look-saved', 'order-paid', 'stream-begun'])('take %s for a fact', (fact) => {
    expect(() => generate('event', 'live', fact)).not.toThrow();
  });
});
