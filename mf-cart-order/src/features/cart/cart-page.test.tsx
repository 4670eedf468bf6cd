import { type FakeOptions, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { amount, cart, cartLine } from '../../testing/builders.ts';
import { cartChecks } from './cart-checks.ts';

type Request = { body: { cart_ids?: number[] } };

const twoLines = cart(79_800, cartLine(1), cartLine(2));
const open = (answers: FakeOptions['answers'] = {}, options: FakeOptions = {}) =>
  renderPage(remote, '/cart', {
    session: loggedIn,
    ...options,
    answers: { 'carts.list': twoLines, ...answers },
  });
type CartPage = Awaited<ReturnType<typeof open>>;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const summary = () => within(screen.getByRole('region', { name: '결제 예정 금액' }));
const inputsOf = (page: CartPage, id: string) =>
  page.services.calls.filter((call) => call.id === id).map(({ input }) => input);

beforeEach(() => {
  cartChecks.unCartCheckList = [];
});

describe('the cart', () => {
  it('asks guests to log in, and asks nothing for them', async () => {
    const page = await open({}, { session: { status: 'out', memberId: null } });
    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
      'href',
      '/member/login?redirect_url=%2Fcart',
    );
    expect(page.services.calls).toEqual([]);
  });

  it('leads to the goods when it is empty', async () => {
    await open({ 'carts.list': cart(0) });
    expect(screen.getByRole('link', { name: '상품 둘러보기' })).toHaveAttribute('href', '/goods/list');
  });

  it("shows each line at the server's price, beside what it would cost in the shops", async () => {
    const rows = [
      { code: 'RETAIL', label: '정상가', amount: 114_000 },
      { code: 'SELL', label: '판매가 할인', amount: -34_200 },
      { code: 'ONEPLUS', label: '1+1', amount: -39_900 },
    ];
    await open({
      'carts.list': cart(39_900, cartLine(1, { order_quantity: 2, line_price: 39_900, rows })),
    });
    const line = within(screen.getByRole('listitem'));
    expect(line.getByText('114,000원')).toBeInTheDocument();
    expect(line.getByText('39,900원')).toBeInTheDocument();
    expect(line.getByText('1+1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '39,900원 주문하기 (1)' })).toBeEnabled();
  });

  it('can be asked for again when it cannot be had', async () => {
    const replies: unknown[] = [failure('RATE_LIMITED'), twoLines];
    await open({ 'carts.list': () => replies.shift() });
    expect(screen.getByRole('alert')).toHaveTextContent('장바구니를 불러오지 못했어요');
    await press('다시 시도');
    expect(await screen.findByRole('heading', { name: '장바구니 2' })).toBeInTheDocument();
  });
});

describe('choosing lines of the cart', () => {
  it('asks the server what they come to, keeps the amount before meanwhile and says so', async () => {
    let release = (_reply: unknown) => {};
    const later = new Promise((resolve) => {
      release = resolve;
    });
    await open({ 'carts.list': ({ body }: Request) => (body.cart_ids ? later : twoLines) });
    await check('셔츠 2 선택');
    const region = screen.getByRole('region', { name: '결제 예정 금액' });
    expect(region).toHaveAttribute('aria-busy', 'true');
    expect(summary().getByText('79,800원')).toBeInTheDocument();
    await act(async () =>
      release({ ...twoLines, amount: amount(42_900, { delivery_fee: 3_000, until_free_delivery: 10_100 }) }),
    );
    expect(await screen.findByRole('button', { name: '42,900원 주문하기 (1)' })).toBeEnabled();
    expect(region).toHaveAttribute('aria-busy', 'false');
    expect(summary().getByText('+3,000원')).toBeInTheDocument();
  });

  it('shows no amount when that cannot be had, and asks again', async () => {
    const replies: unknown[] = [failure('RATE_LIMITED'), { ...twoLines, amount: amount(42_900) }];
    const page = await open({
      'carts.list': ({ body }: Request) => (body.cart_ids ? replies.shift() : twoLines),
    });
    await check('셔츠 2 선택');
    expect(await summary().findByRole('alert')).toHaveTextContent('금액을 불러오지 못했어요');
    expect(summary().queryByText(/[\d,]+원/)).not.toBeInTheDocument();
    await press('다시 시도');
    expect(await screen.findByRole('button', { name: '42,900원 주문하기 (1)' })).toBeEnabled();
    expect(inputsOf(page, 'carts.list').at(-1)).toEqual({ body: { cart_ids: [1] } });
  });

  it('offers no order of nothing', async () => {
    await open();
    await check('전체 선택');
    expect(screen.getByRole('button', { name: '주문하기' })).toBeDisabled();
  });
});

describe('ordering from the cart', () => {
  const answers = {
    'carts.checkBundle': { amount: amount(79_800) },
    'orders.setTemporary': { temporary_id: 'temporary-1' },
  };

  it('checks what is chosen and goes to the order page, also with the keyboard alone', async () => {
    const quick = cartLine(1, { is_guaranteed: true, inflow_url: 'https://a.example/' });
    const page = await open({ ...answers, 'carts.list': cart(79_800, quick, cartLine(2)) });
    screen.getByRole('checkbox', { name: '셔츠 2 선택' }).focus();
    await userEvent.keyboard(' ');
    screen.getByRole('button', { name: /주문하기/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.services.visited).toEqual(['/order']));
    const products = [
      {
        product_id: 101,
        product_option_id: 1001,
        order_quantity: 1,
        is_guaranteed: true,
        inflow_url: 'https://a.example/',
      },
    ];
    expect(inputsOf(page, 'carts.checkBundle')).toEqual([
      { body: { product_info: products, order_location: 'carts' } },
    ]);
    expect(inputsOf(page, 'orders.setTemporary')).toEqual([
      { body: { products, cart_ids: [1], order_location: 'carts' } },
    ]);
  });

  it('says what a set that is sold whole only still needs, and leads there', async () => {
    const missing_parts = { label: '셋업', products: [{ product_id: 7, product_name: '울 슬랙스' }] };
    await open({ 'carts.list': { ...cart(39_900, cartLine(1)), missing_parts } });
    const note = within(summary().getByRole('note'));
    expect(note.getByText(/'셋업'은\(는\) 세트로만/)).toBeInTheDocument();
    expect(note.getByRole('link', { name: '울 슬랙스' })).toHaveAttribute('href', '/goods/view/7');
  });

  it('stays in the cart with the reason when the server refuses', async () => {
    const words = "'셋업' 상품은 세트로만 주문할 수 있습니다.";
    const page = await open({ ...answers, 'carts.checkBundle': failure('BUNDLE_REQUIRED', words) });
    await press(/주문하기/);
    await waitFor(() => expect(page.services.messages).toEqual([words]));
    expect(page.services.visited).toEqual([]);
    expect(inputsOf(page, 'orders.setTemporary')).toEqual([]);
  });
});
