import {
  guestWishes,
  guestWishPrices,
  keepGuestWishes,
  maximumGuestWishes,
} from '@mall/contracts/client/guest-wishes';
import { beginToUse, failure, renderPage } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { productList } from '../../testing/builders.ts';

const answers = {
  'products.search': productList({
    rows: [productCard(), productCard({ product_id: 8, product_name: '울 코트' })],
  }),
  'products.wishIds': { product_ids: [8] },
  'products.addWish': { count: 2 },
  'products.removeWishes': { count: 0 },
};
const list = async (options: object = {}, changes: object = {}) => {
  const page = await renderPage(remote, '/goods/list', { answers: { ...answers, ...changes }, ...options });
  // Hearts come once the page is used.
  await beginToUse();
  return page;
};
const member = { session: { status: 'in', memberId: 1 } };
// The first import of the chunk takes its time.
const heart = (name: string) => screen.findByRole('button', { name: `${name} 찜하기` }, { timeout: 5000 });

beforeEach(() => {
  keepGuestWishes([]);
});

it('guests keep wishes on the device, and read what a login does', async () => {
  const { services } = await list();
  await userEvent.click(await heart('울 코트'));
  expect(await heart('울 코트')).toHaveAttribute('aria-pressed', 'true');
  expect(guestWishes()).toEqual([8]);
  expect(guestWishPrices()).toEqual([{ product_id: 8, price: productCard().last_price }]);
  expect(services.messages).toContain('찜했어요. 로그인하면 다른 기기에서도 볼 수 있어요.');
  expect(services.calls.map(({ id }) => id)).toEqual(['products.search']);
  await userEvent.click(await heart('울 코트'));
  expect([guestWishes(), guestWishPrices()]).toEqual([[], []]);
});

it('the device has room for a hundred', async () => {
  keepGuestWishes(Array.from({ length: maximumGuestWishes }, (_, place) => place + 100));
  const { services } = await list();
  await userEvent.click(await heart('울 코트'));
  expect(services.messages).toContain('찜은 로그인 전에 100개까지 할 수 있어요.');
  expect(guestWishes()).toHaveLength(maximumGuestWishes);
});

it('nonsense on the device is no wish', () => {
  for (const text of ['{', '{"a":1}', '["8"]', '[-1]', 'null']) {
    localStorage.setItem('GUEST_WISHES', text);
    expect(guestWishes()).toEqual([]);
  }
});

it("a member's hearts are those of the account, and what is pressed shows at once, one after the other", async () => {
  const { services } = await list(member);
  expect(await heart('울 코트')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await heart('옥스포드 셔츠'));
  await userEvent.click(await heart('울 코트'));
  expect(await heart('옥스포드 셔츠')).toHaveAttribute('aria-pressed', 'true');
  expect(await heart('울 코트')).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() =>
    expect(services.calls).toEqual(
      expect.arrayContaining([
        { id: 'products.addWish', input: { body: { product_id: 7 } } },
        { id: 'products.removeWishes', input: { body: { product_ids: [8] } } },
      ]),
    ),
  );
});

it('a heart goes back when it could not be done', async () => {
  await list(member, { 'products.addWish': failure('WISH_LIMIT') });
  await userEvent.click(await heart('옥스포드 셔츠'));
  await waitFor(async () => expect(await heart('옥스포드 셔츠')).toHaveAttribute('aria-pressed', 'false'));
});
