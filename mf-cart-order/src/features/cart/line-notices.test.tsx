import { type FakeOptions, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { cart, cartLine } from '../../testing/builders.ts';
import { cartChecks } from './cart-checks.ts';

const open = (answers: NonNullable<FakeOptions['answers']>) =>
  renderPage(remote, '/cart', { session: loggedIn, answers });
const listing = (...lines: ReturnType<typeof cartLine>[]) => ({ 'carts.list': cart(39_900, ...lines) });

beforeEach(() => {
  cartChecks.unCartCheckList = [];
});
afterEach(() => localStorage.clear());

describe('a line of the cart', () => {
  it.each([
    [44_900, '담으셨을 때보다 내렸어요: 1개 44,900원 → 39,900원'],
    [34_900, '담으신 뒤 올랐어요: 1개 34,900원 → 39,900원'],
  ])('that cost %i when it was put in says so', async (seen_price, words) => {
    await open(listing(cartLine(1, { seen_price })));
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('says how few are left', async () => {
    await open(listing(cartLine(1, { available_quantity: 3 })));
    expect(screen.getByText('3개 남음')).toBeInTheDocument();
  });

  it('says what one more would bring, and takes it', async () => {
    const page = await open({
      ...listing(cartLine(1, { next_benefit: { code: 'ONEPLUS', pieces: 1 } })),
      'carts.change': cart(39_900, cartLine(1, { order_quantity: 2, next_benefit: null })),
    });
    expect(screen.getByText('한 개 더 담으면 1+1로 한 개는 무료예요')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '1개 더 담기' }));
    await waitFor(() => expect(screen.queryByText(/1\+1로/)).not.toBeInTheDocument());
    const change = page.services.calls.find(({ id }) => id === 'carts.change');
    expect(change?.input).toEqual({ body: { cart_id: 1, product_option_id: 1001, order_quantity: 2 } });
    // The reply of the change is the cart: it is not asked for again.
    expect(page.services.calls.filter(({ id }) => id === 'carts.list')).toHaveLength(1);
  });

  it('costs what it costs with the lines that are checked', async () => {
    const pair = cart(39_900, cartLine(1), cartLine(2, { line_price: 0 }));
    const alone = cart(39_900, cartLine(1), cartLine(2, { line_price: 39_900 }));
    await open({
      'carts.list': ({ body }: { body: { cart_ids?: number[] } }) => (body.cart_ids ? alone : pair),
    });
    const second = () => within(screen.getAllByRole('listitem')[1] as HTMLElement);
    expect(second().getByText('0원')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: '셔츠 1 선택' }));
    expect(await second().findByText('39,900원')).toBeInTheDocument();
  });
});

describe('an empty cart', () => {
  const empty = { 'carts.list': cart(0) };

  it('shows what was looked at in the last days', async () => {
    const views = [
      { product_id: 5, date: new Date().toISOString() },
      { product_id: 6, date: new Date(Date.now() - 8 * 86_400_000).toISOString() },
    ];
    localStorage.setItem('RECENT_VIEW', JSON.stringify(views));
    const page = await open(empty);
    await waitFor(() =>
      expect(document.querySelector('[data-fragment="mf-catalog/product-grid"]')).toBeInTheDocument(),
    );
    expect(page.services.calls.map(({ id }) => id)).not.toContain('products.search');
  });

  it.each(['not json', '[{"product_id":"x"}]'])(
    'asks for what sells best without any, also of %s',
    async (stored) => {
      localStorage.setItem('RECENT_VIEW', stored);
      const page = await open(empty);
      await waitFor(() => expect(page.services.calls.map(({ id }) => id)).toContain('products.search'));
      expect(screen.getByRole('link', { name: '상품 둘러보기' })).toBeInTheDocument();
    },
  );
});
