import { colorOption, productView, sizeOption } from '../../../testing/product-view.ts';
import { hasQuick, mostOf, piecesOf, wantedOf } from './pieces.ts';

const inWarehouse = { is_delivery_guarantee: true, cj_stock: 2 };
const sizes = [sizeOption(11), sizeOption(12, { name: 'L', stock: 9, ...inWarehouse })];
const product = productView(colorOption(1, { sizes }));
const source = { productId: 7, name: null, colors: product.options.colors };
const chosen = (...ids: number[]) => ids.map((optionId) => ({ productId: 7, optionId, quantity: 1 }));

describe('chosen pieces', () => {
  it('are called, counted and barred as the product stands now', () => {
    const choice = { options: chosen(11), isQuick: false };
    expect(piecesOf([source], choice)).toMatchObject([{ label: '블랙 / M', most: 30, bar: null }]);
    const fresh = productView(
      colorOption(1, { name: '먹색', sizes: [sizeOption(11, { sale_state: 'STOP' })] }),
    );
    const sources = [{ ...source, colors: fresh.options.colors }];
    expect(piecesOf(sources, choice)).toMatchObject([{ label: '먹색 / M', bar: 'stopped' }]);
  });

  it('come by quick delivery in its mode, as many as the warehouse has, the others normally', () => {
    const pieces = piecesOf([source], { options: chosen(11, 12), isQuick: true });
    expect(pieces).toMatchObject([
      { isQuick: false, most: 30 },
      { isQuick: true, most: 2 },
    ]);
    expect(wantedOf(pieces, null)).toEqual([
      { product_id: 7, product_option_id: 11, order_quantity: 1 },
      { product_id: 7, product_option_id: 12, order_quantity: 1, is_guaranteed: true },
    ]);
  });

  it('of partners belong to their own product, and to none before its options are known', () => {
    const options = [{ productId: 8, optionId: 81, quantity: 2 }];
    expect(piecesOf([source], { options, isQuick: false })).toEqual([]);
    const partner = { productId: 8, name: '울 슬랙스', colors: [{ name: '차콜', sizes: [sizeOption(81)] }] };
    const pieces = piecesOf([source, partner], { options, isQuick: false });
    expect(pieces).toMatchObject([{ name: '울 슬랙스', label: '차콜 / M', quantity: 2 }]);
    expect(wantedOf(pieces, 'https://partner.example/a')).toEqual([
      { product_id: 8, product_option_id: 81, order_quantity: 2, inflow_url: 'https://partner.example/a' },
    ]);
  });
});

it.each([
  [{ cj_stock: 2 }, 2],
  [{ cj_stock: 9 }, 9],
  [{ cj_stock: null, is_delivery_guarantee: true }, 30],
  [{ cj_stock: null }, 0],
  [{ cj_stock: 0, is_delivery_guarantee: true }, 0],
])('quick delivery takes of %j at most %i, as the order checks it', (change, most) => {
  expect(mostOf(sizeOption(11, change), true)).toBe(most);
});

it('quick delivery is offered for products that have it and options that go by it', () => {
  expect(hasQuick(product)).toBe(false);
  expect(hasQuick({ ...product, flags: ['DELIVERY_GUARANTEE'] })).toBe(true);
  const none = productView(colorOption(1, { sizes: [sizeOption(11)] }));
  expect(hasQuick({ ...none, flags: ['DELIVERY_GUARANTEE'] })).toBe(false);
});
