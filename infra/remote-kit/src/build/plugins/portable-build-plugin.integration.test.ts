import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { runWebpack } from '../build-package.ts';
import { baseConfig } from '../webpack.ts';
import { PortableBuildPlugin } from './portable-build-plugin.ts';

describe('the same sources', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'portable-'));
  afterAll(() => rmSync(root, { recursive: true }));

  /** Names and numbers of what the federation plugin adds to a remote whose sources lie in this folder. */
  async function namesIn(folder: string) {
    const context = path.join(root, folder);
    mkdirSync(context, { recursive: true });
    writeFileSync(path.join(context, 'part.js'), 'export const part = 1;\n');
    const { modules = [] } = await runWebpack({
      mode: 'production',
      context,
      entry: {},
      output: { path: path.join(context, 'dist'), uniqueName: 'example' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'example',
          filename: 'entry.js',
          exposes: { './part': './part.js' },
          dts: false,
          manifest: false,
        }),
        new PortableBuildPlugin(),
      ],
    });
    const written = modules.filter(({ identifier = '' }) => identifier.includes('.federation'));
    return Object.fromEntries(written.map(({ name = '', id }) => [name.split(' + ')[0], id]));
  }

  it('name and number the parts of the federation alike in any folder', async () => {
    const names = { './.federation/entry.js': 0, 'container entry': 1 };
    expect(await namesIn('one')).toEqual(names);
    expect(await namesIn('some/where/else')).toEqual(names);
  });

  /** The name of the file that these sources are built into, with webpack's own hash of them. */
  async function fileOf(folder: string) {
    const context = path.join(root, folder);
    mkdirSync(context, { recursive: true });
    writeFileSync(path.join(context, 'page.ts'), 'export const page: number = 1;\n');
    const { assets = [] } = await runWebpack({
      ...baseConfig({ folder: context, mode: 'production' }, 'example'),
      cache: false,
      entry: './page.ts',
      output: { path: path.join(context, 'dist'), filename: '[contenthash].js' },
      // Of the files as they are minified: minifiers count the letters of these hashes, too.
      optimization: { minimize: false, realContentHash: false },
    });
    return assets.map(({ name }) => name);
  }

  it('have the same hash in any folder', async () => {
    const files = await fileOf('left');
    expect(files).toHaveLength(1);
    expect(await fileOf('right')).toEqual(files);
  });
});
