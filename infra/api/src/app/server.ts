import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endWithParent, leaveOnSignal } from '@mall/service-kit/leave-on-signal';
import { listenForMetrics } from '@mall/service-kit/metrics/listen-for-metrics';
import { startTracing } from '@mall/service-kit/traces/tracing';
import { watchOf } from '@mall/service-kit/watch-settings';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { startDrawingAhead } from '../catalogue/pictures/draw-ahead.ts';
import { createChildDrawer, niceness } from '../catalogue/pictures/draw-in-child.ts';
import { createPictureStore, drawNothing } from '../catalogue/pictures/picture-store.ts';
import { startNightlyBooks } from '../jobs/books/nightly-books.ts';
import { startCatalogueJobs } from '../jobs/catalogue-jobs.ts';
import { startDropJobs } from '../jobs/drop-jobs.ts';
import { startPointJobs } from '../jobs/point-jobs.ts';
import { startReconciler } from '../jobs/reconciler.ts';
import { startSending } from '../jobs/send-messages.ts';
import { portoneGateway } from '../money/payments/payment-gateway.ts';
import { watchGateway } from '../money/payments/watch-gateway.ts';
import { isSealedByAnotherKey, sealOldAccounts } from '../money/refund-accounts/sealed-account.ts';
import { createDefaultGrades } from '../people/members/default-grades.ts';
import { type ApiConfig, readConfig } from '../platform/config.ts';
import type { OpenDatabase } from '../platform/database/database-over.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { openPglite } from '../platform/database/pglite/open-pglite.ts';
import { serveFromMemory } from '../platform/database/pglite/spare-memory.ts';
import { AnotherKey, confirmSecretKey } from '../platform/secrets/confirm-secret-key.ts';
import { createSecretBox, type SecretBox } from '../platform/secrets/secret-box.ts';
import { loadSecretKey } from '../platform/secrets/secret-key.ts';
import { createApp } from './app.ts';
import type { AppDeps } from './deps.ts';
import { exposeApi } from './expose-api.ts';
import { newOperatorKey, publishOperatorKey } from './operator/operator-key.ts';
import { drawProcessEntry, loadSampleShop, type SampleShop } from './sample-shop.ts';

/** Polling interval of changes while there are no reads, ms. */
const lookEveryMs = 60_000;

