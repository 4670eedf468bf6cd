import type { Picture, ProductCard } from '@mall/contracts/api/catalogue/products';
import {
  type GoodsVariant,
  type HomePlanSection,
  type HomeStyle,
  variantOf,
} from '@mall/contracts/api/content/home-plan';
import type { NewMain } from '@mall/contracts/api/content/new-main';
import type { ProductRowData } from '@mall/ui/product/product-row';

/** What the page keeps of its reply: it travels inside the HTML, so nothing that is not shown. */
export function homeView({ plan, sections, popups }: NewMain) {
  const planned = new Map(plan.sections.map((section) => [section.kind, section]));
  function whenPlanned<Item>(kind: HomePlanSection['kind'], items: readonly Item[]): readonly Item[] {
    return planned.has(kind) ? items : [];
  }
  const goods = (kind: 'md_products' | 'new_products' | 'basic_product') =>
    planned.has(kind)
      ? goodsOf(variantOf(kind, planned.get(kind)?.variant), plan.style.density, sections[kind])
      : null;
  const isPosters = variantOf('plan_exhibitions', planned.get('plan_exhibitions')?.variant) === 'posters';
  return {
    plan,
    popups,
    sections: {
      top_banners: whenPlanned('top_banners', sections.top_banners),
      main_banners: whenPlanned('main_banners', sections.main_banners),
      highlight: whenPlanned('highlight', sections.highlight),
      time_sale: planned.has('time_sale') ? sections.time_sale : null,
      md_products: goods('md_products'),
      new_products: goods('new_products'),
      basic_product: goods('basic_product'),
      mind_best: whenPlanned('brand_best', sections.mind_best).map(pieceOf),
      basic_best: whenPlanned('brand_best', sections.basic_best).map(pieceOf),
      jucy_best: whenPlanned('brand_best', sections.jucy_best).map(pieceOf),
      show_case: whenPlanned('show_case', sections.show_case).map(withPieces),
      plan_exhibitions: whenPlanned('plan_exhibitions', sections.plan_exhibitions).map((item) =>
        withPieces(isPosters ? { ...item, products: [] } : item),
      ),
      look_collection: whenPlanned('look_collection', sections.look_collection).map(withPieces),
      keyword_styling: whenPlanned('keyword_styling', sections.keyword_styling).map(withPieces),
      brand_exhibition: whenPlanned('brand_exhibition', sections.brand_exhibition).map(withPieces),
      best_men: rankingOf(whenPlanned('best', sections.best_men)),
      best_women: rankingOf(whenPlanned('best', sections.best_women)),
      bottom_banners: whenPlanned('bottom_banners', sections.bottom_banners),
    },
  };
}
export type HomeView = ReturnType<typeof homeView>;
export type HomeSections = HomeView['sections'];

/** A product in one line, or as a small picture. */
export type Piece = ProductRowData;

/** Stands beside the words that it shows: its own are never read out, and would be a hundredth of the page. */
const decoration = (picture: Picture): Picture => ({ ...picture, alt: '' });

function pieceOf(card: ProductCard): Piece {
  const { product_id, product_name, retail_price, last_price, discount_rate } = card;
  return {
    product_id,
    product_name,
    brand: { name: card.brand.name },
    images: card.images.slice(0, 1).map(decoration),
    retail_price,
    last_price,
    discount_rate,
  };
}

function withPieces<Item extends { products: readonly ProductCard[]; image: Picture }>({
  products,
  image,
  ...item
}: Item) {
  return { ...item, image: decoration(image), products: products.map(pieceOf) };
}

/** One row of tiles, and the large picture of an editorial with four beside it. */
const tileCount = 6;
const editorialCount = 5;

/** A list of products as its layout needs them. */
export type HomeGoods =
  | { variant: 'rail' | 'grid' | 'mosaic'; cards: readonly ProductCard[] }
  | { variant: 'editorial' | 'priced' | 'tiles'; pieces: readonly Piece[] };

/** Fewer products are no section, and fewer than these no mosaic but a rail. */
const leastProducts = 3;
const mosaicSize = 9;
/** Columns on PC: a last row with holes is left out. */
const columns = { airy: 4, regular: 5, dense: 5 } as const;

function goodsOf(
  variant: GoodsVariant,
  density: HomeStyle['density'],
  products: readonly ProductCard[],
): HomeGoods | null {
  if (products.length < leastProducts) return null;
  if (variant === 'mosaic' && products.length < mosaicSize) return { variant: 'rail', cards: products };
  if (variant === 'mosaic') return { variant, cards: products.slice(0, mosaicSize) };
  if (variant === 'rail') return { variant, cards: products };
  if (variant === 'grid') return { variant, cards: fullRows(products, columns[density]) };
  if (variant === 'priced') return { variant, pieces: fullRows(products, columns.dense).map(pieceOf) };
  return {
    variant,
    pieces: products.slice(0, variant === 'tiles' ? tileCount : editorialCount).map(pieceOf),
  };
}

function fullRows<Item>(items: readonly Item[], inRow: number): readonly Item[] {
  return items.length < inRow ? items : items.slice(0, items.length - (items.length % inRow));
}

/** First place as a card, the others in lines; null where too few are ranked. */
export interface Ranking {
  first: ProductCard;
  others: readonly Piece[];
}

function rankingOf(products: readonly ProductCard[]): Ranking | null {
  const [first, ...others] = products;
  return first && products.length >= leastProducts ? { first, others: others.map(pieceOf) } : null;
}
