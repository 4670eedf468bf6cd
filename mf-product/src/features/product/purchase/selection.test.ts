import { colorOption, productView, sizeOption } from '../../../testing/product-view.ts';
import { createSelection } from './selection.ts';

const medium = sizeOption(11, { stock: 2 });
const black = colorOption(1, { sizes: [medium] });
const white = colorOption(2, { name: '화이트' });
const product = productView(black, white);

describe('selection of a product page', () => {
  it('adds a size with its colour and sends it as the API takes it', () => {
    const selection = createSelection(product);
    selection.chooseSize(medium);
    expect(selection.state.options[0]?.label).toBe('블랙 / M');
    expect(selection.wanted()).toEqual([{ product_id: 7, product_option_id: 11, order_quantity: 1 }]);
  });

  it('opens in the colour that the page was asked for', () => {
    expect(createSelection(product).state.colorId).toBe(1);
    expect(createSelection(product, white).state.colorId).toBe(2);
  });

  it('never chooses more than there are in stock', () => {
    const selection = createSelection(product);
    for (let times = 0; times < 5; times += 1) selection.chooseSize(medium);
    expect(selection.wanted()[0]?.order_quantity).toBe(2);
  });

  it('forgets a removed option', () => {
    const selection = createSelection(product);
    selection.chooseSize(medium);
    selection.remove(11);
    expect(selection.wanted()).toEqual([]);
  });
});
