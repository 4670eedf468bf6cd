import { hostname } from 'node:os';
import path from 'node:path';
import { endWithParent, leaveOnSignal } from '@mall/service-kit/leave-on-signal';
import { listenForMetrics } from '@mall/service-kit/metrics/listen-for-metrics';
import { startTracing } from '@mall/service-kit/traces/tracing';
import { pino } from 'pino';
import { createEdgeApp } from './app.ts';
import { awaitApi } from './await-api.ts';
import { createBudgets } from './budgets/budgets.ts';
import { readConfig } from './config.ts';
import { Development } from './development/development.ts';
import { exposeEdge } from './expose-edge.ts';
import { askForChanges } from './live/product-feed.ts';
import { PageServer } from './page/page-server.ts';
import { watchContent } from './page/watch-content.ts';
import { ArtifactCache } from './release/artifact-cache.ts';
import { Releases } from './release/releases.ts';
import { createDevelopmentPool, createRenderPool } from './render/render-pool.ts';
import { KnownLogins } from './session/known-logins.ts';

endWithParent();
// What is written to disk is for this account only.
process.umask(0o077);
const config = readConfig(process.env);
const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
const stopTracing = await startTracing({ endpoint: config.traceEndpoint, service: 'mall-edge' });
const artifacts = new ArtifactCache(path.join(config.dataFolder, 'artifacts'), config.registryOrigin, log);
const releases = new Releases({
  registryOrigin: config.registryOrigin,
  publicKeyFile: config.publicKeyFile,
  folder: config.dataFolder,
  artifacts,
  artifactBytes: config.artifactCacheBytes,
  log,
  edgeName: `${hostname()}:${config.port}`,
});
const thread = new URL('./render-worker.mjs', import.meta.url);
const pool = createRenderPool(thread, config.renderWorkers);
const logins = new KnownLogins();
const budgets = createBudgets({ redisUrl: config.redisUrl, factor: config.budgetFactor, log });
const development = config.isOverrideAllowed
  ? new Development(path.join(config.dataFolder, 'development'), () => createDevelopmentPool(thread))
  : null;
const pages = new PageServer({ config, artifacts, pool, logins, budgets, log, development });
const stopWatching = watchContent(pages.cache, (cursor) => askForChanges(config.apiOrigin, cursor));
const app = createEdgeApp({ config, artifacts, releases, log, pages, logins, budgets });
app.addHook('preClose', async () => {
  releases.stop();
  stopWatching();
});

exposeEdge({ pages, pool, releases });
const metrics = config.metrics && (await listenForMetrics(config.metrics));

await releases.start();
const release = releases.current();
if (release) {
  await awaitApi(config.apiOrigin);
  await pages.warm(release);
}
try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  console.error(
    `edge: cannot listen on ${config.host}:${config.port}: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}
const address = app.server.address();
process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : null });
if (release) void pages.warmStandby(release);

leaveOnSignal(app, async () => {
  budgets.close();
  await pool.close();
  await development?.close();
  await metrics?.close();
  await stopTracing();
});
