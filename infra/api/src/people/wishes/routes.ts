import {
  addBrandWish as addBrandEndpoint,
  listBrandWishes as brandsEndpoint,
  mergeBrandWishes as mergeBrandsEndpoint,
  removeBrandWishes as removeBrandsEndpoint,
} from '@mall/contracts/api/people/brand-wishes';
import {
  addWish as addEndpoint,
  listWishIds as idsEndpoint,
  listWishes as listEndpoint,
  mergeWishes as mergeEndpoint,
  removeWishes as removeEndpoint,
} from '@mall/contracts/api/people/wishes';
import type { FastifyPluginAsync } from 'fastify';
import { priceViewOf } from '../../catalogue/pricing/price-view.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { memberOf } from '../../platform/http/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { addBrandWishes, listBrandWishes, mergeBrandWishes, removeBrandWishes } from './brand-wishes.ts';
import {
  addWish,
  countWishes,
  listWishes,
  listWishIds,
  mergeWishes,
  removeWishes,
} from './product-wishes.ts';

const brandIdsOf = (body: { brand_id: number } | { brand_ids: number[] }) =>
  'brand_id' in body ? [body.brand_id] : body.brand_ids;

interface Deps {
  db: Db;
  clock: Clock;
}

/** Wishlists of products and brands (spec 7.4). */
export const wishRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, listEndpoint, ({ query, caller }) =>
    listWishes(db, memberOf(caller).memberId, query, priceViewOf(caller, clock())),
  );
  registerEndpoint(app, addEndpoint, async ({ body, caller }) => ({
    count: await addWish(db, memberOf(caller).memberId, body.product_id, priceViewOf(caller, clock())),
  }));
  registerEndpoint(app, removeEndpoint, async ({ body, caller }) => ({
    count: await removeWishes(db, memberOf(caller).memberId, body.product_ids),
  }));
  registerEndpoint(app, idsEndpoint, async ({ caller }) => ({
    product_ids: await listWishIds(db, memberOf(caller).memberId),
  }));
  registerEndpoint(app, mergeEndpoint, async ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    const added = await mergeWishes(db, memberId, body, priceViewOf(caller, clock()));
    return { added, count: await countWishes(db, memberId) };
  });
  registerEndpoint(app, brandsEndpoint, async ({ caller }) => ({
    rows: await listBrandWishes(db, memberOf(caller).memberId),
  }));
  registerEndpoint(app, addBrandEndpoint, async ({ body, caller }) => ({
    count: await addBrandWishes(db, memberOf(caller).memberId, brandIdsOf(body), clock()),
  }));
  registerEndpoint(app, mergeBrandsEndpoint, ({ body, caller }) =>
    mergeBrandWishes(db, memberOf(caller).memberId, body.brand_ids, clock()),
  );
  registerEndpoint(app, removeBrandsEndpoint, async ({ body, caller }) => ({
    count: await removeBrandWishes(db, memberOf(caller).memberId, brandIdsOf(body)),
  }));
};
