import { colorOption, productView } from '../../../testing/product-view.ts';
import { createSelection } from './selection.ts';

const white = colorOption(2, { name: '화이트' });
const product = productView(colorOption(1), white);

describe('selection of a product page', () => {
  it('opens in the colour that the page was asked for', () => {
    expect(createSelection(product).state.colorId).toBe(1);
    expect(createSelection(product, white).state.colorId).toBe(2);
  });

  it('never chooses more than there are', () => {
    const selection = createSelection(product);
    for (let times = 0; times < 5; times += 1) selection.choose({ productId: 7, optionId: 11 }, 2);
    expect(selection.state.options).toEqual([{ productId: 7, optionId: 11, quantity: 2 }]);
  });

  it('forgets a removed option', () => {
    const selection = createSelection(product);
    selection.choose({ productId: 7, optionId: 11 }, 2);
    selection.remove(11);
    expect(selection.state.options).toEqual([]);
  });
});
