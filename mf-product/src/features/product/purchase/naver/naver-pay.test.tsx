import { beginToUse, type FakeOptions, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../../remote.ts';
import { colorOption, productView, selectionPrice, sizeOption } from '../../../../testing/product-view.ts';

const product = {
  ...productView(colorOption(1, { sizes: [sizeOption(11)] })),
  pay_method: ['CARD', 'NAVERPAY'],
};
const products = [{ product_id: 7, product_option_id: 11, order_quantity: 1 }];
const open = async (answers: FakeOptions['answers'] = {}, options: FakeOptions = {}) => {
  const page = await renderPage(remote, '/goods/view/7', {
    ...options,
    answers: { 'products.view': product, 'products.priceInfo': selectionPrice(39_900), ...answers },
  });
  await beginToUse();
  return page;
};
const fits = { 'carts.checkBundle': { amount: selectionPrice(39_900).amount } };
const button = () => screen.findByRole('button', { name: '네이버페이로 구매하기' });
const choose = () => userEvent.click(screen.getByRole('radio', { name: 'M' }));
const callsOf = (page: Awaited<ReturnType<typeof open>>, id: string) =>
  page.services.calls.filter((call) => call.id === id).map(({ input }) => input);

beforeAll(installDialogElement);

describe('Naver Pay on the product page', () => {
  it('makes the temporary order with the same checks, and goes to the order page with it chosen', async () => {
    const answers = { ...fits, 'orders.setTemporary': { temporary_id: 't' } };
    const page = await open(answers, { session: loggedIn });
    await choose();
    await userEvent.click(await button());
    await waitFor(() => expect(page.services.visited).toEqual(['/order']), { timeout: 3000 });
    expect(callsOf(page, 'carts.checkBundle')).toHaveLength(1);
    expect(callsOf(page, 'orders.setTemporary')).toEqual([
      { body: { products, order_location: 'goods', pay_method: 'NAVERPAY' } },
    ]);
  });

  it("remembers a guest's wish with the way to pay, and sends to the login page", async () => {
    const page = await open();
    await choose();
    await userEvent.click(await button());
    expect(page.services.visited).toEqual(['/member/login?redirect_url=%2Fgoods%2Fview%2F7']);
    expect(page.services.session.pendingWish()).toEqual({
      ...{ kind: 'order', products, from: '/goods/view/7', is_naver_pay: true },
    });
    expect(callsOf(page, 'orders.setTemporary')).toEqual([]);
  });

  it('asks for an option first, and shows what the server refuses', async () => {
    const refused = { 'carts.checkBundle': failure('OUT_OF_STOCK', '재고가 부족합니다.') };
    const page = await open(refused, { session: loggedIn });
    await userEvent.click(await button());
    expect(page.services.messages).toEqual(['상품을 선택해주세요.']);
    await choose();
    await userEvent.click(await button());
    await waitFor(() => expect(page.services.messages.at(-1)).toBe('재고가 부족합니다.'));
    expect(page.services.visited).toEqual([]);
  });

  it('is not offered where the channel does not take it', async () => {
    await open({ 'products.view': { ...product, pay_method: ['CARD'] } });
    await choose();
    await screen.findByRole('region', { name: '선택한 옵션' });
    expect(screen.queryByRole('button', { name: /네이버페이/ })).not.toBeInTheDocument();
  });
});
