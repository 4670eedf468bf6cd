import { quickView } from '@mall/contracts/platform/fragments';
import { type FakeOptions, failure, loggedIn, renderFragment } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { colorOption, productView, selectionPrice, sizeOption } from '../../../testing/product-view.ts';

const sizes = (first: number) => [sizeOption(first), sizeOption(first + 1, { name: 'L' })];
const picture = (view: string) => ({
  path: `/media/products/7/1-${view}.webp?v=1`,
  alt: view,
  width: 1200,
  height: 1600,
});
const product = productView(
  colorOption(1, { sizes: sizes(11), images: [picture('front'), picture('back')] }),
  colorOption(2, { name: '아이보리', sizes: sizes(21) }),
);

const open = (answers: FakeOptions['answers'] = {}, props: object = {}, options: FakeOptions = {}) =>
  renderFragment(
    remote,
    quickView.name,
    { productId: 7, ...props },
    {
      ...options,
      answers: { 'products.view': product, 'products.priceInfo': selectionPrice(39_900), ...answers },
    },
  );

beforeAll(installDialogElement);

describe('a product in short', () => {
  it('opens in the colour that the card shows', async () => {
    await open({}, { colorId: 2 });
    expect(await screen.findByRole('radio', { name: '아이보리' })).toBeChecked();
  });

  it('puts what is chosen into the cart, and says so to its host', async () => {
    const { services } = await open(
      { 'carts.add': { count: 3, same_add_cart_confirm: 'N' } },
      {},
      { session: loggedIn, confirm: () => false },
    );
    await userEvent.click(await screen.findByRole('radio', { name: 'L' }));
    await userEvent.click(screen.getByRole('button', { name: '장바구니 담기' }));
    await waitFor(() =>
      expect(services.published.map(({ topic }) => topic)).toContain('cart:products-added'),
    );
    expect(services.calls.find(({ id }) => id === 'carts.add')?.input).toEqual({
      body: { products: [{ product_id: 7, product_option_id: 12, order_quantity: 1 }] },
    });
  });

  it('keeps its buttons in view in a phone’s dialog, without the bar of a page', async () => {
    await open({}, {}, { isMobileLayout: true });
    expect(await screen.findByRole('button', { name: '바로구매' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '구매하기' })).not.toBeInTheDocument();
  });

  it('shows another picture at the press on its small one', async () => {
    await open();
    const [first, second] = await screen.findAllByRole('button', { name: /^\d번째 사진/ });
    expect(first).toHaveAttribute('aria-current', 'true');
    if (second) await userEvent.click(second);
    expect(second).toHaveAttribute('aria-current', 'true');
    expect(first).toHaveAttribute('aria-current', 'false');
  });

  it('sends to the page who wants a product that is sold by holds', async () => {
    const drop = {
      opens_at: '2026-12-01T11:00:00.000Z',
      ends_at: null,
      is_open: true,
      hold_minutes: 10,
      pieces_per_person: 1,
    };
    await open({ 'products.view': { ...product, drop } });
    expect(await screen.findByText(/선착순으로 판매하는 상품/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '장바구니 담기' })).not.toBeInTheDocument();
  });

  it('says that a product is gone, and can be asked for again when it cannot be had', async () => {
    const replies: unknown[] = [failure('RATE_LIMITED'), failure('NOT_FOUND')];
    await open({ 'products.view': () => replies.shift() });
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('지금은 볼 수 없는 상품이에요')).toBeInTheDocument();
  });
});
