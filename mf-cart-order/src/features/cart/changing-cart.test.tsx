import { cartCountChanged, cartLinesChanged } from '@mall/contracts/events/topics';
import { type FakeOptions, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { cart, cartLine } from '../../testing/builders.ts';
import { cartChecks } from './cart-checks.ts';

const twoLines = cart(79_800, cartLine(1), cartLine(2));
const open = (answers: FakeOptions['answers'] = {}, options: FakeOptions = {}) =>
  renderPage(remote, '/cart', {
    session: loggedIn,
    ...options,
    answers: { 'carts.list': twoLines, ...answers },
  });
type CartPage = Awaited<ReturnType<typeof open>>;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const summary = () => within(screen.getByRole('region', { name: '결제 예정 금액' }));
const inputsOf = (page: CartPage, id: string) =>
  page.services.calls.filter((call) => call.id === id).map(({ input }) => input);

beforeEach(() => {
  cartChecks.unCartCheckList = [];
});

describe('changing the cart', () => {
  it('sends a new quantity and shows what the server makes of it', async () => {
    const changed = cart(119_700, cartLine(1, { order_quantity: 2, line_price: 79_800 }), cartLine(2));
    let isChanged = false;
    const page = await open({
      'carts.list': () => (isChanged ? changed : twoLines),
      'carts.change': () => {
        isChanged = true;
        return changed;
      },
    });
    await press('셔츠 1 수량 늘리기');
    expect(await screen.findByRole('button', { name: '119,700원 주문하기 (2)' })).toBeInTheDocument();
    expect(inputsOf(page, 'carts.change')).toEqual([
      { body: { cart_id: 1, product_option_id: 1001, order_quantity: 2 } },
    ]);
  });

  it('counts three fast presses as three, sends no more than it has to, and keeps the focus', async () => {
    const releases: (() => void)[] = [];
    let quantity = 1;
    const page = await open({
      'carts.list': () => cart(39_900 * quantity, cartLine(1, { order_quantity: quantity })),
      'carts.change': ({ body }: { body: { order_quantity: number } }) =>
        new Promise((resolve) => {
          releases.push(() => {
            quantity = body.order_quantity;
            resolve(cart(39_900 * quantity, cartLine(1, { order_quantity: quantity })));
          });
        }),
    });
    const more = screen.getByRole('button', { name: '셔츠 1 수량 늘리기' });
    for (let press = 0; press < 3; press += 1) await userEvent.click(more);
    expect(within(screen.getByRole('group', { name: '셔츠 1 수량' })).getByText('4')).toBeInTheDocument();
    await waitFor(() => expect(releases).toHaveLength(1));
    releases[0]?.();
    await waitFor(() => expect(releases).toHaveLength(2));
    releases[1]?.();
    expect(await screen.findByRole('button', { name: '159,600원 주문하기 (1)' })).toBeEnabled();
    const sent = inputsOf(page, 'carts.change') as { body: { order_quantity: number } }[];
    expect(sent.map(({ body }) => body.order_quantity)).toEqual([2, 4]);
    expect(more).toHaveFocus();
    expect(summary().getByRole('status')).toHaveTextContent('결제 예정 금액 159,600원');
  });

  it('agrees with another tab that has put something in', async () => {
    let lines = [cartLine(1)];
    const page = await open({ 'carts.list': () => cart(39_900, ...lines) });
    lines = [cartLine(1), cartLine(2)];
    act(() => page.services.bus.publish(cartCountChanged, { count: 2 }));
    expect(await screen.findByRole('heading', { name: '장바구니 2' })).toBeInTheDocument();
  });

  it('agrees with another tab that has changed a quantity, and with one that fills an empty cart', async () => {
    let shown = cart(39_900, cartLine(1));
    const page = await open({ 'carts.list': () => shown });
    shown = cart(79_800, cartLine(1, { order_quantity: 2 }));
    act(() => page.services.bus.publish(cartLinesChanged, { source: 'other' }));
    expect(await screen.findByRole('button', { name: '79,800원 주문하기 (1)' })).toBeInTheDocument();
    shown = cart(0);
    act(() => page.services.bus.publish(cartCountChanged, { count: 0 }));
    expect(await screen.findByRole('heading', { name: '장바구니에 담긴 상품이 없어요' })).toBeInTheDocument();
    shown = cart(39_900, cartLine(3));
    act(() => page.services.bus.publish(cartCountChanged, { count: 1 }));
    expect(await screen.findByRole('heading', { name: '장바구니 1' })).toBeInTheDocument();
  });

  it('notifies other tabs of a quantity, and does not read its own change twice', async () => {
    const page = await open({ 'carts.change': twoLines });
    await press('셔츠 1 수량 늘리기');
    await waitFor(() =>
      expect(page.services.published).toEqual([
        { topic: 'cart:lines-changed', payload: { source: expect.any(String) } },
      ]),
    );
    expect(inputsOf(page, 'carts.list')).toHaveLength(1);
  });

  it("says the server's words when a quantity is refused, and reads the cart anew", async () => {
    const page = await open({
      'carts.change': failure('OUT_OF_STOCK', "'셔츠 1' 상품의 재고가 부족합니다."),
    });
    await press('셔츠 1 수량 늘리기');
    await waitFor(() => expect(page.services.messages).toEqual(["'셔츠 1' 상품의 재고가 부족합니다."]));
    await waitFor(() => expect(inputsOf(page, 'carts.list')).toHaveLength(2));
    const stepper = within(screen.getByRole('group', { name: '셔츠 1 수량' }));
    expect(await stepper.findByText('1')).toBeInTheDocument();
  });
});
