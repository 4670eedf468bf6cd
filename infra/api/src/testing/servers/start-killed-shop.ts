import { fork } from 'node:child_process';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Endpoint, EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import type { OpenDatabase } from '../../platform/database/database-over.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { openPglite } from '../../platform/database/pglite/open-pglite.ts';
import { pgliteSettings } from '../../platform/database/pglite/pglite-settings.ts';
import type { FaultPoint } from '../../platform/fault-point.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { bundle } from './bundle.ts';
import type { Visitor } from './start-test-api.ts';

const root = join(__dirname, '../../../../..');

/** Bundles the process once, so that starting it takes a fraction of a second. */
export async function buildKilledShop(): Promise<string> {
  const outfile = join(root, `infra/api/dist/testing/killed-shop-${process.pid}.mjs`);
  await bundle([join(__dirname, 'killed-shop.ts')], `--outfile=${outfile}`);
  return outfile;
}

/** A filled database that processes open one after the other. */
export interface Ground {
  environment: Record<string, string>;
  open: () => Promise<OpenDatabase>;
  close: () => Promise<void>;
}

export async function makeGround(): Promise<Ground> {
  const home = await mkdtemp(join(tmpdir(), 'mall-api-killed-'));
  if (testDatabase === 'postgresql') {
    const { url, close } = await openTestDatabase();
    const own = url ?? '';
    const environment = { DATABASE_URL: own, DATA_DIR: home };
    return { environment, open: () => openPostgres(own), close };
  }
  const archive = new Blob([await readFile(join(process.env.MALL_TEST_PGLITE ?? '', 'template.tar'))]);
  const dataDir = join(home, 'api', 'pg');
  await mkdir(dataDir, { recursive: true });
  const pglite = await PGlite.create({
    dataDir,
    loadDataDir: archive,
    extensions: { pg_trgm },
    ...pgliteSettings,
  });
  await pglite.close();
  return { environment: { DATA_DIR: home }, open: () => openPglite(home), close: async () => undefined };
}

/** The API in a process that kills itself at a step; `call` resolves with null when it dies under the call. */
export async function startKilledShop(entry: string, environment: Record<string, string>, step: FaultPoint) {
  const child = fork(entry, [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      QUEUE_WAIT_MS: '0',
      ...environment,
      NODE_ENV: 'test',
      MALL_FAULT_POINT: step,
    },
  });
  const ended = new Promise<string | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', (code) => reject(new Error(`the shop did not start: ${code}`)));
  });
  return {
    url,
    ended,
    kill: () => child.kill('SIGKILL'),
    call: async <E extends Endpoint>(
      endpoint: E,
      { body }: EndpointInput<E> & { body: object },
      visitor: Visitor,
      key = '',
    ): Promise<EndpointData<E> | null> => {
      const headers = { 'content-type': 'application/json', 'client-session-id': visitor.sessionId };
      const reply = await fetch(`${url}${endpoint.path}`, {
        method: endpoint.method,
        headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
        body: JSON.stringify(body),
      }).catch(() => null);
      if (!reply) return null;
      return ((await reply.json()) as { data: EndpointData<E> }).data;
    },
  };
}
