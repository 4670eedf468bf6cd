import { openingColorOf, productAddress } from './product-address.ts';

const colors = [{ color_id: 70 }, { color_id: 71 }];
const opened = (address: string) =>
  openingColorOf(colors, new URL(address, 'https://mall.example'))?.color_id;

describe('address of a product', () => {
  it('opens the page in the colour that was shown', () => {
    expect(opened(productAddress({ product_id: 7, shown_color_id: 71 }))).toBe(71);
    expect(productAddress({ product_id: 7 })).toBe('/goods/view/7');
  });

  it.each(['', '?color=', '?color=9', '?color=71.0'])('opens the first colour for %s', (query) => {
    expect(opened(`/goods/view/7${query}`)).toBe(70);
  });
});
