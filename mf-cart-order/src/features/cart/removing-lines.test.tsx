import { listWishIds } from '@mall/contracts/api/people/wishes';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import { type FakeOptions, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { cart, cartLine } from '../../testing/builders.ts';
import { cartChecks } from './cart-checks.ts';

const open = (answers: FakeOptions['answers'] = {}, options: FakeOptions = {}) =>
  renderPage(remote, '/cart', { session: loggedIn, ...options, answers });
type CartPage = Awaited<ReturnType<typeof open>>;

/** A cart at the server that really loses and gets its lines. */
function cartServer(...first: ReturnType<typeof cartLine>[]) {
  let lines = first;
  return {
    'carts.list': () => cart(39_900 * lines.length, ...lines),
    'carts.delete': ({ body }: { body: { cart_ids: number[] } }) => {
      lines = lines.filter(({ cart_id }) => !body.cart_ids.includes(cart_id));
      return { count: lines.length };
    },
    'carts.deleteSoldOut': () => {
      lines = lines.filter((line) => !line.is_sold_out);
      return { count: lines.length };
    },
    'carts.add': () => {
      lines = first;
      return { same_add_cart_confirm: 'N', count: lines.length };
    },
    'products.addWish': { count: 1 },
  };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const inputsOf = (page: CartPage, id: string) =>
  page.services.calls.filter((call) => call.id === id).map(({ input }) => input);

beforeEach(() => {
  cartChecks.unCartCheckList = [];
});

describe('a line that is removed', () => {
  it('is gone at once, leaves the focus at the next line, and publishes to the header how many are left', async () => {
    const page = await open(cartServer(cartLine(1), cartLine(2), cartLine(3)));
    await press('셔츠 2 삭제');
    expect(await screen.findByRole('heading', { name: '장바구니 2' })).toBeInTheDocument();
    await waitFor(() => expect(button('셔츠 3 삭제')).toHaveFocus());
    expect(page.services.messages).toEqual([]);
    expect(inputsOf(page, 'carts.delete')).toEqual([{ body: { cart_ids: [2] } }]);
    await waitFor(() =>
      expect(page.services.published).toEqual([{ topic: 'cart:count-changed', payload: { count: 2 } }]),
    );
  });

  it('is read about once, whatever becomes of it', async () => {
    const refused = await open({
      ...cartServer(cartLine(1), cartLine(2)),
      'carts.delete': failure('UNAVAILABLE', '잠시 후 다시 시도해주세요.'),
    });
    await press('셔츠 1 삭제');
    await waitFor(() => expect(button('셔츠 1 삭제')).toHaveFocus());
    expect(inputsOf(refused, 'carts.list')).toHaveLength(2);
    refused.unmount();
    const gone = await open(cartServer(cartLine(1), cartLine(2)));
    await press('셔츠 1 삭제');
    await waitFor(() => expect(gone.services.published).toHaveLength(1));
    await screen.findByText('셔츠 1 상품을 삭제했어요.');
    expect(inputsOf(gone, 'carts.list')).toHaveLength(2);
  });

  it('is gone before the server answers, and several go one after the other', async () => {
    const server = cartServer(cartLine(1), cartLine(2), cartLine(3));
    const releases: (() => void)[] = [];
    const page = await open({
      ...server,
      'carts.delete': (input: Parameters<(typeof server)['carts.delete']>[0]) =>
        new Promise((resolve) => {
          releases.push(() => resolve(server['carts.delete'](input)));
        }),
    });
    await press('셔츠 1 삭제');
    expect(screen.getByRole('heading', { name: '장바구니 2' })).toBeInTheDocument();
    expect(screen.queryByText('셔츠 1')).not.toBeInTheDocument();
    expect(button('셔츠 2 삭제')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '장바구니 1' })).toBeInTheDocument();
    expect(inputsOf(page, 'carts.delete')).toHaveLength(1);
    releases[0]?.();
    await waitFor(() => expect(releases).toHaveLength(2));
    releases[1]?.();
    expect(await screen.findByRole('button', { name: '39,900원 주문하기 (1)' })).toBeEnabled();
    expect(screen.getByRole('region', { name: '결제 예정 금액' })).toHaveTextContent(
      '결제 예정 금액 39,900원',
    );
  });

  it('comes back where it was, with words and the focus, when the server keeps it', async () => {
    const page = await open({
      ...cartServer(cartLine(1), cartLine(2)),
      'carts.delete': failure('UNAVAILABLE', '잠시 후 다시 시도해주세요.'),
    });
    await press('셔츠 1 삭제');
    expect(await screen.findByRole('heading', { name: '장바구니 2' })).toBeInTheDocument();
    expect(page.services.messages).toEqual(['잠시 후 다시 시도해주세요.']);
    await waitFor(() => expect(button('셔츠 1 삭제')).toHaveFocus());
    expect(page.services.published).toEqual([]);
    expect(screen.queryByText('셔츠 1 상품을 삭제했어요.')).not.toBeInTheDocument();
  });

  it('leaves the focus at the one before when it was the last', async () => {
    await open(cartServer(cartLine(1), cartLine(2)));
    await press('셔츠 2 삭제');
    await waitFor(() => expect(button('셔츠 1 삭제')).toHaveFocus());
  });

  it('can be put back, also the only one', async () => {
    const page = await open(cartServer(cartLine(1, { order_quantity: 2 })));
    await press('셔츠 1 삭제');
    expect(await screen.findByRole('heading', { name: '장바구니에 담긴 상품이 없어요' })).toBeInTheDocument();
    expect(screen.getByText('셔츠 1 상품을 삭제했어요.')).toBeInTheDocument();
    await press('되돌리기');
    expect(await screen.findByRole('heading', { name: '장바구니 1' })).toBeInTheDocument();
    expect(inputsOf(page, 'carts.add')).toEqual([
      {
        body: {
          same_product: 'Y',
          products: [{ product_id: 101, product_option_id: 1001, order_quantity: 2, is_guaranteed: false }],
        },
      },
    ]);
  });

  it('goes with several others only after a yes', async () => {
    const page = await open(cartServer(cartLine(1), cartLine(2), cartLine(3)), { confirm: () => false });
    await press('선택 삭제');
    expect(page.services.messages).toEqual(['선택한 상품을 삭제하시겠습니까?']);
    expect(inputsOf(page, 'carts.delete')).toEqual([]);
  });

  it('may go to the wish list instead', async () => {
    const page = await open(cartServer(cartLine(1), cartLine(2)));
    const hearts = endpointKey(listWishIds, {});
    page.services.queryClient.setQueryData(hearts, { product_ids: [] });
    await press('셔츠 1 찜으로 옮기기');
    expect(await screen.findByText('셔츠 1 상품을 찜으로 옮겼어요.')).toBeInTheDocument();
    expect(inputsOf(page, 'products.addWish')).toEqual([{ body: { product_id: 101 } }]);
    expect(page.services.queryClient.getQueryState(hearts)?.isInvalidated).toBe(true);
    expect(await screen.findByRole('heading', { name: '장바구니 1' })).toBeInTheDocument();
  });
});

