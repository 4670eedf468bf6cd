import { listSiteMaps, viewSiteMap } from '@mall/contracts/api/content/site-map';
import fp from 'fastify-plugin';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { loadSiteMap, loadSiteMaps } from './load-site-map.ts';

interface Deps {
  clock: Clock;
  db: Db;
}

/** What search engines find; each edge asks once in a while. */
export const siteMapRoutes = fp<Deps>(
  async (app, { db, clock }) => {
    registerEndpoint(app, listSiteMaps, async () => ({ rows: await loadSiteMaps(db, clock()) }));
    registerEndpoint(app, viewSiteMap, async ({ params, query }) => ({
      rows: await loadSiteMap(db, params.part, query.page, clock()),
    }));
  },
  { name: 'site-map', dependencies: ['http', 'login'], encapsulate: true },
);
