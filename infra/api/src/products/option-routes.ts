import { checkDeliveryGuarantee } from '@mall/contracts/api/delivery-guarantee';
import { viewOptionInfo } from '@mall/contracts/api/option-info';
import { recommendProducts as recommendEndpoint } from '@mall/contracts/api/recommends';
import { priceSelection as priceEndpoint } from '@mall/contracts/api/selection-price';
import type { FastifyInstance } from 'fastify';
import { buyerViewOf } from '../carts/buyer-view.ts';
import type { AppDeps } from '../deps.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { guaranteeRegionOf } from './delivery-guarantee.ts';
import { loadOptionInfo } from './option-info.ts';
import { recommendProducts } from './recommend-products.ts';
import { priceViewOf } from './routes.ts';
import { priceSelection } from './selection-price.ts';

/** What a product page asks for while a shopper chooses (spec 7.4). Stock is always read anew. */
export function optionRoutes(app: FastifyInstance, { db, clock }: AppDeps): void {
  registerEndpoint(app, viewOptionInfo, ({ query }) =>
    loadOptionInfo(db, query.product_id, query.is_guarantee === '1'),
  );
  registerEndpoint(app, priceEndpoint, ({ body, caller }) =>
    priceSelection(db, body, buyerViewOf(caller, clock())),
  );
  registerEndpoint(app, recommendEndpoint, async ({ body, caller }) => ({
    rows: await recommendProducts(db, body.product_code, body.color_tag_id, priceViewOf(caller, clock())),
  }));
  registerEndpoint(app, checkDeliveryGuarantee, async ({ query }) => {
    const region = await guaranteeRegionOf(db, query.zipcode);
    return { is_available: region !== null, region };
  });
}
