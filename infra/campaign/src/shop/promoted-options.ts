import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import type { CampaignShop } from './campaign-shop.ts';
import type { OptionToBuy } from './goods.ts';

/** Two sizes of a product that carries this promotion and no other, with so many pieces of each. */
export async function takeTwo(
  { visitor, goods }: CampaignShop,
  promotion: 'ONEPLUS' | 'NPLUS',
  stock: number,
): Promise<OptionToBuy[]> {
  const browser = visitor();
  const { data } = await browser.call(searchProducts, {
    query: { f_promotions: [promotion], display_size: 60 },
  });
  for (const { product_id, promotions, is_sold_out } of data.rows) {
    if (is_sold_out || promotions.length !== 1) continue;
    const view = await browser.call(viewProduct, { params: { id: product_id }, query: {} });
    const sizes = view.data.options.colors
      .flatMap((color) => color.sizes)
      .filter((size) => size.is_display && size.sale_state === 'ON');
    if (sizes.length < 2) continue;
    const two = sizes.slice(0, 2).map(({ product_option_id }) => ({ product_id, product_option_id, stock }));
    for (const option of two) await goods.restock(option, stock);
    return two;
  }
  throw new Error(`the catalogue has no ${promotion} product with two sizes`);
}
