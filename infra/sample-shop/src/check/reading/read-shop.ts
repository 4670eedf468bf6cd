import { garmentSchema } from '@mall/api/catalogue/pictures/garment';
import type { Db } from '@mall/api/platform/database/schema/schema';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { listReviews, type Review } from '@mall/contracts/api/community/reviews';
import { viewSettings } from '@mall/contracts/api/content/content';
import { viewMain } from '@mall/contracts/api/content/main';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { facets } from '@mall/contracts/domain/catalogue/facets';
import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/catalogue/goods-list';
import { type FamilySite, familySites } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import { partOf } from '../../wardrobe/part-of.ts';
import type { Call } from './call-api.ts';
import type { Line, Shop, ShopProduct, SiteView } from './shop.ts';

interface Facts {
  product_id: number;
  garment: unknown;
  seasons: string[];
  released_at: Date;
  root: number;
  colors: { color_id: number; color_group: string }[];
}

/** Most reviews that one page of the product's list takes. */
const reviewsOfPage = 50;

/** Reads every product, home and menu through the API's calls; `now` is the day that the shop is seeded for. */
export async function readShop(call: Call, db: Db, now: Date): Promise<Shop> {
  const { rows } = await sql<Facts>`
    select product_id, garment, seasons, released_at, category_ids[1] as root,
      (select json_agg(json_build_object('color_id', color_id, 'color_group', color_group))
        from product_colors c where c.product_id = p.product_id) as colors
    from products p
    where not is_hidden order by product_id`.execute(db);
  const products: ShopProduct[] = [];
  for (const row of rows) products.push(await readProduct(call, row));
  const sites: SiteView[] = [];
  for (const site of familySites) sites.push(await readSite(call, site));
  return { now, call, db, products, byId: new Map(products.map((item) => [item.id, item])), sites };
}

function lineOf(root: number): Line {
  if (root === menCategoryId) return 'men';
  return root === womenCategoryId ? 'women' : 'goods';
}

async function readProduct(call: Call, row: Facts): Promise<ShopProduct> {
  const { type } = garmentSchema.parse(row.garment);
  const view = await call(viewProduct, { params: { id: row.product_id }, query: {} });
  return {
    id: row.product_id,
    view,
    reviews: view.review_summary.count > 0 ? await readReviews(call, row.product_id) : [],
    line: lineOf(row.root),
    type,
    part: partOf(type),
    seasons: facets.season.values.map(({ value }) => value).filter((season) => row.seasons.includes(season)),
    colorGroups: new Map(row.colors.map(({ color_id, color_group }) => [color_id, color_group])),
    releasedAt: row.released_at,
  };
}

async function readReviews(call: Call, product_id: number): Promise<Review[]> {
  const reviews: Review[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, paginate } = await call(listReviews, {
      query: { product_id, page, limit: reviewsOfPage },
    });
    reviews.push(...rows);
    if (page >= paginate.last_page) return reviews;
  }
}

async function readSite(call: Call, site: FamilySite): Promise<SiteView> {
  const { banners = [] } = await call(viewMain, { query: { type: ['banners'], family_id: site.id } });
  return {
    site,
    home: await call(viewNewMain, { query: { family_id: site.id } }),
    layout: await call(viewSettings, { query: { code: 'layout', family_id: site.id } }),
    banners,
  };
}
