import type { ProductView, SizeOption } from '@mall/contracts/api/products';
import { createSelection } from './selection.ts';

const size = (id: number, stock: number): SizeOption => ({
  product_option_id: id,
  name: 'M',
  is_display: true,
  stock,
  sale_state: 'ON',
  is_delivery_guarantee: false,
  cj_stock: null,
});
const product = {
  product_id: 7,
  options: {
    colors: [
      {
        color_id: 1,
        name: '블랙',
        hex: '#111111',
        color_chip: '/media/products/1/1-chip.webp?v=1',
        images: [],
        sizes: [size(11, 2)],
      },
    ],
  },
} as unknown as ProductView;

describe('selection of a product page', () => {
  it('adds a size with its colour and sends it as the API takes it', () => {
    const selection = createSelection(product);
    selection.chooseSize(size(11, 2));
    expect(selection.state.options[0]?.label).toBe('블랙 / M');
    expect(selection.wanted()).toEqual([{ product_id: 7, product_option_id: 11, order_quantity: 1 }]);
  });

  it('never chooses more than there are in stock', () => {
    const selection = createSelection(product);
    for (let times = 0; times < 5; times += 1) selection.chooseSize(size(11, 2));
    expect(selection.wanted()[0]?.order_quantity).toBe(2);
  });

  it('forgets a removed option', () => {
    const selection = createSelection(product);
    selection.chooseSize(size(11, 2));
    selection.remove(11);
    expect(selection.wanted()).toEqual([]);
  });
});
