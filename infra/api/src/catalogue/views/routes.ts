import { listAlsoViewed, noteProductView } from '@mall/contracts/api/catalogue/product-views';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { priceViewOf } from '../pricing/price-view.ts';
import { loadAlsoViewed } from './also-viewed.ts';
import { ViewCounter } from './view-counter.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** How often noted looks are written, ms: many at once cost what one does. */
const flushEveryMs = 5_000;

/** What is looked at together (decision 121). */
export const viewRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  const counter = new ViewCounter(db, clock);
  const flush = () =>
    counter
      .flush()
      .catch((error: unknown) => app.log.error({ err: error }, 'pairs of looks were not written'));
  const timer = setInterval(flush, flushEveryMs);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await flush();
  });

  registerEndpoint(app, noteProductView, async ({ body, caller }) => {
    const { address } = caller;
    counter.note({
      productId: body.product_id,
      seenIds: body.seen_ids,
      who: caller.sessionId ?? address,
      address,
    });
    return {};
  });
  registerEndpoint(app, listAlsoViewed, async ({ query, caller }) => ({
    rows: await loadAlsoViewed(db, query.product_id, priceViewOf(caller, clock())),
  }));
};
