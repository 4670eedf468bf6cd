import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Db } from '@mall/api/platform/database/schema/schema';
import type { Season } from '@mall/contracts/domain/catalogue/facets';
import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/catalogue/goods-list';
import type { ProductFlag } from '@mall/contracts/domain/catalogue/product-flags';
import { type FamilySite, familySites } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import type { Dice } from '../random.ts';
import { type OutfitPiece, outfitOf } from '../wardrobe/outfit.ts';
import { partOf } from '../wardrobe/part-of.ts';

/** A product as banners, plans and looks choose it. */
export interface SiteProduct extends OutfitPiece {
  product_id: number;
  family_site_id: number;
  category_id: number;
  root_id: number;
  flags: readonly string[];
  search_text: string;
}

/** What a site's content chooses from, best sellers first, and the season that it speaks of. */
export interface SiteProducts {
  site: FamilySite;
  products: readonly SiteProduct[];
  season: Season;
}

/** Best sellers that are looked at. */
const looked = 5000;
/** Best sellers that what is shown is drawn from. */
const drawnFrom = 40;
/** Fewest pieces that a picture or a rail of a headline's own kinds holds. */
export const fewest = 2;

/** What every site that has goods sells; the main shop sells everything. */
export async function loadSiteProducts(db: Db, season: Season): Promise<SiteProducts[]> {
  const { rows } = await sql<Omit<SiteProduct, 'line'>>`
    select p.product_id, b.family_site_id, p.category_id, p.category_ids[1] as root_id, p.seasons, p.flags, p.search_text,
      p.garment->>'type' as type, coalesce((select c.color_group from product_colors c
        where c.product_id = p.product_id order by c.position limit 1), '') as color_group
    from products p join brands b using (brand_id)
    where not p.is_sold_out and not p.is_hidden order by p.sales_count desc, p.product_id limit ${looked}`.execute(
    db,
  );
  const products = rows.map((row) => ({ ...row, line: lineOf(row.root_id) }));
  return familySites
    .map((site) => ({
      site,
      season,
      products: products.filter((row) => site.id === 1 || row.family_site_id === site.id),
    }))
    .filter((entry) => entry.products.length > 0);
}

function lineOf(root: number): SiteProduct['line'] {
  if (root === menCategoryId) return 'men';
  return root === womenCategoryId ? 'women' : 'goods';
}

/** What a headline speaks of. */
export interface Subject {
  types?: readonly GarmentType[] | undefined;
  flag?: ProductFlag | undefined;
  line?: SiteProduct['line'] | undefined;
}

/** Goods of the season that a headline speaks of, best sellers first; all of the season where the site has too few. */
function goodsFor({ products, season }: SiteProducts, { types, flag, line }: Subject): SiteProduct[] {
  const ofLine = line ? products.filter((piece) => piece.line === line) : products;
  const worn = ofLine.filter(({ seasons }) => seasons.includes(season));
  const flagged = flag ? worn.filter(({ flags }) => flags.includes(flag)) : worn;
  const fitting = types ? flagged.filter(({ type }) => types.includes(type)) : flagged;
  return [fitting, flagged, worn, [...products]].find((found) => found.length >= fewest) ?? [...products];
}

/** Whether a site has so many goods of the season that a headline speaks of. */
export const hasGoods = (
  { products, season }: SiteProducts,
  count: number,
  { types, flag }: Subject,
): boolean =>
  products.filter(
    (piece) =>
      piece.seasons.includes(season) &&
      (!types || types.includes(piece.type)) &&
      (!flag || piece.flags.includes(flag)),
  ).length >= count;

/** Goods for a rail or a page: of the season and of what the headline speaks of. */
export function takeProducts(
  entry: SiteProducts,
  count: number,
  dice: Dice,
  subject: Subject = {},
): number[] {
  return dice.sample(goodsFor(entry, subject).slice(0, drawnFrom), count).map(({ product_id }) => product_id);
}

/** Pieces that are seen together: an outfit, or goods of one kind for one person where the headline has but one kind. */
export function takeTogether(
  entry: SiteProducts,
  count: number,
  dice: Dice,
  subject: Subject = {},
): SiteProduct[] {
  const goods = goodsFor(entry, subject);
  if (goods.length === 0) return [];
  const kinds = new Set(goods.map(({ type }) => partOf(type)));
  if (kinds.size >= fewest) {
    const outfit = outfitOf(goods, { count, season: entry.season }, dice);
    if (outfit.length >= fewest) return outfit;
  }
  const line = dice.pick(goods).line;
  const own = goods.filter((piece) => piece.line === line);
  return dice.sample(own.slice(0, drawnFrom), count);
}

/** A whole look that a headline is about: completed by what else the site has. */
export function takeLook(
  entry: SiteProducts,
  count: number,
  dice: Dice,
  subject: Subject = {},
): SiteProduct[] {
  const { products, season } = entry;
  const look = outfitOf(products, { types: subject.types, count, season }, dice);
  return look.length >= fewest ? look : takeTogether(entry, count, dice, subject);
}

/** Fewest goods of a list that a banner leads to. */
const worthAVisit = 8;

/** The narrowest list of a site that holds all of these goods, and enough others. */
export function listHref(
  { site, products }: SiteProducts,
  goods: readonly SiteProduct[],
  flag?: ProductFlag,
): string {
  const query = `?family_site=${site.code}`;
  const isWorth = (isListed: (piece: SiteProduct) => boolean) =>
    goods.every(isListed) && products.filter(isListed).length >= worthAVisit;
  if (flag && goods.every(({ flags }) => flags.includes(flag))) return `/goods/list/${flag}${query}`;
  const [first] = goods;
  if (first && isWorth(({ category_id }) => category_id === first.category_id))
    return `/goods/list/category/${first.category_id}${query}`;
  if (first && isWorth(({ root_id }) => root_id === first.root_id))
    return `/goods/list/category/${first.root_id}${query}`;
  return `/goods/list${query}`;
}
