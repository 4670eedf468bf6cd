import { productViewed } from '@mall/contracts/events/topics';
import { renderPage } from '@mall/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { colorOption, productView, sizeOption } from '../../../testing/product-view.ts';

const inStock = productView(colorOption(1, { sizes: [sizeOption(11)] }));
const soldOut = productView(colorOption(1, { sizes: [sizeOption(11, { stock: 0 })] }));
/** What the API says now. */
let product: typeof inStock;
let undo: () => void;
beforeEach(() => {
  product = inStock;
  undo = FakeEventSource.install();
});
afterEach(() => undo());

const open = () => renderPage(remote, '/goods/view/7', { answers: { 'products.view': () => product } });
const stream = () => FakeEventSource.opened.at(-1);
/** The shopper begins to do something, and the code for that has come. */
const touch = async () => {
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(stream()).toBeDefined());
};
const notify = (data = '{"within_ms":0}') => act(() => stream()?.send('changed', data));
const see = (state: DocumentVisibilityState) =>
  act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });
afterEach(() => jest.restoreAllMocks());

it('leaves the network to the page until it is touched, then follows its product', async () => {
  await open();
  expect(FakeEventSource.opened).toHaveLength(0);
  await touch();
  expect(stream()?.url).toBe('/_live/products/7');
});

it('switches a size off that was sold meanwhile', async () => {
  await open();
  await touch();
  expect(screen.getByRole('radio', { name: 'M' })).toBeEnabled();
  product = soldOut;
  notify();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^M/ })).toBeDisabled());
});

it('asks what it missed when the connection was away, and counts the page as viewed once', async () => {
  const page = await open();
  await touch();
  product = { ...inStock, product_name: '새 이름' };
  act(() => stream()?.send('open', ''));
  expect(await screen.findByRole('heading', { name: '새 이름' })).toBeInTheDocument();
  expect(page.services.published.filter(({ topic }) => topic === productViewed.name)).toHaveLength(1);
});

describe('a price that turns while the page is open', () => {
  const at = (changes: Partial<typeof inStock.price_info>) => ({
    ...inStock,
    price_info: { ...inStock.price_info, ...changes },
  });
  const time_sale = { price: 19_900, start_at: '2026-11-24T00:00:00Z', end_at: '2099-11-24T12:00:00Z' };
  const onSale = at({ time_sale, last_price: 19_900 });

  it('is said when a time sale begins, and takes no place of the layout', async () => {
    const page = await open();
    await touch();
    product = onSale;
    notify();
    await waitFor(() => expect(page.services.messages).toEqual(['타임세일이 시작되어 지금 19,900원이에요.']));
    expect(screen.getByText('19,900원')).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('is said when a time sale ends, and its place stays', async () => {
    product = onSale;
    const page = await open();
    await touch();
    expect(await screen.findByRole('timer')).toBeInTheDocument();
    product = inStock;
    notify();
    expect(await screen.findByText('타임세일이 끝났어요')).toBeInTheDocument();
    expect(page.services.messages).toHaveLength(1);
  });

  it('is said when a coupon begins, and one that ends leaves its place', async () => {
    const page = await open();
    await touch();
    const withCoupon = at({ discount_coupon_price: inStock.price_info.last_price - 1000 });
    product = withCoupon;
    notify();
    await waitFor(() => expect(page.services.messages).toHaveLength(1));
    expect(page.services.messages[0]).toMatch(/^쿠폰을 받으면/);
    expect(screen.queryByText(/^쿠폰 받으면/)).not.toBeInTheDocument();
    page.unmount();
    const other = await open();
    await touch();
    expect(screen.getByText(/^쿠폰 받으면/)).toBeInTheDocument();
    product = inStock;
    notify();
    expect(await screen.findByText('쿠폰이 종료되었어요')).toBeInTheDocument();
    expect(other.services.messages).toEqual(['쿠폰이 종료되었어요.']);
  });
});

it('lets go while its tab is hidden, and when it is left', async () => {
  const page = await open();
  await touch();
  see('hidden');
  expect(stream()?.isClosed).toBe(true);
  see('visible');
  expect(FakeEventSource.opened).toHaveLength(2);
  page.unmount();
  expect(stream()?.isClosed).toBe(true);
});

it('does not mind an event that it cannot read', async () => {
  const page = await open();
  await touch();
  const before = page.services.calls.length;
  notify('<html>');
  notify('{"within_ms":"soon"}');
  expect(page.services.calls).toHaveLength(before);
});
