import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWebpack } from '../build-package.ts';
import { PureContractsPlugin } from './pure-contracts-plugin.ts';
import { ServerFieldsPlugin } from './server-fields-plugin.ts';

describe('an endpoint in a page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What a page has of a constant of contracts, as it runs. */
  async function built(constant: string): Promise<unknown> {
    write(
      'shared-contracts/src/endpoint.js',
      'export const defineEndpoint = (given) => ({ codes: [], ...given });',
    );
    write('shared-contracts/src/shared.js', "export const shared = ['SHARED'];");
    write(
      'shared-contracts/src/call.js',
      `import { defineEndpoint } from './endpoint.js'; import { shared } from './shared.js';
       export const call = ${constant}; export const other = shared;`,
    );
    write('page.js', "import { call } from './shared-contracts/src/call.js'; globalThis.page = call;");
    await runWebpack({
      mode: 'production',
      context: folder,
      entry: './page.js',
      output: { path: path.join(folder, 'dist') },
      plugins: [new PureContractsPlugin(), new ServerFieldsPlugin()],
    });
    const scope: { page?: unknown } = {};
    new Function('globalThis', readFileSync(path.join(folder, 'dist/main.js'), 'utf8'))(scope);
    return scope.page;
  }

  it('has what the browser asks with, and nothing that only servers read', async () => {
    const endpoint = `defineEndpoint({ id: 'a.b', method: 'POST', path: '/api/a', access: 'member', login: 'ends',
      summary: '말', lane: 'payment', budget: 'orders', successCode: 'PASS', codes: ['ONE', 'TWO'] })`;
    expect(await built(endpoint)).toEqual({
      id: 'a.b',
      method: 'POST',
      path: '/api/a',
      access: 'member',
      login: 'ends',
      codes: [],
    });
  });

  it('keeps a field that names another constant', async () => {
    expect(await built("defineEndpoint({ id: 'a.b', codes: [...shared, 'ONE'] })")).toEqual({
      id: 'a.b',
      codes: ['SHARED', 'ONE'],
    });
  });

  it('is the only one that loses fields', async () => {
    expect(await built("({ id: 'a.b', summary: '말' })")).toEqual({ id: 'a.b', summary: '말' });
  });
});
