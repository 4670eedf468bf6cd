import { type FakeOptions, failure, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../../remote.ts';
import { colorOption, productView, selectionPrice, sizeOption } from '../../../../testing/product-view.ts';
import { rememberZipcode } from './remembered-zipcode.ts';

const inWarehouse = { is_delivery_guarantee: true, cj_stock: 4 };
const sizes = [sizeOption(11, inWarehouse), sizeOption(12, { name: 'L', cj_stock: 0 })];
const product = {
  ...productView(colorOption(1, { sizes })),
  flags: ['DELIVERY_GUARANTEE' as const],
};
const arrival = { quick: '2026-11-25', normal: '2026-11-26', order_until: '2026-11-24T05:00:00.000Z' };
const reached = { is_available: true, region: '서울', arrival };
const open = (answers: FakeOptions['answers'] = {}) =>
  renderPage(remote, '/goods/view/7', {
    answers: {
      'products.view': product,
      'products.priceInfo': selectionPrice(39_900),
      'products.deliveryGuarantee': reached,
      ...answers,
    },
  });
const ask = async (zipcode: string) => {
  const opener = screen.queryByRole('button', { name: '우편번호로 도착일 보기' });
  if (opener) await userEvent.click(opener);
  await userEvent.type(await screen.findByRole('textbox', { name: '우편번호' }), zipcode);
  await userEvent.click(screen.getByRole('button', { name: '도착일 확인' }));
};

beforeEach(() => rememberZipcode(null));

describe('delivery of a product', () => {
  it('says when it comes to a postcode, which is remembered for the next product', async () => {
    const page = await open();
    await ask('0479');
    expect(screen.getByText('우편번호 5자리를 입력해주세요.')).toBeInTheDocument();
    await ask('3');
    expect(await screen.findByText('11.25(수) 도착 보장')).toBeInTheDocument();
    expect(screen.getByText('11.26(목) 도착 예정')).toBeInTheDocument();
    expect(screen.getByText(/11.24\(화\) 오후 2:00까지 주문 시 · 04793 지역/)).toBeInTheDocument();
    page.unmount();
    await open();
    expect(await screen.findByText('11.25(수) 도착 보장')).toBeInTheDocument();
  });

  it('is no news of the rest of the page when it cannot be had', async () => {
    const replies: unknown[] = [failure('UNAVAILABLE'), failure('UNAVAILABLE'), reached];
    await open({ 'products.deliveryGuarantee': () => replies.shift() });
    await ask('04793');
    const failed = await screen.findByText('도착 날짜를 불러오지 못했어요.', {}, { timeout: 5000 });
    // Other parts of the page, which this test answers nothing, may offer the same.
    await userEvent.click(within(failed).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('11.25(수) 도착 보장')).toBeInTheDocument();
  });
});

describe('quick delivery mode (spec 4.11)', () => {
  const quick = () => screen.findByRole('checkbox', { name: '빠른배송으로 받기' });

  it('offers what the warehouse has, and asks for it so', async () => {
    const page = await open();
    expect(screen.getByRole('radio', { name: 'L' })).toBeEnabled();
    await userEvent.click(await quick());
    expect(screen.getByRole('radio', { name: 'L 빠른배송 불가' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'M 4개 남음' }));
    const chosen = within(screen.getByRole('region', { name: '선택한 옵션' }));
    expect(chosen.getByText('빠른배송')).toBeInTheDocument();
    expect(page.services.calls.findLast(({ id }) => id === 'products.priceInfo')?.input).toMatchObject({
      body: { option_info: [{ product_option_id: 11, is_guaranteed: true }] },
    });
  });

  it('is off where it does not reach the postcode', async () => {
    const unreached = { is_available: false, region: null, arrival: { ...arrival, quick: null } };
    const page = await open({ 'products.deliveryGuarantee': unreached });
    await userEvent.click(await quick());
    await userEvent.click(screen.getByRole('radio', { name: 'M 4개 남음' }));
    await ask('63122');
    expect(await screen.findByText('입력하신 지역은 빠른배송이 안 돼요.')).toBeInTheDocument();
    expect(await quick()).toBeDisabled();
    // What was chosen for quick delivery before comes normally now.
    await waitFor(() =>
      expect(page.services.calls.findLast(({ id }) => id === 'products.priceInfo')?.input).toEqual({
        body: { product_id: 7, option_info: [{ product_option_id: 11, order_quantity: 1 }] },
      }),
    );
  });
});
