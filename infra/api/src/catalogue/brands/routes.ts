import { listBrandIntroductions, listBrands } from '@mall/contracts/api/catalogue/brands';
import fp from 'fastify-plugin';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { registerEndpoint, SerialisedReply } from '../../platform/http/register-endpoint.ts';
import { loadCardMap } from '../lists/cards/load-cards.ts';
import { priceViewOf } from '../pricing/price-view.ts';
import { loadBrands } from './load-brands.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** Brands and their introduction (spec 7.4). Nothing in them depends on who looks. */
export const brandRoutes = fp<Deps>(
  async (app, { db, clock }) => {
    const onSale = async (siteId?: number) =>
      (await loadBrands(db, siteId)).filter((brand) => brand.product_count > 0);

    registerEndpoint(app, listBrands, async ({ query }) => {
      const load = async () => ({
        rows: (await onSale(query.family_site_id)).map(
          ({ introduction: _text, best_ids: _ids, ...brand }) => brand,
        ),
      });
      return new SerialisedReply(
        await app.readCache.read({ key: `brands:${query.family_site_id ?? ''}`, load }),
      );
    });

    registerEndpoint(app, listBrandIntroductions, async ({ query, caller }) => {
      const brands = (await onSale(query.family_site_id)).filter(
        (brand) => query.brand_id === undefined || brand.brand_id === query.brand_id,
      );
      const ids = brands.flatMap((brand) => brand.best_ids);
      const cards = await loadCardMap(db, ids, priceViewOf(caller, clock()));
      return {
        rows: brands.map(({ best_ids, ...brand }) => ({
          ...brand,
          images: best_ids.flatMap((id) => cards.get(id)?.images[1] ?? []),
        })),
      };
    });
  },
  { name: 'brands', dependencies: ['http', 'login', 'catalogue-cache'], encapsulate: true },
);
