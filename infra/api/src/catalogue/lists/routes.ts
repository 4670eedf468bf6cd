import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { searchProducts as searchEndpoint, searchQuerySchema } from '@mall/contracts/api/catalogue/products';
import fp from 'fastify-plugin';
import { audienceOf } from '../../platform/cache/audience.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { registerEndpoint, SerialisedReply } from '../../platform/http/register-endpoint.ts';
import { priceViewOf } from '../pricing/price-view.ts';
import { loadCards } from './cards/load-cards.ts';
import { loadFacetNames } from './facets/search-facets.ts';
import { openPeriod } from './periods/list-period.ts';
import { SalesRanks } from './periods/sales-ranks.ts';
import { type Remember, searchProducts } from './search-products.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** Cards of one `info` call. */
const maximumCards = 50;

/** Goods lists and cards (spec 7.4). */
export const listRoutes = fp<Deps>(
  async (app, { db, clock }) => {
    const { lists, cards, readCache } = app;
    const facetNames = () => readCache.remember({ key: 'facet-names', load: () => loadFacetNames(db) });
    const ranks = new SalesRanks(db);
    const shop = { db, lists, cards, facetNames };
    registerEndpoint(app, searchEndpoint, async ({ query, caller }) => {
      const audience = audienceOf(caller);
      const now = clock();
      const period = await openPeriod(ranks, query, now);
      // Filters and counts are the same on every page and in every order of a list.
      const remember: Remember = (about, load) =>
        readCache.remember({ key: `summary:${audience}:${about}`, load });
      const key = `search:${audience}:${period?.name}:${JSON.stringify(query)}`;
      const load = () => searchProducts(shop, query, { ...priceViewOf(caller, now), period }, remember);
      return new SerialisedReply(await readCache.read({ key, load }));
    });
    registerEndpoint(app, productInfo, async ({ query, caller }) => {
      const given = typeof query.product_ids === 'string' ? query.product_ids.split(',') : query.product_ids;
      const product_ids = given.slice(0, maximumCards);
      const ids = product_ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
      const view = { ...priceViewOf(caller, clock()), period: null };
      const rows = await loadCards(db, ids, view);
      if (query.is_filter !== '1') return { rows };
      const filtered = searchQuerySchema.parse({
        product_ids,
        is_filter: '1',
        is_count: '1',
      });
      await readCache.confirm();
      return { rows, filter: (await searchProducts(shop, filtered, view)).filter };
    });
  },
  { name: 'lists', dependencies: ['http', 'login', 'catalogue-cache'], encapsulate: true },
);
