import { productInfo } from '@mall/contracts/api/product-info';
import {
  searchProducts as searchEndpoint,
  searchQuerySchema,
  viewProduct as viewEndpoint,
} from '@mall/contracts/api/products';
import type { FastifyInstance } from 'fastify';
import { audienceOf } from '../cache/audience.ts';
import type { AppDeps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { registerEndpoint, SerialisedReply } from '../http/register-endpoint.ts';
import { loadCards, type PriceView } from './load-cards.ts';
import { loadFacetNames } from './search-facets.ts';
import { type Remember, searchProducts } from './search-products.ts';
import { viewProduct } from './view-product.ts';

/** How the caller sees prices: with the grade's discount, or as a guest. */
export function priceViewOf(caller: Caller, now: Date): PriceView {
  return { buyer: { gradeRate: caller.member?.grade.discount_rate ?? null }, now };
}

/** Cards of one `info` call. */
const maximumCards = 50;

/** Lists, product page and cards (spec 7.4). */
export function productRoutes(app: FastifyInstance, { db, clock }: AppDeps): void {
  const { lists, cards, readCache } = app;
  const facetNames = () => readCache.remember({ key: 'facet-names', load: () => loadFacetNames(db) });
  const shop = { db, lists, cards, facetNames };
  registerEndpoint(app, searchEndpoint, async ({ query, caller }) => {
    const audience = audienceOf(caller);
    // Filters and counts are the same on every page and in every order of a list.
    const remember: Remember = (about, load) =>
      readCache.remember({ key: `summary:${audience}:${about}`, load });
    const key = `search:${audience}:${JSON.stringify(query)}`;
    const load = () => searchProducts(shop, query, priceViewOf(caller, clock()), remember);
    return new SerialisedReply(await readCache.read({ key, load }));
  });
  registerEndpoint(app, viewEndpoint, async ({ params, query, caller }) => {
    const context = { ...priceViewOf(caller, clock()), grade: caller.member?.grade ?? null };
    // An operator looks at what is hidden; that is never kept for others.
    if (query.isAdmin === '1' && caller.member?.userType === 'STAFF')
      return viewProduct(db, params.id, { ...context, showsHidden: true });
    return new SerialisedReply(
      await readCache.read({
        key: `view:${audienceOf(caller)}:${params.id}`,
        productId: params.id,
        load: () => viewProduct(db, params.id, context),
      }),
    );
  });
  registerEndpoint(app, productInfo, async ({ query, caller }) => {
    const given = typeof query.product_ids === 'string' ? query.product_ids.split(',') : query.product_ids;
    const product_ids = given.slice(0, maximumCards);
    const ids = product_ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
    const view = priceViewOf(caller, clock());
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
}