async function start(config: ApiConfig): Promise<void> {
  const logger = pino({ level: config.LOG_LEVEL, base: null });
  await needs('a writable folder in DATA_DIR', () => makeWritable(config.DATA_DIR));
  const secretBox = createSecretBox(
    await needs('its secret key', () => loadSecretKey(config.DATA_DIR, config.SECRET_KEY)),
  );
  const sampleShop = await loadSampleShop();
  if (sampleShop === null) logger.info('the sample shop is not installed: nothing is seeded or drawn');
  const prepare = async ({ db }: OpenDatabase) => {
    await migrate(db, logger);
    await confirmSecretKey(db, secretBox, () => isSealedByAnotherKey(db, secretBox));
    const accounts = await sealOldAccounts(db, secretBox);
    if (accounts > 0) logger.info({ accounts }, 'refund accounts sealed');
    await createDefaultGrades(db);
    await sampleShop?.seed(db, { productCount: config.SEED_PRODUCTS, now: new Date(), logger });
  };
  const database = await openPrepared(config, prepare);
  logger.info({ database: database.kind }, 'database open');
  try {
    await serve({ config, logger, database, secretBox, sampleShop });
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface Ground {
  config: ApiConfig;
  logger: Logger;
  database: OpenDatabase;
  secretBox: SecretBox;
  sampleShop: SampleShop | null;
}

/** Listens and starts the jobs; SIGTERM and SIGINT end both and the process. */
async function serve({ config, logger, database, secretBox, sampleShop }: Ground): Promise<void> {
  const { db } = database;
  const watched = watchOf(config);
  const stopTracing = await startTracing({ endpoint: watched.traceEndpoint, service: 'mall-api' });
  const drawProcess = drawProcessEntry();
  const drawer = drawProcess === null ? null : createChildDrawer(drawProcess, niceness.asked);
  const mediaFolder = join(config.DATA_DIR, 'media');
  const deps: AppDeps = {
    config,
    db,
    clock: () => new Date(),
    logger,
    payments: watchGateway(portoneGateway(config)),
    secretBox,
    operatorKey: newOperatorKey(),
    pictures: createPictureStore(mediaFolder, drawer?.draw ?? drawNothing),
  };
  const app = createApp(deps);
  await app.ready();
  exposeApi(app, database);
  const metrics = watched.metrics && (await listenForMetrics(watched.metrics));
  const stopJobs = startJobs(app, deps, sampleShop);
  let stopAhead = (): Promise<void> => Promise.resolve();
  leaveOnSignal(app, async () => {
    drawer?.close();
    await stopAhead();
    await stopJobs();
    await database.close();
    await metrics?.close();
    await stopTracing();
  });
  await app.readCache.confirm();
  serveFromMemory();
  await app.listen({ host: config.API_HOST, port: config.API_PORT });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.API_PORT;
  if (drawProcess !== null)
    stopAhead = startDrawingAhead({ db, drawProcess, mediaFolder, count: config.DRAW_AHEAD }, logger);
  const key = deps.operatorKey ?? '';
  await publishOperatorKey(config.DATA_DIR, { url: `http://127.0.0.1:${port}`, key });
  process.send?.({ type: 'ready', port });
}

/** Everything that runs beside calls; returns the undo. */
function startJobs(app: FastifyInstance, deps: AppDeps, sampleShop: SampleShop | null): () => Promise<void> {
  const { logger } = deps;
  // A snapshot that is too old to compare with means reading the whole catalogue again: no call should wait for that.
  const looking = setInterval(() => void app.readCache.confirm().catch(() => undefined), lookEveryMs);
  const stops = [
    startReconciler(deps, logger),
    startNightlyBooks(deps, logger),
    startCatalogueJobs(deps, logger),
    startDropJobs(deps, logger),
    startPointJobs(deps, logger),
    startSending(deps, logger),
    ...(sampleShop ? [sampleShop.registerPayments(deps, logger)] : []),
  ];
  return async () => {
    clearInterval(looking);
    for (const stop of stops) await stop();
  };
}

/** The database for serving, after the work that may take longer than any call. */
async function openPrepared(
  { DATABASE_URL: url, DATA_DIR }: ApiConfig,
  prepare: (database: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> {
  if (url) return needs('the database of DATABASE_URL', () => preparedPostgres(url, prepare));
  const database = await needs('its own database folder', () => openPglite(DATA_DIR));
  try {
    await prepare(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Prepares on connections without limits of time, and serves on others. */
async function preparedPostgres(
  url: string,
  prepare: (database: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> {
  const patient = await openPostgres(url, { isPatient: true });
  try {
    await prepare(patient);
  } finally {
    await patient.close();
  }
  return openPostgres(url);
}

/** Says what was missing in front of why. */
async function needs<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The database is there: what it says of the key is the whole reason.
    if (error instanceof AnotherKey) throw error;
    throw new Error(`it needs ${what} (${explain(error)})`);
  }
}

async function makeWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // A volume's root may belong to another account, which then decides who reads it.
  await chmod(folder, 0o700).catch(() => undefined);
  await access(folder, constants.W_OK);
}

/** One line that says what is wrong, without a stack: an operator reads it. */
function explain(error: unknown): string {
  if (error instanceof AggregateError) return explain(error.errors[0]);
  return error instanceof Error ? error.message.split('\n')[0] || error.name : String(error);
}

endWithParent();
// What is written to disk is for this account only.
process.umask(0o077);
try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`API cannot start: ${explain(error)}\n`);
  process.exit(1);
}
