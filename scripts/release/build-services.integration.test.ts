import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildService } from './build-services.ts';

const root = path.resolve(__dirname, '../..');

/** A service without a collector must not pay for one: the SDK takes 20 MB and half a second at its start. */
it.each(['edge', 'api'] as const)('%s loads the tracing SDK only when it is asked for', async (name) => {
  expect(await buildService(name)).toContain('@opentelemetry/sdk-trace-node');
  const bundle = readFileSync(path.join(root, `infra/${name}/dist/server.mjs`), 'utf8');
  const atStart = [...bundle.matchAll(/\bimport[^;"]*\bfrom ?"(@opentelemetry\/[^"]+)";/g)].map(
    ([, of]) => of,
  );
  expect(new Set(atStart)).toEqual(new Set(['@opentelemetry/api']));
  expect(bundle).toContain('import("@opentelemetry/sdk-trace-node")');
});

it('the scripts that stand in every page are shortened in the bundle of the edge', async () => {
  const source = readFileSync(path.join(root, 'infra/edge/src/page/inline-scripts/replay-queue.ts'), 'utf8');
  await buildService('edge');
  const bundle = readFileSync(path.join(root, 'infra/edge/dist/server.mjs'), 'utf8');
  // What the browser is asked for stays, names of the function's own go.
  for (const [name, isMet] of [
    ['mall-slot-alive', true],
    ['isPageAlive', false],
  ] as const) {
    expect(source).toContain(name);
    expect(bundle.includes(name)).toBe(isMet);
  }
});
