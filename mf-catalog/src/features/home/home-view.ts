import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import type { NewMain } from '@mall/contracts/api/content/new-main';
import type { ProductRowData } from '@mall/ui/product/product-row';

/** What the page keeps of its reply: it travels inside the HTML, so nothing that is not shown. */
export function homeView({ sections, popups }: NewMain) {
  return {
    popups,
    sections: {
      ...sections,
      mind_best: sections.mind_best.map(pieceOf),
      basic_best: sections.basic_best.map(pieceOf),
      jucy_best: sections.jucy_best.map(pieceOf),
      basic_product: sections.basic_product.map(pieceOf),
      show_case: sections.show_case.map(withPieces),
      plan_exhibitions: sections.plan_exhibitions.map(withPieces),
      look_collection: sections.look_collection.map(withPieces),
      keyword_styling: sections.keyword_styling.map(withPieces),
      brand_exhibition: sections.brand_exhibition.map(withPieces),
      best_men: rankingOf(sections.best_men),
      best_women: rankingOf(sections.best_women),
    },
  };
}
export type HomeView = ReturnType<typeof homeView>;
export type HomeSections = HomeView['sections'];

/** A product in one line, or as a small picture. */
export type Piece = ProductRowData;

function pieceOf(card: ProductCard): Piece {
  const { product_id, product_name, retail_price, last_price, discount_rate } = card;
  return {
    product_id,
    product_name,
    brand: { name: card.brand.name },
    images: card.images.slice(0, 1),
    retail_price,
    last_price,
    discount_rate,
  };
}

function withPieces<Item extends { products: readonly ProductCard[] }>({ products, ...item }: Item) {
  return { ...item, products: products.map(pieceOf) };
}

/** First place as a card, the others in lines; null where nothing is ranked. */
export interface Ranking {
  first: ProductCard;
  others: readonly Piece[];
}

function rankingOf([first, ...others]: readonly ProductCard[]): Ranking | null {
  return first ? { first, others: others.map(pieceOf) } : null;
}
