import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRegistryApp } from '@mall/registry/app';
import { Registry } from '@mall/registry/registry';
import { type SampleParts, sampleRoute, writeSampleBuild } from '@mall/registry/testing/sample-build';
import { pino } from 'pino';
import { createEdgeApp } from '../../app.ts';
import { createBudgets } from '../../budgets/budgets.ts';
import { readConfig } from '../../config.ts';
import { Development } from '../../development/development.ts';
import { PageServer } from '../../page/page-server.ts';
import { ArtifactCache } from '../../release/artifact-cache.ts';
import { Releases } from '../../release/releases.ts';
import {
  createDevelopmentPool,
  createRenderPool,
  type RenderLimits,
  type RenderPool,
} from '../../render/render-pool.ts';
import { KnownLogins } from '../../session/known-logins.ts';
import type { SampleBundles } from './build-sample-shop.ts';

interface SampleShopOptions {
  apiOrigin: string;
  /** Threads that outlive this shop; their owner closes them. A shop starts its own otherwise, which takes longest. */
  pool?: RenderPool;
  limits?: Partial<RenderLimits>;
  environment?: Record<string, string>;
  /** Versions of the sample remote that were released one after the other; the last one is served. */
  versions?: readonly string[];
  /** Versions of the shell, released one after the other before that. */
  shells?: readonly string[];
  /** Where the edge keeps its files; a folder of its own unless said. */
  dataFolder?: string;
}

/** A registry with releases of the sample shop, served until `close`. */
async function releaseSampleShop(
  root: string,
  bundles: SampleBundles,
  { versions = ['1.0.0'], shells = ['1.0.0'] }: Pick<SampleShopOptions, 'versions' | 'shells'>,
) {
  const registry = new Registry(path.join(root, 'registry'));
  const builds = path.join(root, 'builds');
  const publish = (parts: Omit<SampleParts, 'content'>, bundle: string) => {
    const server = bundle.replaceAll('SAMPLE_VERSION', parts.version ?? '1.0.0');
    const content = { 'remoteEntry.js': `// ${parts.name}`, 'server/server.cjs': server };
    registry.artifacts.publish(writeSampleBuild(builds, { ...parts, content }));
  };
  for (const version of shells) publish({ name: 'shell', version }, bundles.shell);
  publish({ name: 'mf-neighbour', routes: [sampleRoute('text', '/neighbour/:name')] }, bundles.neighbour);
  const ids: string[] = [];
  const release = (version: string, shell = shells.at(-1) ?? '1.0.0') => {
    const routes = [
      { ...sampleRoute('product', '/goods/view/:name'), query: ['preview'] },
      { ...sampleRoute('cart', '/cart'), isPersonal: true },
    ];
    publish({ name: 'mf-sample', version, routes }, bundles.remote);
    const parts = { shell, 'mf-neighbour': '1.0.0', 'mf-sample': version };
    const { id } = registry.compose({ versions: parts, base: 'stable' });
    registry.promote(id, 'stable', { by: 'the test', why: '' });
    ids.push(id);
  };
  const [first = '1.0.0', ...later] = versions;
  for (const shell of shells) release(first, shell);
  for (const version of later) release(version);
  const app = createRegistryApp(registry);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, publicKeyFile: registry.publicKeyFile, ids, release, close: () => app.close() };
}

/** Tests run beside others: a thread may have to wait long for a processor. */
const patience = { silentMs: 5000, answerMs: 10_000 };

/** Threads that render pages of the sample shop, one unless said, and the one that stands by. */
export const openSamplePool = (
  bundles: SampleBundles,
  limits?: Partial<RenderLimits>,
  threads = 1,
): RenderPool => createRenderPool(pathToFileURL(bundles.thread), threads, { ...patience, ...limits });

/** An edge in front of an API with everything that it has in production, on a release of the sample shop. */
export async function openSampleShop(bundles: SampleBundles, options: SampleShopOptions) {
  const root = mkdtempSync(path.join(tmpdir(), 'sample-shop-'));
  const registry = await releaseSampleShop(root, bundles, options);
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  const config = readConfig({
    API_ORIGIN: options.apiOrigin,
    REGISTRY_ORIGIN: registry.origin,
    REGISTRY_PUBLIC_KEY: registry.publicKeyFile,
    DATA_DIR: options.dataFolder ?? root,
    ...options.environment,
  });
  const artifacts = new ArtifactCache(path.join(config.dataFolder, 'artifacts'), registry.origin, log);
  const releases = new Releases({
    registryOrigin: registry.origin,
    publicKeyFile: registry.publicKeyFile,
    folder: config.dataFolder,
    artifacts,
    log,
  });
  await releases.start();
  releases.stop();
  const pool = options.pool ?? openSamplePool(bundles, options.limits);
  const logins = new KnownLogins();
  const budgets = createBudgets({ redisUrl: config.redisUrl, factor: config.budgetFactor, log });
  const development = config.isOverrideAllowed
    ? new Development(path.join(config.dataFolder, 'development'), () =>
        createDevelopmentPool(pathToFileURL(bundles.thread), patience),
      )
    : null;
  const pages = new PageServer({ config, artifacts, pool, logins, budgets, log, development });
  const release = releases.current();
  if (release) {
    await pages.warm(release);
    await pages.warmStandby(release);
  }
  const app = createEdgeApp({ config, artifacts, releases, log, pages, logins, budgets });
  return {
    app,
    pages,
    pool,
    releases,
    /** Lines of the edge's log. */
    lines,
    artifacts,
    folder: config.dataFolder,
    /** Releases, the oldest first. */
    releaseIds: registry.ids,
    /** Releases another version of the sample remote. */
    release: (version: string) => registry.release(version),
    stopRegistry: registry.close,
    close: async () => {
      await app.close();
      await development?.close();
      if (pool !== options.pool) await pool.close();
      await registry.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export type SampleShop = Awaited<ReturnType<typeof openSampleShop>>;
