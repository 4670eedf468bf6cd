import { listCart } from '@mall/contracts/api/orders/carts';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import { type FakeOptions, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { productCard } from '@mall/ui/testing/product-card';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { colorOption, productView, selectionPrice, sizeOption } from '../../../testing/product-view.ts';

const sizes = [sizeOption(11), sizeOption(12, { name: 'L' })];
const product = productView(colorOption(1, { sizes }));
const partner = productCard({ product_id: 8 });
const wanted = (product_option_id: number, order_quantity = 1) => ({
  product_id: 7,
  product_option_id,
  order_quantity,
});

const open = (answers: FakeOptions['answers'] = {}, options: FakeOptions = {}) =>
  renderPage(remote, '/goods/view/7', {
    ...options,
    answers: { 'products.view': product, 'products.priceInfo': selectionPrice(39_900), ...answers },
  });
const choose = (size = 'M') => userEvent.click(screen.getByRole('radio', { name: size }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chosen = () => screen.getByRole('region', { name: '선택한 옵션' });
const idle = () => waitFor(() => expect(chosen()).toHaveAttribute('aria-busy', 'false'));
const callsOf = (page: Awaited<ReturnType<typeof open>>, id: string) =>
  page.services.calls.filter((call) => call.id === id).map(({ input }) => input);

beforeAll(installDialogElement);

describe('the price of a choice', () => {
  it("is the server's own: the second piece of 1+1 costs nothing", async () => {
    const page = await open({
      'products.priceInfo': ({ body }: { body: { option_info: { order_quantity: number }[] } }) =>
        selectionPrice(39_900, { order_quantity: body.option_info[0]?.order_quantity ?? 0 }),
    });
    await choose();
    await press('블랙 / M 수량 늘리기');
    await idle();
    expect(within(chosen()).getAllByText('39,900원')).toHaveLength(1);
    expect(within(chosen()).getByText('42,900원')).toBeInTheDocument();
    expect(within(chosen()).getByText('배송비 3,000원 포함')).toBeInTheDocument();
    expect(callsOf(page, 'products.priceInfo').at(-1)).toEqual({
      body: { product_id: 7, option_info: [{ product_option_id: 11, order_quantity: 2 }] },
    });
  });

  it('is asked for as the press on a size begins, and is there when it ends', async () => {
    const page = await open();
    const size = screen.getByRole('radio', { name: 'M' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: size });
    expect(callsOf(page, 'products.priceInfo')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: '선택한 옵션' })).not.toBeInTheDocument();
    await userEvent.click(size);
    expect(within(chosen()).getByText('42,900원')).toBeInTheDocument();
    await idle();
    expect(callsOf(page, 'products.priceInfo')).toHaveLength(1);
  });

  it('of a part of a set is said to have no benefit, until the set is whole', async () => {
    const ofSet = { ...product, set_product_list: [partner] };
    const whole = selectionPrice(60_000, { order_quantity: 2 });
    const rows = [{ code: 'SETFIX', label: '셋업', amount: -19_800 }];
    const replies = [selectionPrice(39_900), { ...whole, amount: { ...whole.amount, rows } }];
    await open({ 'products.view': ofSet, 'products.priceInfo': () => replies.shift() });
    await choose();
    await idle();
    const words = '혜택이 적용되지 않은 개별 상품 가격으로 제공됩니다';
    expect(within(chosen()).getByText(words)).toBeInTheDocument();
    await press('블랙 / M 수량 늘리기');
    await idle();
    expect(within(chosen()).queryByText(words)).not.toBeInTheDocument();
  });

  it('of a set that is sold whole only names what is missing', async () => {
    const bundle = { label: '셋업', products: [{ product_id: 8, product_name: '울 슬랙스' }] };
    await open({ 'products.priceInfo': { ...selectionPrice(39_900), bundle } });
    await choose();
    await idle();
    const note = within(chosen()).getByRole('note');
    expect(note).toHaveTextContent("'셋업'은(는) 세트로만 주문할 수 있어요.");
    expect(within(note).getByRole('link', { name: '울 슬랙스' })).toHaveAttribute('href', '/goods/view/8');
  });

  it('stays while the next one is on its way, and says so', async () => {
    let release = (_reply: unknown) => {};
    const next = new Promise((resolve) => {
      release = resolve;
    });
    const replies = [selectionPrice(39_900), next];
    await open({ 'products.priceInfo': () => replies.shift() });
    await choose();
    await idle();
    await press('블랙 / M 수량 늘리기');
    expect(chosen()).toHaveAttribute('aria-busy', 'true');
    expect(within(chosen()).getByText('39,900원')).toBeInTheDocument();
    await act(async () => release(selectionPrice(75_810, { order_quantity: 2 })));
    await idle();
    expect(within(chosen()).getAllByText('75,810원')).toHaveLength(2);
    expect(within(chosen()).queryByText('39,900원')).not.toBeInTheDocument();
  });

  it('is no number at all when it cannot be had, and can be asked for again', async () => {
    const replies: unknown[] = [
      selectionPrice(39_900),
      failure('OUT_OF_STOCK', "'옥스포드 셔츠' 상품의 재고가 부족합니다."),
      selectionPrice(75_810, { order_quantity: 2 }),
    ];
    await open({ 'products.priceInfo': () => replies.shift() });
    await choose();
    await idle();
    await press('블랙 / M 수량 늘리기');
    expect(await within(chosen()).findByRole('alert')).toHaveTextContent('재고가 부족합니다.');
    expect(within(chosen()).queryByText(/원$/)).not.toBeInTheDocument();
    await userEvent.click(within(chosen()).getByRole('button', { name: '다시 시도' }));
    expect(await within(chosen()).findAllByText('75,810원')).toHaveLength(2);
    expect(within(chosen()).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('buying', () => {
  it('needs a choice', async () => {
    const page = await open({}, { session: loggedIn });
    await press('장바구니 담기');
    expect(page.services.messages).toEqual(['상품을 선택해주세요.']);
    expect(callsOf(page, 'carts.add')).toEqual([]);
  });

  it('puts the choice into the cart, which is read anew, publishes it and offers the cart', async () => {
    const page = await open({ 'carts.add': { same_add_cart_confirm: 'N', count: 3 } }, { session: loggedIn });
    const cart = endpointKey(listCart, { body: {} });
    page.services.queryClient.setQueryData(cart, { lines: [] });
    await choose();
    await choose('L');
    await press('장바구니 담기');
    await waitFor(() => expect(page.services.visited).toEqual(['/cart']));
    expect(callsOf(page, 'carts.add')).toEqual([{ body: { products: [wanted(11), wanted(12)] } }]);
    // Its lines may be as many as before.
    await waitFor(() => expect(page.services.queryClient.getQueryState(cart)?.isInvalidated).toBe(true));
    expect(page.services.published.slice(1)).toEqual([
      { topic: 'cart:count-changed', payload: { count: 3 } },
      {
        topic: 'cart:products-added',
        payload: { products: [expect.objectContaining({ product_id: 7, quantity: 1 }), expect.anything()] },
      },
    ]);
    expect(screen.queryByRole('region', { name: '선택한 옵션' })).not.toBeInTheDocument();
  });

  it.each([
    ['again on a yes', true, 2, ['/cart']],
    ['no more on a no', false, 1, []],
  ])('asks about what lies in the cart already, and adds it %s', async (_name, isYes, sent, visited) => {
    const replies = [
      { same_add_cart_confirm: 'Y', count: 1 },
      { same_add_cart_confirm: 'N', count: 1 },
    ];
    const page = await open(
      { 'carts.add': () => replies.shift() },
      { session: loggedIn, confirm: () => isYes },
    );
    await choose();
    await press('장바구니 담기');
    await waitFor(() => expect(page.services.messages[0]).toMatch('이미 장바구니에 담긴 상품이에요.'));
    await waitFor(() => expect(page.services.visited).toEqual(visited));
    expect(callsOf(page, 'carts.add')).toHaveLength(sent);
  });

  it("says the server's words when it is refused", async () => {
    const page = await open(
      { 'carts.add': failure('QUANTITY_LIMIT', '한 번에 99개까지 담을 수 있습니다.') },
      { session: loggedIn },
    );
    await choose();
    await press('장바구니 담기');
    await waitFor(() => expect(page.services.messages).toEqual(['한 번에 99개까지 담을 수 있습니다.']));
    expect(chosen()).toBeInTheDocument();
  });

  it('sends a guest to log in and remembers the choice', async () => {
    const page = await open();
    await choose();
    await press('바로구매');
    expect(page.services.visited).toEqual(['/member/login?redirect_url=%2Fgoods%2Fview%2F7']);
    expect(page.services.session.pendingWish()).toEqual({
      kind: 'order',
      products: [wanted(11)],
      from: '/goods/view/7',
    });
  });

  it('puts what a guest wanted into the cart once the guest has logged in, and only once', async () => {
    const page = await open(
      { 'carts.add': { same_add_cart_confirm: 'N', count: 1 } },
      {
        session: loggedIn,
        isStrict: true,
        pendingWish: { kind: 'cart', products: [wanted(12, 2)], from: '/goods/view/7' },
      },
    );
    await waitFor(() => expect(page.services.visited).toEqual(['/cart']));
    expect(callsOf(page, 'carts.add')).toEqual([{ body: { products: [wanted(12, 2)] } }]);
    expect(page.services.session.pendingWish()).toBeNull();
  });

  it('orders at once with the keyboard alone', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const page = await open(
      {
        'carts.checkBundle': { amount: selectionPrice(39_900).amount },
        'orders.setTemporary': { temporary_id: 't-1' },
      },
      { session: loggedIn },
    );
    screen.getByRole('radio', { name: 'M' }).focus();
    await user.keyboard(' ');
    screen.getByRole('button', { name: '바로구매' }).focus();
    await user.keyboard('{Enter}{Enter}');
    // The toast is read before the page changes (spec 4.13).
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(page.services.visited).toEqual(['/order']);
    expect(callsOf(page, 'orders.setTemporary')).toEqual([
      { body: { products: [wanted(11)], order_location: 'goods' } },
    ]);
    jest.useRealTimers();
  });

  it('happens in a sheet on phones', async () => {
    await open({}, { isMobileLayout: true });
    await press('구매하기');
    const sheet = within(screen.getByRole('dialog', { name: '옵션 선택' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'M' }));
    expect(await sheet.findByText('42,900원')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: '바로구매' })).toBeInTheDocument();
  });

  it('is not offered for what is sold out', async () => {
    await open({ 'products.view': { ...product, is_sold_out: true } });
    expect(screen.getByText('품절된 상품이에요')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '블랙' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '바로구매' })).not.toBeInTheDocument();
  });
});
