import { failure } from '@mall/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount, checkout } from '../../testing/builders.ts';
import {
  agreeAndPay,
  asGuest,
  callsOf,
  openOrderPage as open,
  openAsGuest,
  payButton,
} from './testing/open-order-page.tsx';

const payment = {
  ...{ store_id: 'store-1', channel_key: 'channel-1', payment_id: 'payment-1', order_name: '셔츠 1' },
  ...{ total_amount: 79_800, pay_method: 'CARD', sdk_url: 'https://cdn.mall.test/sdk.js' },
};
const place = { 'orders.place': { order_id: '20261122-0001', payment } };
const memo = () => screen.getByRole('combobox', { name: '배송 요청사항' });

beforeEach(() => Object.assign(window, { PortOne: { requestPayment: async () => undefined } }));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Reflect.deleteProperty(window, 'PortOne');
});

describe('the form of an order', () => {
  it('has everything still there that was typed and chosen when a declined payment leads back', async () => {
    const first = await open(place);
    await screen.findByText('shopper@example.com');
    await userEvent.selectOptions(memo(), '직접 입력');
    await userEvent.type(
      screen.getByRole('textbox', { name: '배송 요청사항 직접 입력' }),
      '옆집에 맡겨주세요',
    );
    await userEvent.click(screen.getByRole('radio', { name: '카카오페이' }));
    await agreeAndPay();
    await waitFor(() => expect(callsOf(first, 'orders.place')).toHaveLength(1));
    first.unmount();

    await open(place);
    expect(await screen.findByDisplayValue('옆집에 맡겨주세요')).toBeInTheDocument();
    expect(screen.getByText(/서울특별시 성동구 가상로 45/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '카카오페이' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /결제 진행에 동의/ })).toBeChecked();
  });

  it('can be sent again by anyone who comes back from the payment window to the page as it was left', async () => {
    Object.assign(window, { PortOne: { requestPayment: () => new Promise(() => undefined) } });
    const page = await open({ ...place, 'orders.checkPayment': failure('PAYMENT_PENDING') });
    await agreeAndPay();
    await waitFor(() => expect(callsOf(page, 'orders.place')).toHaveLength(1));
    expect(await payButton()).toHaveAttribute('aria-busy', 'true');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy'));
    // Asked, since a payment that went through must not be made twice.
    expect(callsOf(page, 'orders.checkPayment')).toHaveLength(1);
    await userEvent.click(await payButton());
    await waitFor(() => expect(callsOf(page, 'orders.place')).toHaveLength(2));
    const [first, second] = callsOf(page, 'orders.place').map(({ headers }) => headers?.['idempotency-key']);
    expect(second).toBe(first);
  });

  it('is there after a reload in the middle of typing', async () => {
    const first = await openAsGuest();
    await userEvent.type(await screen.findByRole('textbox', { name: /^이름/ }), '박지민');
    await waitFor(() => expect(sessionStorage.getItem('ORDER_DRAFT')).toContain('박지민'));
    first.unmount();
    await openAsGuest();
    expect(await screen.findByDisplayValue('박지민')).toBeInTheDocument();
  });

  it('is not that of another order', async () => {
    const first = await openAsGuest();
    await userEvent.type(await screen.findByRole('textbox', { name: /^이름/ }), '박지민');
    await waitFor(() => expect(sessionStorage.getItem('ORDER_DRAFT')).toContain('박지민'));
    first.unmount();
    await open({ 'orders.purchase': checkout({ temporary_id: 'temporary-2', is_guest: true }) }, asGuest);
    await payButton();
    expect(screen.queryByDisplayValue('박지민')).not.toBeInTheDocument();
  });

  it('uses the coupons and points of before, or says that they are gone', async () => {
    sessionStorage.setItem(
      'ORDER_DRAFT',
      JSON.stringify({ temporary_id: 'temporary-1', form: {}, coupon_ids: [5], use_points: 1000 }),
    );
    const page = await open({
      'orders.purchase': ({ body }: { body: { coupon_ids?: number[] } }) =>
        body.coupon_ids ? failure('COUPON_UNUSABLE', '사용할 수 없는 쿠폰입니다.') : checkout(),
    });
    expect(await screen.findByText('사용할 수 없는 쿠폰입니다.')).toBeInTheDocument();
    expect(callsOf(page, 'orders.purchase').at(-1)?.input).toEqual({
      body: { coupon_ids: [5], use_points: 1000 },
    });
    expect(await payButton()).toHaveTextContent('79,800원');
  });

  it('remembers how this browser paid last, where that is still offered', async () => {
    localStorage.setItem('PAY_METHOD', 'KAKAOPAY');
    const first = await open();
    expect(await screen.findByRole('radio', { name: '카카오페이' })).toBeChecked();
    first.unmount();
    await open({ 'orders.purchase': checkout({ pay_methods: ['CARD', 'DEPOSIT'] }) });
    expect(await screen.findByRole('radio', { name: '신용·체크카드' })).toBeChecked();
  });

  it('opens with the way to pay that was chosen on the product page, before the one of last time', async () => {
    localStorage.setItem('PAY_METHOD', 'KAKAOPAY');
    const methods = ['CARD' as const, 'KAKAOPAY' as const, 'NAVERPAY' as const];
    const first = await open({
      'orders.purchase': checkout({ pay_methods: methods, wanted_pay_method: 'NAVERPAY' }),
    });
    expect(await screen.findByRole('radio', { name: '네이버페이' })).toBeChecked();
    first.unmount();
    await open({ 'orders.purchase': checkout({ pay_methods: ['CARD'], wanted_pay_method: 'NAVERPAY' }) });
    expect(await screen.findByRole('radio', { name: '신용·체크카드' })).toBeChecked();
  });

  it('says until when a deposit is waited for, and that nothing is left to pay', async () => {
    const methods = { pay_methods: ['CARD' as const, 'DEPOSIT' as const] };
    const first = await open({
      'orders.purchase': checkout({ ...methods, deposit_due_at: '2026-11-24T06:00:00.000Z' }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: '무통장 입금' }));
    expect(screen.getByText(/11.24\(화\) 오후 3:00까지 입금해주세요/)).toBeInTheDocument();
    first.unmount();
    await open({ 'orders.purchase': checkout({ amount: amount(0), pay_methods: ['POINT'] }) });
    expect(await screen.findByText(/더 내실 금액이 없어요/)).toBeInTheDocument();
  });

  it('says what has changed its price since it was chosen', async () => {
    const change = { product_option_id: 1001, was: 74_800, now: 79_800 };
    await open({ 'orders.purchase': checkout({ price_changes: [change] }) });
    expect(await screen.findByText('담으신 뒤 금액이 바뀌었어요: 74,800원 → 79,800원')).toBeInTheDocument();
    expect(screen.getByText(/바뀐 금액이 있어요/)).toBeInTheDocument();
  });
});
