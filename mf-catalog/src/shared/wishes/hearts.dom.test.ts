import { setHearts, toggleHeart } from './hearts.ts';

// A page that is left ends after the next one has come, and both may have hearts.
it('are those of the newest page, whichever ends first', () => {
  const pressed: string[] = [];
  const heartsOf = (page: string) => ({ has: () => false, toggle: () => void pressed.push(page) });
  const press = () => toggleHeart({ product_id: 7, product_name: '셔츠', last_price: 49_900 });
  const endList = setHearts(heartsOf('list'));
  const endProduct = setHearts(heartsOf('product'));
  endList();
  press();
  expect(pressed).toEqual(['product']);
  endProduct();
  press();
  expect(pressed).toEqual(['product']);
});
