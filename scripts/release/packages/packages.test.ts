import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { endpointsIn, topicsIn } from '@mall/remote-kit/build/plugins/contract-use-plugin';
import { root } from '../../workspace.ts';
import { buildPackage } from './build-package.ts';
import { compilePackage } from './compile-package.ts';
import { packedManifest } from './packed-manifest.ts';
import { squadPackages } from './squad-packages.ts';
import { undeclaredImports } from './undeclared-imports.ts';

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

describe('the packages of squads', () => {
  const caches = path.join(root, 'node_modules/.cache');
  let stage: string;
  const compiled = new Map<string, string>();
  const folderOf = (name: string) => path.join(stage, name);

  beforeAll(async () => {
    mkdirSync(caches, { recursive: true });
    stage = mkdtempSync(path.join(caches, 'pack-'));
    for (const folder of squadPackages) compiled.set(folder, await compilePackage(folder, stage));
  }, 60_000);
  afterAll(() => rmSync(stage, { recursive: true, force: true }));

  it('hold neither sources nor tests, and of the testing helpers those that squads use', () => {
    const files = [...compiled.values()].flatMap(filesIn);
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    expect(
      filesIn(folderOf('@mall/ui'))
        .filter((file) => /testing\/.*\.js$/.test(file))
        .sort(),
    ).toEqual(['dist/testing/dialog-element.js', 'dist/testing/product-card.js']);
  });

  it('are built alone as they are packed, and nothing of a former build stays', async () => {
    const target = path.join(root, 'infra/command-line/dist/package');
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'gone.js'), '');
    expect(path.join(root, await buildPackage('infra/command-line'))).toBe(target);
    expect(filesIn(target).sort()).toEqual(filesIn(compiled.get('infra/command-line') ?? '').sort());
  });

  it('offer files that are there', () => {
    for (const folder of compiled.values()) {
      const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
      const targets = Object.values<string | Record<string, string>>(exports).flatMap((target) =>
        typeof target === 'string' ? [target] : Object.values(target),
      );
      const files = new Set(filesIn(folder).map((file) => `./${file}`));
      expect(targets.filter((target) => !target.includes('*') && !files.has(target))).toEqual([]);
    }
  });

  it('give a build which calls and topics it uses, compiled as they are', () => {
    const contracts = folderOf('@mall/contracts/dist');
    const code = (file: string) => readFileSync(path.join(contracts, file), 'utf8');
    const calls = filesIn(contracts)
      .filter((file) => file.startsWith('api/') && file.endsWith('.js'))
      .flatMap((file) => [...endpointsIn(code(file)).values()]);
    expect(calls.sort()).toEqual(allEndpoints.map(({ id }) => id).sort());
    const source = readFileSync(path.join(root, 'shared-contracts/src/events/topics.ts'), 'utf8');
    expect([...topicsIn(code('events/topics.js'))]).toEqual([...topicsIn(source)]);
  });
});

describe('the example of a repository of its own', () => {
  interface Manifest {
    name: string;
    version: string;
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  }
  const read = (folder: string) =>
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const packages = squadPackages.map(read);
  const { dependencies } = read('docs/examples/own-repository');

  it('has the libraries of the page at the versions that the packages name', () => {
    const peers: Record<string, string> = Object.assign(
      {},
      ...packages.map(({ peerDependencies }) => peerDependencies),
    );
    const shared = Object.keys(dependencies).filter((name) => peers[name]);
    expect(shared).toContain('react');
    for (const name of shared) expect([name, dependencies[name]]).toEqual([name, peers[name]]);
  });

  it('asks for the packages as they are, and not for a major version from before', () => {
    const wanted = packages.filter(({ name }) => dependencies[name]);
    expect(wanted.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@mall/contracts', '@mall/remote-kit', '@mall/ui']),
    );
    for (const { name, version } of wanted)
      expect([name, dependencies[name]]).toEqual([name, `^${version.split('.')[0]}.0.0`]);
  });
});

it('a tarball offers what was compiled, JSX as it is written', () => {
  const { exports } = packedManifest({
    name: '@mall/sample',
    version: '1.0.0',
    description: '',
    type: 'module',
    files: ['dist'],
    exports: { './button': './src/button.tsx', './*': './src/*.ts', './preset': './preset.mjs' },
  });
  expect(exports).toEqual({
    './button': { types: './dist/button.d.ts', default: './dist/button.jsx' },
    './*': { types: './dist/*.d.ts', default: './dist/*.js' },
    './preset': './preset.mjs',
  });
});

describe('what a package imports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['code', 'a.js', "import { map } from 'rxjs/operators';"],
    ['code that loads it late', 'b.jsx', "const load = () => import('rxjs');"],
    ['what it hands on', 'c.mjs', "export * from 'rxjs';"],
    ['inferred types', 'd.d.ts', 'export declare const a: import("rxjs").Subject<string>;'],
  ])('has to be declared; it is found in %s', (_where, file, text) => {
    writeFileSync(path.join(folder, file), text);
    const bare = { name: '@mall/sample' };
    expect(undeclaredImports(folder, bare)).toContain(`${file}: rxjs`);
    expect(undeclaredImports(folder, { ...bare, peerDependencies: { rxjs: '7' } })).toEqual([]);
  });

  it('needs no declaring of its own files and of what Node brings', () => {
    const text = "import './a.js'; import 'node:fs'; import 'path'; import '@mall/sample/a';";
    writeFileSync(path.join(folder, 'e.js'), text);
    expect(undeclaredImports(folder, { name: '@mall/sample', dependencies: { rxjs: '7' } })).toEqual([]);
  });
});
