import { guestBrandWishes } from '@mall/contracts/client/guest-brand-wishes';
import {
  guestWishes,
  guestWishPrices,
  keepGuestWishes,
  toggleGuestWish,
} from '@mall/contracts/client/guest-wishes';
import { createStyleCache } from '@mall/remote-kit/emotion';
import { createFakeServices, failure } from '@mall/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from '../store/create-store.ts';
import { followGuestWishes } from './follow-guest-wishes.ts';

afterEach(() => document.body.replaceChildren());

const added = {
  'products.mergeWishes': { added: [7, 9], count: 3 },
  'products.mergeBrandWishes': { added: [5], count: 1 },
  'products.removeWishes': { count: 1 },
  'products.removeBrandWishes': { count: 0 },
};

/** Any page of the shop, with this login. */
function open(status: 'in' | 'out', answers: object = added) {
  document.body.innerHTML = '<div id="shell-footer"></div>';
  const services = createFakeServices('/cart', { answers: { ...added, ...answers } });
  const login = createStore({ status, memberId: status === 'in' ? 1 : null });
  Object.assign(services.session, { current: login.current, subscribe: login.subscribe });
  const fragmentHost = { reserve: () => '', mount: () => () => undefined };
  followGuestWishes({ services, fragmentHost, cache: createStyleCache('shell', '') });
  return { services, login };
}
const callsOf = ({ calls }: { calls: readonly { id: string }[] }) => calls.map(({ id }) => id);

beforeEach(() => {
  keepGuestWishes([]);
  guestBrandWishes.keep([]);
});

it('a login anywhere takes products with their prices and brands along, says so, and undoes it', async () => {
  toggleGuestWish(9, 39_000);
  toggleGuestWish(7);
  guestBrandWishes.toggle(5);
  const { services, login } = open('out');
  expect(callsOf(services)).toEqual([]);
  act(() => login.set({ status: 'in', memberId: 1 }));
  expect(
    await screen.findByText(
      '이 기기에서 찜한 상품 2개, 브랜드 1개를 내 찜 목록에 담았어요.',
      {},
      { timeout: 5000 },
    ),
  ).toBeInTheDocument();
  expect(services.calls).toEqual([
    {
      id: 'products.mergeWishes',
      input: { body: { product_ids: [7, 9], seen_prices: [{ product_id: 9, price: 39_000 }] } },
    },
    { id: 'products.mergeBrandWishes', input: { body: { brand_ids: [5] } } },
  ]);
  expect([guestWishes(), guestWishPrices(), guestBrandWishes.ids()]).toEqual([[], [], []]);
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(screen.queryByText(/담았어요/)).not.toBeInTheDocument());
  expect(services.calls.slice(2)).toEqual([
    { id: 'products.removeWishes', input: { body: { product_ids: [7, 9] } } },
    { id: 'products.removeBrandWishes', input: { body: { brand_ids: [5] } } },
  ]);
  expect(services.messages).toEqual(['찜 목록을 되돌렸어요.']);
});

it('what could not be sent stays on the device and says nothing; the rest is taken along', async () => {
  toggleGuestWish(7, 10_000);
  guestBrandWishes.toggle(5);
  const { services } = open('in', { 'products.mergeWishes': failure('RATE_LIMITED') });
  expect(await screen.findByText(/브랜드 1개를/, {}, { timeout: 5000 })).toBeInTheDocument();
  expect([guestWishes(), guestWishPrices()]).toEqual([[7], [{ product_id: 7, price: 10_000 }]]);
  expect(guestBrandWishes.ids()).toEqual([]);
  expect(services.messages).toEqual([]);
});

it('a device without wishes asks nothing', async () => {
  const { services } = open('in');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(services.calls).toEqual([]);
});
