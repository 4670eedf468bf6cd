import {
  cachedBytes,
  cachedPages,
  channelAges,
  jobs,
  openBreakers,
  releaseRevisions,
  servedReleases,
  threads,
  versionLabels,
} from './metrics/edge-metrics.ts';
import type { PageServer } from './page/page-server.ts';
import type { Releases } from './release/releases.ts';
import type { RenderPool } from './render/render-pool.ts';

interface Exposed {
  pages: PageServer;
  pool: RenderPool;
  releases: Releases;
}

/** Has `/metrics` read the state of this edge. */
export function exposeEdge({ pages, pool, releases }: Exposed): void {
  cachedPages.readFrom(() => [[pages.cache.size]]);
  cachedBytes.readFrom(() => [[pages.cache.bytes]]);
  openBreakers.readFrom(() => pages.openBreakers().map((version) => [1, versionLabels(version)]));
  threads.readFrom(() => Object.entries(pool.threadStates()).map(([state, count]) => [count, { state }]));
  jobs.readFrom(() => Object.entries(pool.jobStates()).map(([state, count]) => [count, { state }]));
  servedReleases.readFrom(() =>
    releases
      .followed()
      .flatMap(({ channel, release }) => (release === null ? [] : [[1, { channel, release }] as const])),
  );
  releaseRevisions.readFrom(() =>
    releases.followed().map(({ channel, revision }) => [revision, { channel }]),
  );
  channelAges.readFrom(() => releases.followed().map(({ channel, ageSeconds }) => [ageSeconds, { channel }]));
}
