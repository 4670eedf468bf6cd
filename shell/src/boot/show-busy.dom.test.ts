import { createStore } from './create-store.ts';
import { showBusy } from './show-busy.ts';

it('says that a page is on its way, and no more once it is there', () => {
  document.body.innerHTML = '<div id="shell-busy"></div>';
  const isBusy = createStore(false);
  showBusy(isBusy);
  const place = document.getElementById('shell-busy');
  expect(place).toHaveAttribute('role', 'status');
  isBusy.set(true);
  expect(place).toHaveAttribute('data-busy');
  expect(place).toHaveTextContent('페이지를 불러오고 있어요');
  isBusy.set(false);
  expect(place).not.toHaveAttribute('data-busy');
  expect(place).toHaveTextContent('');
});
