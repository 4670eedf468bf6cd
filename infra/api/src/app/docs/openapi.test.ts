import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { placeOrder } from '@mall/contracts/api/orders/orders';
import { openApiOf } from './openapi.ts';

const require = createRequire(import.meta.url);
const beside = (manifest: string, command: string) => path.join(path.dirname(manifest), command);
const redocly = beside(require.resolve('@redocly/cli/package.json'), 'bin/cli.js');
const openApiTypes = beside(require.resolve('openapi-typescript/package.json'), 'bin/cli.js');
const tsc = beside(require.resolve('typescript-native/package.json'), 'bin/tsc');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (bin: string, ...args: string[]) =>
  spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
const write = (file: string, content: unknown) =>
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
const lint = (document: unknown) => {
  write('openapi.json', document);
  return run(redocly, 'lint', 'openapi.json', '--format=json').stdout;
};

describe('the OpenAPI document', () => {
  it('has nothing that Redocly warns of', () => {
    expect(JSON.parse(lint(openApiOf(allEndpoints))).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  });

  it('would be refused with an operation that does not say who may call', () => {
    const document = openApiOf([placeOrder]);
    const { security: _unsaid, ...operation } = document.paths['/api/orders']?.post ?? {};
    const problems = lint({ ...document, paths: { '/api/orders': { post: operation } } });
    expect(problems).toContain('security-defined');
  });

  it('gives types to a caller in TypeScript', () => {
    write('openapi.json', openApiOf(allEndpoints));
    const { status, stderr } = run(openApiTypes, 'openapi.json', '-o', 'types.ts');
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    write(
      'caller.ts',
      `import type { paths } from './types.ts';
      type Order = paths['/api/orders']['post'];
      type Conflict = Order['responses'][409]['content']['application/json'];
      export const code: Conflict['code'] = 'PRICE_CHANGED';
      // @ts-expect-error no code of this call
      export const foreign: Conflict['code'] = 'MEMBER_OUT';
      export type OrderId = Order['responses'][200]['content']['application/json']['data']['order_id'];
      export const orderId: OrderId = '20261122-1';`,
    );
    const checked = run(
      tsc,
      ...['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler'],
      ...['--allowImportingTsExtensions', 'caller.ts'],
    );
    expect(checked.stdout).toBe('');
  });

  it('lists every code of a call with its status, an example and the envelope of a failure', () => {
    const { responses } = openApiOf([placeOrder]).paths['/api/orders']?.post ?? fail();
    const statuses = ['200', '400', '401', '403', '404', '409', '413', '422', '429', '503'];
    expect(Object.keys(responses)).toEqual(statuses);
    expect(responses).toMatchObject({
      422: {
        description: 'IDEMPOTENCY_MISMATCH',
        content: {
          'application/json': {
            schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, expect.anything()] },
            examples: {
              IDEMPOTENCY_MISMATCH: { value: { success: false, code: 'IDEMPOTENCY_MISMATCH' } },
            },
          },
        },
      },
      503: { $ref: '#/components/responses/UNAVAILABLE' },
    });
  });

  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'says of %s who may call, and names all of its codes',
    (_id, endpoint) => {
      const { paths } = openApiOf([endpoint]);
      const [operation] = Object.values(paths).flatMap((operations) => Object.values(operations));
      const { security, responses } = operation ?? fail();
      const needsBearer = security.every((way) => 'bearer' in way) && security.length > 0;
      expect(needsBearer).toBe(endpoint.access === 'member');
      const written = JSON.stringify(responses);
      for (const code of endpoint.codes) expect(written).toMatch(new RegExp(`\\b${code}\\b`));
    },
  );
});

function fail(): never {
  throw new Error('the call is not in the document');
}
