import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWebpack } from '../build-package.ts';
import { EagerCompilePlugin } from './eager-compile-plugin.ts';

describe('a built page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('asks for its functions to be compiled as each of its files loads, before anything else in it', async () => {
    writeFileSync(
      path.join(folder, 'page.js'),
      "/*! A licence. */ import('./dialog.js').then(({ open }) => open());",
    );
    writeFileSync(path.join(folder, 'dialog.js'), 'export const open = () => globalThis.alert(1);');
    await runWebpack({
      mode: 'production',
      context: folder,
      entry: './page.js',
      output: { path: path.join(folder, 'dist') },
      plugins: [new EagerCompilePlugin()],
    });
    const files = readdirSync(path.join(folder, 'dist')).filter((name) => name.endsWith('.js'));
    expect(files).toHaveLength(2);
    for (const file of files)
      expect(readFileSync(path.join(folder, 'dist', file), 'utf8')).toMatch(
        /^\/\/# allFunctionsCalledOnLoad\n/,
      );
  });
});
