import type { PendingWish } from '@mall/contracts/platform/services';
import { failure } from '@mall/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkout } from '../../testing/builders.ts';
import { callsOf, openOrderPage as open, payButton } from './testing/open-order-page.tsx';

const wish: PendingWish = {
  kind: 'order',
  products: [{ product_id: 101, product_option_id: 1001, order_quantity: 2 }],
  from: '/goods/view/101',
};

type OrderPage = Awaited<ReturnType<typeof open>>;

afterEach(() => sessionStorage.clear());

describe('the order page', () => {
  it('shows lines and amounts as the server priced them, and what it knows of the member', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: '주문 상품 1' })).toBeInTheDocument();
    expect(screen.getByText(/· 2개/)).toBeInTheDocument();
    expect(screen.getByText('−17,100원')).toBeInTheDocument();
    expect(await payButton()).toHaveTextContent('79,800원 결제하기');
    expect(await screen.findAllByText('김서연')).toHaveLength(2);
    expect(screen.getByText(/서울특별시 성동구 가상로 45/)).toBeInTheDocument();
  });

  it('never shows empty fields for what it is about to know, which would push the page down and up', async () => {
    const wereFields: boolean[] = [];
    const observer = new MutationObserver(() =>
      wereFields.push(document.querySelector('input[name="orderer_name"], input[name="zipcode"]') !== null),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    await open();
    expect(await screen.findAllByText('김서연')).toHaveLength(2);
    observer.disconnect();
    expect(wereFields.length).toBeGreaterThan(1);
    expect(wereFields).not.toContain(true);
  });

  it('says so when there is nothing to order', async () => {
    await open({ 'orders.purchase': failure('NO_TEMPORARY_ORDER') });
    expect(await screen.findByRole('heading', { name: '주문할 상품이 없어요' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '장바구니로 가기' })).toHaveAttribute('href', '/cart');
  });

  it('leads on to the shop when Back comes here after the order was completed', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a completed order is what the test is about
    document.cookie = 'isOrderComplete=1; Path=/';
    const page = await open({ 'orders.purchase': failure('NO_TEMPORARY_ORDER') });
    await waitFor(() => expect(page.services.visited).toEqual(['/']));
    expect(document.cookie).not.toContain('isOrderComplete');
  });

  it("shows the server's words for another failure, and asks again", async () => {
    const replies: unknown[] = [failure('OUT_OF_STOCK', "'셔츠 1' 상품의 재고가 부족합니다."), checkout()];
    await open({ 'orders.purchase': () => replies.shift() });
    expect(await screen.findByRole('alert')).toHaveTextContent('재고가 부족합니다.');
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await payButton()).toBeInTheDocument();
  });
});

describe('an order that was wished for before the login', () => {
  const answers = { 'orders.setTemporary': { temporary_id: 'temporary-1' } };
  const sent = (page: OrderPage) =>
    page.services.calls.map(({ id }) => id).filter((id) => id.startsWith('orders.'));

  it.each([false, true])('is sent once, before the order is read (strict mode: %s)', async (isStrict) => {
    const page = await open(answers, { pendingWish: wish, isStrict });
    await payButton();
    expect(sent(page)).toEqual(['orders.setTemporary', 'orders.purchase']);
    expect(callsOf(page, 'orders.setTemporary')[0]?.input).toEqual({
      body: { products: wish.products, order_location: 'goods' },
    });
    expect(page.services.session.pendingWish()).toBeNull();
  });

  it('names Naver Pay, where that button made it', async () => {
    const page = await open(answers, { pendingWish: { ...wish, is_naver_pay: true } });
    await payButton();
    expect(callsOf(page, 'orders.setTemporary')[0]?.input).toMatchObject({
      body: { pay_method: 'NAVERPAY' },
    });
  });

  it('is not sent again by a shopper who goes back and comes again meanwhile', async () => {
    let release = (_reply: unknown) => {};
    const reply = new Promise((resolve) => {
      release = resolve;
    });
    const first = await open({ 'orders.setTemporary': () => reply }, { pendingWish: wish });
    first.unmount();
    const second = await open({}, { services: first.services });
    await act(async () => release({ temporary_id: 'temporary-1' }));
    await payButton();
    second.unmount();
    await open({}, { services: first.services });
    await payButton();
    expect(callsOf(first, 'orders.setTemporary')).toHaveLength(1);
  });

  it('stays wished for when it could not be sent, until another try', async () => {
    const words = "'셔츠 1' 상품의 재고가 부족합니다.";
    const replies: unknown[] = [failure('OUT_OF_STOCK', words), { temporary_id: 'temporary-1' }];
    const page = await open({ 'orders.setTemporary': () => replies.shift() }, { pendingWish: wish });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(page.services.session.pendingWish()).toEqual(wish);
    expect(sent(page)).toEqual(['orders.setTemporary']);
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await payButton()).toBeInTheDocument();
    expect(page.services.session.pendingWish()).toBeNull();
  });
});
