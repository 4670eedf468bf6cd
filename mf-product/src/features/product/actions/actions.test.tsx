import { listWishIds } from '@mall/contracts/api/people/wishes';
import { guestWishes, keepGuestWishes } from '@mall/contracts/client/guest-wishes';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { colorOption, productView } from '../../../testing/product-view.ts';

const product = productView(colorOption(1));
const listOf = (count: number) => ({
  rows: Array.from({ length: count }, () => productCard({ product_id: 7 })),
  paginate: { page: 1, display_size: 1, total: count, last_page: 1 },
});
const heart = () => screen.getByRole('button', { name: '옥스포드 셔츠 찜하기' });

describe('the heart of a product', () => {
  it("shows what is on the member's list, and changes it", async () => {
    const page = await renderPage(remote, '/goods/view/7', {
      session: loggedIn,
      answers: {
        'products.view': product,
        'products.wishes': listOf(1),
        'products.removeWishes': { count: 0 },
      },
    });
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(heart());
    await waitFor(() => expect(page.services.messages).toEqual(['찜을 해제했어요.']));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it("is out of date on lists that know the member's hearts", async () => {
    const page = await renderPage(remote, '/goods/view/7', {
      session: loggedIn,
      answers: { 'products.view': product, 'products.wishes': listOf(0), 'products.addWish': { count: 1 } },
    });
    const { queryClient } = page.services;
    const hearts = endpointKey(listWishIds, {});
    queryClient.setQueryData(hearts, { product_ids: [] });
    await userEvent.click(heart());
    await waitFor(() => expect(queryClient.getQueryState(hearts)?.isInvalidated).toBe(true));
  });

  it('goes back when it could not be done, and says why', async () => {
    const page = await renderPage(remote, '/goods/view/7', {
      session: loggedIn,
      answers: {
        'products.view': product,
        'products.wishes': listOf(0),
        'products.addWish': failure('WISH_LIMIT', '찜은 500개까지 할 수 있습니다.'),
      },
    });
    await userEvent.click(heart());
    await waitFor(() => expect(page.services.messages).toEqual(['찜은 500개까지 할 수 있습니다.']));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('of a guest stays on the device, beside those of other products', async () => {
    keepGuestWishes([9]);
    const page = await renderPage(remote, '/goods/view/7', { answers: { 'products.view': product } });
    await userEvent.click(heart());
    await waitFor(() =>
      expect(page.services.messages).toEqual(['찜했어요. 로그인하면 다른 기기에서도 볼 수 있어요.']),
    );
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(guestWishes()).toEqual([7, 9]);
    await userEvent.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
    expect(guestWishes()).toEqual([9]);
    const asked = page.services.calls.map(({ id }) => id);
    expect(asked.filter((id) => /wish/i.test(id))).toEqual([]);
  });
});

describe('sharing', () => {
  const share = () => userEvent.click(screen.getByRole('button', { name: '공유하기' }));
  const address = 'https://mall.test/goods/view/7';
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('copies the address where there is no share sheet', async () => {
    const user = userEvent.setup();
    const page = await renderPage(remote, '/goods/view/7?color=1', { answers: { 'products.view': product } });
    await user.click(screen.getByRole('button', { name: '공유하기' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(page.services.messages).toEqual(['상품 링크를 복사했어요.']);
  });

  it.each([
    ['is quiet when the shopper closes the sheet', new DOMException('', 'AbortError'), []],
    [
      'says so when it fails',
      new DOMException('', 'NotAllowedError'),
      ['링크를 복사하지 못했어요. 주소창의 주소를 복사해주세요.'],
    ],
  ])('%s', async (_name, error, messages) => {
    const sheet = jest.fn(() => Promise.reject(error));
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    const page = await renderPage(remote, '/goods/view/7', { answers: { 'products.view': product } });
    await share();
    expect(sheet).toHaveBeenCalledWith({ title: '옥스포드 셔츠', url: address });
    expect(page.services.messages).toEqual(messages);
  });
});
