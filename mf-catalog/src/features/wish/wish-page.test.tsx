import { guestWishes, keepGuestWishes } from '@mall/contracts/client/guest-wishes';
import { beginToUse, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';

const shirt = productCard();
const coat = productCard({ product_id: 8, product_name: '울 코트' });
const paginate = { page: 1, display_size: 40, total: 2, last_page: 1 };
beforeEach(() => {
  keepGuestWishes([]);
});

describe('the wishes of a guest', () => {
  const cards = ({ query }: { query: { product_ids: string[] } }) => ({
    rows: [shirt, coat].filter(({ product_id }) => query.product_ids.includes(String(product_id))),
  });
  const open = (answer: unknown = cards) =>
    renderPage(remote, '/wish', { answers: { 'products.info': answer } });

  it('are those of the device, which a login takes along', async () => {
    keepGuestWishes([8, 7]);
    await open();
    expect(await screen.findByText('울 코트')).toBeInTheDocument();
    expect(screen.getByText('2개')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
      'href',
      '/member/login?redirect_url=%2Fwish',
    );
  });

  it('go at once when a heart is pressed again', async () => {
    keepGuestWishes([8, 7]);
    await open();
    await beginToUse();
    await userEvent.click(await screen.findByRole('button', { name: '울 코트 찜하기' }, { timeout: 5000 }));
    await waitFor(() => expect(screen.queryByText('울 코트')).not.toBeInTheDocument());
    expect(screen.getByText('옥스포드 셔츠')).toBeInTheDocument();
    expect(guestWishes()).toEqual([7]);
  });

  it('are none at first, and the page says how there will be some', async () => {
    const { services } = await open();
    expect(await screen.findByText('아직 찜한 상품이 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '베스트 보기' })).toHaveAttribute('href', '/goods/list/BEST');
    expect(services.calls).toEqual([]);
  });

  it('that cannot be had can be asked for again', async () => {
    keepGuestWishes([8]);
    const answers = [failure('NOT_FOUND', ''), { rows: [coat] }];
    await open(() => answers.shift());
    await userEvent.click(await screen.findByRole('button', { name: /다시/ }));
    expect(await screen.findByText('울 코트')).toBeInTheDocument();
  });
});

it('a member has those of the account, page by page', async () => {
  const { services } = await renderPage(remote, '/wish?page=2', {
    session: loggedIn,
    answers: {
      'products.wishes': {
        rows: [coat],
        price_drops: [{ product_id: 8, amount: 3000 }],
        paginate: { ...paginate, page: 2, total: 41 },
      },
    },
  });
  expect(await screen.findByText('울 코트')).toBeInTheDocument();
  expect(services.calls[0]).toEqual({ id: 'products.wishes', input: { query: { page: 2, limit: 40 } } });
  expect(screen.getByText('41개')).toBeInTheDocument();
  expect(screen.getByText('찜한 뒤 3,000원 내렸어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /1/ })).toHaveAttribute('href', '/wish');
});
