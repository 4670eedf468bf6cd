import { createStore } from '../store/create-store.ts';
import { showBusy } from './show-busy.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="shell-busy"></div>';
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

function open() {
  const isBusy = createStore(false);
  showBusy(isBusy);
  return { isBusy, place: document.getElementById('shell-busy') };
}

it('says that a page is on its way, and no more once it is there', () => {
  const { isBusy, place } = open();
  expect(place).toHaveAttribute('role', 'status');
  isBusy.set(true);
  jest.advanceTimersByTime(150);
  expect(place).toHaveAttribute('data-busy');
  expect(place).toHaveTextContent('페이지를 불러오고 있어요');
  isBusy.set(false);
  expect(place).not.toHaveAttribute('data-busy');
  expect(place).toHaveTextContent('');
});

it('shows nothing of a page that comes at once', () => {
  const { isBusy, place } = open();
  isBusy.set(true);
  jest.advanceTimersByTime(149);
  expect(place).not.toHaveAttribute('data-busy');
  isBusy.set(false);
  jest.runAllTimers();
  expect(place).not.toHaveAttribute('data-busy');
});
