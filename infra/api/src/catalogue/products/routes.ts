import { viewProduct as viewEndpoint } from '@mall/contracts/api/catalogue/product-view';
import fp from 'fastify-plugin';
import { audienceOf } from '../../platform/cache/audience.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { registerEndpoint, SerialisedReply } from '../../platform/http/register-endpoint.ts';
import { priceViewOf } from '../pricing/price-view.ts';
import { loadAdminFacts } from './load-admin-facts.ts';
import { viewProduct } from './view-product.ts';

interface Deps {
  db: Db;
  clock: Clock;
  config: Pick<ApiConfig, 'PAY_METHODS'>;
}

/** The product page (spec 7.4). */
export const productRoutes = fp<Deps>(
  async (app, { db, clock, config }) => {
    registerEndpoint(app, viewEndpoint, async ({ params, query, caller }) => {
      const context = {
        ...priceViewOf(caller, clock()),
        grade: caller.grade,
        payMethods: config.PAY_METHODS,
      };
      // Never cached for others.
      if (query.isAdmin === '1' && caller.isAdmin) {
        const view = await viewProduct(db, params.id, { ...context, showsHidden: true });
        return { ...view, admin: await loadAdminFacts(db, params.id) };
      }
      return new SerialisedReply(
        await app.readCache.read({
          key: `view:${audienceOf(caller)}:${params.id}`,
          productId: params.id,
          load: () => viewProduct(db, params.id, context),
        }),
      );
    });
  },
  { name: 'products', dependencies: ['http', 'login', 'catalogue-cache'], encapsulate: true },
);
