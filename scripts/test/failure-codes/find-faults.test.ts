import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { findFaults } from './find-faults.ts';
import { sourceOf } from './source.ts';

const options: ts.CompilerOptions = {
  strict: true,
  lib: ['lib.es5.d.ts'],
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** What every fixture imports: failures, endpoints, and the function that registers a call. */
const base = `
  export class ApiFailure { constructor(readonly code: string, readonly message?: string) {} }
  export function createError(code: 'SOLD_OUT' | 'LATE' | 'NOT_FOUND', message?: string) {
    return new ApiFailure(code, message);
  }
  export const endpoint = <const Code extends string = never>(codes: readonly Code[]) => ({ codes });
  export function registerEndpoint(app: object, endpoint: { codes: readonly string[] }, handler: () => unknown) {}
  export const app = {};
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'codes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Faults of a shop with these routes, each as its first line. */
function faultsOf(routes: string, codes: readonly string[] = []): string[] {
  const files = {
    'base.ts': base,
    'routes.ts': `import { ApiFailure, app, createError, endpoint, registerEndpoint } from './base.ts';${routes}`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const source = sourceOf(
    Object.keys(files).map((name) => path.join(folder, name)),
    options,
    [folder],
  );
  return [...findFaults(source, { registrars: /base\.ts$/, codes }).faults];
}

describe('the failure codes of a call', () => {
  it('are those that its functions reach, with the way to the one that fails', () => {
    const [fault, ...others] = faultsOf(`
      const soldOut = () => createError('SOLD_OUT');
      function reserve() { throw soldOut(); }
      const buy = () => reserve();
      registerEndpoint(app, endpoint(['LATE']), () => { buy(); throw createError('LATE'); });
    `);
    expect(others).toEqual([]);
    const ways = [2, 3, 4, 5].map((line) => `\n.*routes\\.ts:${line}`).join('');
    expect(fault).toMatch(new RegExp(`can fail with SOLD_OUT, which it does not declare:${ways}$`));
  });

  it('include no code that nothing behind it throws, unless others answer with it', () => {
    const routes = `registerEndpoint(app, endpoint(['LATE']), () => 1);`;
    expect(faultsOf(routes)).toEqual([
      expect.stringContaining('declares LATE, which nothing behind it throws'),
    ]);
    expect(faultsOf(routes, ['LATE'])).toEqual([]);
  });

  it('need not name those that any call can fail with', () => {
    expect(
      faultsOf(`registerEndpoint(app, endpoint([]), () => { throw createError('NOT_FOUND'); });`),
    ).toEqual([]);
  });

  it('are told apart where one function makes failures of several', () => {
    expect(
      faultsOf(`
        const refused = (code: 'SOLD_OUT' | 'LATE') => createError(code, 'refused');
        registerEndpoint(app, endpoint(['LATE']), () => { throw refused('LATE'); });
        registerEndpoint(app, endpoint(['LATE']), () => { throw refused('SOLD_OUT'); });
      `),
    ).toEqual([
      expect.stringContaining('can fail with SOLD_OUT'),
      expect.stringContaining('declares LATE, which nothing'),
    ]);
  });

  it('include those of what a port may be, also when it is taken out of an object', () => {
    const routes = (use: string) => `
      interface Ports { pay: () => void }
      const ports: Ports = { pay: () => { throw createError('LATE'); } };
      const place = ${use};
      registerEndpoint(app, endpoint([]), () => place(ports));
    `;
    for (const use of ['(given: Ports) => given.pay()', '({ pay: start }: Ports) => start()'])
      expect(faultsOf(routes(use))).toEqual([expect.stringContaining('can fail with LATE')]);
  });

  it('are looked for in calls: a shop without any is a fault', () => {
    expect(faultsOf('')).toEqual(['no call is registered']);
  });

  it('cannot be told of a failure whose code is any text', () => {
    expect(
      faultsOf(`
        declare const text: string;
        registerEndpoint(app, endpoint([]), () => { throw new ApiFailure(text); });
      `),
    ).toEqual([expect.stringMatching(/routes\.ts:3 fails with a code that is no literal$/)]);
  });
});

describe('a function that says it cannot throw a code', () => {
  const shop = (comment: string) => `
    function take(amount: number) { if (amount > 0) throw createError('SOLD_OUT'); }
    /** Puts pieces back.
     * ${comment} */
    const putBack = () => take(-1);
    registerEndpoint(app, endpoint([]), () => putBack());
  `;

  it('ends the ways to it', () => {
    expect(faultsOf(shop('@cannotThrow SOLD_OUT: it only adds'))).toEqual([]);
    expect(faultsOf(shop('It only adds.'))).toEqual([expect.stringContaining('can fail with SOLD_OUT')]);
  });

  it('says why, and of a code that it could throw', () => {
    expect(faultsOf(shop('@cannotThrow SOLD_OUT'))).toEqual([expect.stringContaining('does not say why')]);
    expect(
      faultsOf(shop('@cannotThrow SOLD_OUT: it only adds\n     * @cannotThrow LATE: it waits for nothing')),
    ).toEqual([expect.stringContaining('says that it cannot throw LATE, which nothing behind it does')]);
  });

  it('has no say over other ways to the code', () => {
    const faults = faultsOf(`
      ${shop('@cannotThrow SOLD_OUT: it only adds')}
      registerEndpoint(app, endpoint([]), () => { putBack(); take(1); });
    `);
    expect(faults).toEqual([expect.stringContaining('can fail with SOLD_OUT')]);
  });
});
