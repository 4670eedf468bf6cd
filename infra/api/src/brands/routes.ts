import { listBrandIntroductions, listBrands } from '@mall/contracts/api/brands';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { registerEndpoint, SerialisedReply } from '../http/register-endpoint.ts';
import { loadCardMap } from '../products/load-cards.ts';
import { priceViewOf } from '../products/routes.ts';
import { loadBrands } from './load-brands.ts';

/** Brands and their introduction (spec 7.4). Nothing in them depends on who looks. */
export function brandRoutes(app: FastifyInstance, { db, clock }: AppDeps): void {
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
}
