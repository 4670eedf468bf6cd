import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace.ts';
import { isBundled, restartApiAfterEdits } from './restart-api.ts';
import { Supervisor } from './supervise.ts';

/** A service that says ready, and what it is, and answers a signal as ours do. */
const serviceSaying = (text: string) => `
console.log('${text}');
process.on('SIGTERM', () => process.exit(0));
setInterval(() => undefined, 1000);
process.send({ type: 'ready', port: 1 });
`;

describe('the API of a shop in development', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'restart-api-'));
  const bundle = path.join(folder, 'server.mjs');
  const service = { name: 'api', file: path.relative(root, bundle), env: {}, limitMs: 20_000 };
  const lines: string[] = [];
  const said: string[] = [];
  const supervisor = new Supervisor(
    (line) => lines.push(line),
    () => undefined,
  );
  let stop: () => Promise<void>;
  let isBroken = false;

  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const edit = (file: string) => writeFileSync(path.join(folder, file), `// ${Math.random()}`);

  beforeAll(async () => {
    writeFileSync(bundle, serviceSaying('first'));
    await supervisor.start(service);
    stop = await restartApiAfterEdits({
      watched: [folder],
      say: (line) => said.push(line),
      bundle: async () => {
        if (isBroken) throw new Error('a bracket is missing');
        writeFileSync(bundle, serviceSaying('second'));
      },
      restart: async () => {
        await supervisor.restart(service);
      },
    });
  });
  afterAll(async () => {
    await stop();
    await supervisor.stop();
    rmSync(folder, { recursive: true });
  });

  it('goes on as it was while an edit does not compile, and is told why', async () => {
    const pid = supervisor.pidOf('api');
    isBroken = true;
    edit('orders.ts');
    await until(() => said.length > 0);
    expect(said).toEqual(['api does not compile, and goes on as it was: a bracket is missing']);
    expect(supervisor.pidOf('api')).toBe(pid);
  }, 20_000);

  it('hears of every edit by an editor that puts a new file in the place of the old one', async () => {
    isBroken = true;
    for (let edits = 1; edits <= 3; edits += 1) {
      said.length = 0;
      edit('orders.ts.new');
      renameSync(path.join(folder, 'orders.ts.new'), path.join(folder, 'orders.ts'));
      await until(() => said.length > 0);
      expect(said).toHaveLength(1);
    }
  }, 20_000);

  it('is started again once an edit compiles, one time, and is not taken for one that died', async () => {
    const pid = supervisor.pidOf('api');
    isBroken = false;
    said.length = 0;
    edit('orders.ts');
    edit('carts.ts');
    await until(() => said.length > 0);
    expect(said).toEqual([expect.stringMatching(/^api from its sources again after/)]);
    expect(supervisor.pidOf('api')).not.toBe(pid);
    expect(lines.filter((line) => /first|second|ended/.test(line))).toEqual([
      'api      | first',
      'api      | second',
    ]);
  }, 20_000);
});

it.each([
  ['orders/routes.ts', true],
  ['orders/routes.test.ts', false],
  ['orders/routes.api.test.ts', false],
  ['README.md', false],
])('an edit of %s begins the API anew: %s', (file, expected) => {
  expect(isBundled(file)).toBe(expected);
});
