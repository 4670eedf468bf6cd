import {
  productInfo,
  searchProducts as searchEndpoint,
  viewProduct as viewEndpoint,
} from '@mall/contracts/api/products';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { loadCards, type PriceView } from './load-cards.ts';
import { searchProducts } from './search-products.ts';
import { viewProduct } from './view-product.ts';

/** How the caller sees prices: with the grade's discount, or as a guest. */
export function priceViewOf(caller: Caller, now: Date): PriceView {
  return { buyer: { gradeRate: caller.member?.grade.discount_rate ?? null }, now };
}

/** Lists, product page and cards (spec 7.4). */
export function productRoutes(app: FastifyInstance, { db, clock }: AppDeps): void {
  registerEndpoint(app, searchEndpoint, ({ query, caller }) =>
    searchProducts(db, query, priceViewOf(caller, clock())),
  );
  registerEndpoint(app, viewEndpoint, ({ params, caller }) =>
    viewProduct(db, params.id, { ...priceViewOf(caller, clock()), grade: caller.member?.grade ?? null }),
  );
  registerEndpoint(app, productInfo, async ({ query, caller }) => {
    const ids = query.product_ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
    return { rows: await loadCards(db, ids, priceViewOf(caller, clock())) };
  });
}
