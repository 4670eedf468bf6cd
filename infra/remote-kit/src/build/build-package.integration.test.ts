import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseOtherName, runWebpack } from './build-package.ts';

describe('running webpack', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names every module, also of a build that came out of the file cache', async () => {
    writeFileSync(path.join(folder, 'index.js'), "import './part.js';\n");
    writeFileSync(path.join(folder, 'part.js'), 'export const part = 1;\n');
    const build = async () => {
      const { modules = [] } = await runWebpack({
        mode: 'development',
        context: folder,
        entry: './index.js',
        output: { path: path.join(folder, 'dist') },
        cache: { type: 'filesystem', cacheDirectory: path.join(folder, 'cache') },
      });
      return modules.flatMap(({ identifier }) => (identifier ? [path.basename(identifier)] : [])).sort();
    };
    expect(await build()).toEqual(['index.js', 'part.js']);
    expect(await build()).toEqual(['index.js', 'part.js']);
  });
});

it('a remote has the name of its package', () => {
  expect(() => refuseOtherName('mf-live', { name: 'mf-live' })).not.toThrow();
  expect(() => refuseOtherName('mf-live', { name: 'mf-lives' })).toThrow(
    /src\/remote\.ts says "mf-lives", package\.json "mf-live": give the remote the name/,
  );
});
