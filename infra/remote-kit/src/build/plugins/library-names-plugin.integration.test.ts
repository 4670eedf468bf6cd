import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { runWebpack, withPlugins } from '../build-package.ts';
import { LibraryNamesPlugin } from './library-names-plugin.ts';

describe('names of shared libraries', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('node_modules/pieces/package.json', '{"name":"pieces","version":"1.2.0","main":"index.js"}');
  write('node_modules/pieces/index.js', 'export const one = 1, two = 2, inner = { deep: 3 };\n');

  /** Builds `files`, of which `index.js` is exposed, with this share of the library. */
  async function namesIn(files: Record<string, string>, share: object, name: string) {
    for (const [file, text] of Object.entries(files)) write(`${name}/${file}`, text);
    const names = new LibraryNamesPlugin();
    await runWebpack(
      withPlugins(
        {
          mode: 'production',
          context: path.join(folder, name),
          entry: {},
          output: { path: path.join(folder, name, 'dist'), uniqueName: name },
          optimization: { minimize: false },
          plugins: [
            new ModuleFederationPlugin({
              name,
              filename: 'entry.js',
              exposes: { './part': './index.js' },
              shared: { pieces: { singleton: true, requiredVersion: '^1.0.0', ...share } },
              dts: false,
              manifest: false,
            }),
          ],
        },
        names,
      ),
    );
    return names;
  }

  const remote = (files: Record<string, string>, name: string) => namesIn(files, { import: false }, name);

  it('are those that code of the build uses, by name, through a namespace and passed on', async () => {
    const names = await remote(
      {
        'index.js':
          "import { one } from 'pieces'; import * as p from 'pieces'; export { three } from './passes.js';\nexport const sum = () => one + p.two() + p.inner.deep.deeper + p.inner.call();\n",
        'passes.js': "export { three } from 'pieces';\n",
      },
      'by_name',
    );
    expect(names.used.get('pieces')).toEqual(['inner.call', 'inner.deep', 'one', 'three', 'two']);
  });

  it('leave out what falls out of the build', async () => {
    const names = await remote(
      {
        'index.js': "export { used } from './parts.js';\n",
        'parts.js':
          "import * as p from 'pieces';\nexport const used = () => p.one;\nexport const unused = () => p.two;\n",
        'package.json': '{"sideEffects":false}',
      },
      'shaken',
    );
    expect(names.used.get('pieces')).toEqual(['one']);
  });

  it('cannot be known of a library that is handed on whole', async () => {
    const names = await remote(
      { 'index.js': "import * as p from 'pieces';\nexport const all = () => Object.keys(p);\n" },
      'whole',
    );
    expect(names.used.get('pieces')).toBeNull();
  });

  it('are provided as a list that stands in for the library says, or all of them', async () => {
    write('host/list.js', "export { one } from 'pieces-source';\nexport * as inner from './inner.js';\n");
    write('host/inner.js', 'export const deep = 3;\n');
    write(
      'host/node_modules/pieces-source/package.json',
      '{"name":"pieces-source","version":"1.2.0","main":"index.js"}',
    );
    write('host/node_modules/pieces-source/index.js', 'export const one = 1, two = 2;\n');
    const files = { 'index.js': "import { one } from 'pieces';\nexport const own = () => one;\n" };
    const list = path.join(folder, 'host/list.js');
    const listed = await namesIn(files, { eager: true, import: list, version: '1.2.0' }, 'host');
    expect(listed.provided.get('pieces')).toEqual(['inner.deep', 'one']);
    const whole = await namesIn(files, { eager: true, version: '1.2.0' }, 'whole_host');
    expect(whole.provided.get('pieces')).toBeNull();
  });
});