describe('what is sold out', () => {
  const gone = cartLine(2, { is_sold_out: true, available_quantity: 0 });

  it('stands apart, is not counted, and goes all at once', async () => {
    const page = await open(cartServer(cartLine(1), gone));
    const group = within(
      screen.getByRole('heading', { name: '품절 상품 1' }).closest('section') as HTMLElement,
    );
    expect(group.getByText('셔츠 2')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: '셔츠 2 선택' })).not.toBeInTheDocument();
    expect(button('39,900원 주문하기 (1)'.replace('39,900', '79,800'))).toBeEnabled();
    await press('품절 삭제');
    await waitFor(() => expect(page.services.published).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('품절 상품 1')).not.toBeInTheDocument());
  });

  it('is not a line of which some are left: that offers to take those', async () => {
    const short = cartLine(1, { is_sold_out: true, available_quantity: 2, order_quantity: 3 });
    const page = await open({
      ...cartServer(short, cartLine(2)),
      'carts.change': cart(79_800, cartLine(1, { order_quantity: 2, available_quantity: 2 }), cartLine(2)),
    });
    expect(screen.getByRole('checkbox', { name: '셔츠 1 선택' })).toBeDisabled();
    expect(screen.getByText('남은 수량이 2개예요. 수량을 줄이면 주문할 수 있어요.')).toBeInTheDocument();
    await press('2개로 바꾸기');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '셔츠 1 선택' })).toBeEnabled());
    expect(inputsOf(page, 'carts.change')).toEqual([
      { body: { cart_id: 1, product_option_id: 1001, order_quantity: 2 } },
    ]);
  });
});
