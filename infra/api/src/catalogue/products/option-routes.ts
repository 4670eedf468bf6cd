import { checkDeliveryGuarantee } from '@mall/contracts/api/catalogue/delivery-guarantee';
import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { listProductChanges } from '@mall/contracts/api/catalogue/product-changes';
import { recommendProducts as recommendEndpoint } from '@mall/contracts/api/catalogue/recommends';
import fp from 'fastify-plugin';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { priceViewOf } from '../pricing/price-view.ts';
import { arrivalOf, loadDeliveryCalendar } from './delivery/arrival.ts';
import { guaranteeRegionOf } from './delivery/delivery-guarantee.ts';
import { loadOptionInfo } from './option-info.ts';
import { readProductChanges } from './product-changes.ts';
import { recommendProducts } from './recommend-products.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** What a product page asks for while a shopper chooses (spec 7.4). Stock is always read anew. */
export const optionRoutes = fp<Deps>(
  async (app, { db, clock }) => {
    registerEndpoint(app, viewOptionInfo, ({ query }) =>
      loadOptionInfo(db, query.product_id, query.is_guarantee === '1'),
    );
    registerEndpoint(app, recommendEndpoint, async ({ body, caller }) => ({
      rows: await recommendProducts(db, body.product_code, body.color_tag_id, priceViewOf(caller, clock())),
    }));
    registerEndpoint(app, listProductChanges, async ({ query }) => {
      const changes = await readProductChanges(db, query.since, clock());
      // A page that is notified of a change asks for it next.
      if (changes.product_ids?.length !== 0) app.readCache.recheck();
      return changes;
    });
    registerEndpoint(app, checkDeliveryGuarantee, async ({ query }) => {
      const region = await guaranteeRegionOf(db, query.zipcode);
      const arrival = arrivalOf(await loadDeliveryCalendar(db), clock());
      return {
        is_available: region !== null,
        region,
        arrival: { ...arrival, quick: region === null ? null : arrival.quick },
      };
    });
  },
  { name: 'options', dependencies: ['http', 'login', 'catalogue-cache'], encapsulate: true },
);
