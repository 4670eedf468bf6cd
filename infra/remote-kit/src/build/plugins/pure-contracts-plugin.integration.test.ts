import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWebpack } from '../build-package.ts';
import { PureContractsPlugin } from './pure-contracts-plugin.ts';

describe('a page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  const code = `
    export const shown = globalThis.schema('SHOWN');
    export const unread = globalThis.schema('UNREAD', { of: globalThis.schema('PART') }).shape;
    export const plain = [{ of: 'PLAIN' }];
    export const either = shown ? 'EITHER' : null;
    export const table = { ...unread, row: 'ROW' };
  `;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  async function built(from: string): Promise<string> {
    write(from, code);
    write('page.js', `import { shown } from './${from}'; globalThis.page = shown;`);
    await runWebpack({
      mode: 'production',
      context: folder,
      entry: './page.js',
      output: { path: path.join(folder, 'dist') },
      plugins: [new PureContractsPlugin()],
    });
    return readFileSync(path.join(folder, 'dist/main.js'), 'utf8');
  }

  it.each([
    ['of this repository', 'shared-contracts/src/orders.js'],
    ['that is installed', 'node_modules/@mall/contracts/dist/orders.js'],
  ])('carries what it uses of a contract %s, and nothing else', async (_where, file) => {
    const text = await built(file);
    expect(text).toContain('SHOWN');
    expect(text).not.toMatch(/UNREAD|PART|ROW|PLAIN|EITHER/);
  });

  it('keeps what may have effects anywhere else', async () => {
    expect(await built('elsewhere/orders.js')).toMatch(/UNREAD/);
  });

  it('runs as it was written', async () => {
    const text = await built('shared-contracts/src/orders.js');
    const scope: { schema: (name: string) => string; page?: string } = {
      schema: (name) => `schema of ${name}`,
    };
    new Function('globalThis', text)(scope);
    expect(scope.page).toBe('schema of SHOWN');
  });
});
