import type { Cart } from '@mall/contracts/api/orders/carts';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { cart, cartLine } from '../../../testing/builders.ts';

const set = {
  promotion_rule_id: 9,
  label: '세트 할인',
  set_price: 69_900,
  maximum_count: 4,
  cart_ids: [1, 2],
};
const ofSets = (set_count: number): Cart => ({
  ...cart(
    69_900 * set_count,
    cartLine(1, { order_quantity: set_count }),
    cartLine(2, { order_quantity: set_count }),
  ),
  sets: [{ ...set, set_count }],
});
const open = (changeSet: unknown, list: () => Cart = () => ofSets(1)) =>
  renderPage(remote, '/cart', {
    session: loggedIn,
    answers: { 'carts.list': list, 'carts.changeSet': changeSet },
  });
const numberOf = (label: string) => within(screen.getByRole('group', { name: label })).getByText(/^\d+$/);
const more = () => screen.getByRole('button', { name: '셔츠 1 + 셔츠 2 세트 수량 늘리기' });

it('another number of sets changes all parts at once, and is sent as one change', async () => {
  let release: (reply: Cart) => void = () => undefined;
  const page = await open(
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  await userEvent.click(more());
  for (const label of ['셔츠 1 수량', '셔츠 2 수량']) expect(numberOf(label)).toHaveTextContent('2');
  expect(screen.getByText('세트가 69,900원 · 2세트')).toBeInTheDocument();
  await waitFor(() => expect(page.services.calls.some(({ id }) => id === 'carts.changeSet')).toBe(true));
  release(ofSets(2));
  expect(await screen.findByRole('button', { name: '139,800원 주문하기 (2)' })).toBeEnabled();
  const sent = page.services.calls.filter(({ id }) => id === 'carts.changeSet');
  expect(sent.map(({ input }) => input)).toEqual([{ body: { cart_ids: [1, 2], set_count: 2 } }]);
  expect(more()).toHaveFocus();
});

it('goes back to what it was, with words, when the server refuses it', async () => {
  const page = await open(failure('OUT_OF_STOCK', "'셔츠 2' 상품의 재고가 부족합니다."));
  await userEvent.click(more());
  await waitFor(() => expect(page.services.messages).toEqual(["'셔츠 2' 상품의 재고가 부족합니다."]));
  await waitFor(() => expect(numberOf('셔츠 1 수량')).toHaveTextContent('1'));
});
