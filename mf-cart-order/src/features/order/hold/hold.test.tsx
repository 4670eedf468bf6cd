import { failure } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import { checkout } from '../../../testing/builders.ts';
import { agreeAndPay, openOrderPage as open } from '../testing/open-order-page.tsx';

const payment = {
  ...{ store_id: 'store-1', channel_key: 'channel-1', payment_id: 'payment-1', order_name: '셔츠 1' },
  ...{ total_amount: 79_800, pay_method: 'CARD', sdk_url: 'https://cdn.mall.test/sdk.js' },
};
const held = (left_ms: number) => ({
  'orders.purchase': checkout({ drop_hold: { product_id: 7, left_ms } }),
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Reflect.deleteProperty(window, 'PortOne');
});

describe('a drop on the order page', () => {
  it('says how long what is held stays so, and what comes then', async () => {
    await open(held(300_000));
    expect(await screen.findByRole('timer', { name: '드롭 상품 확보 시간' })).toHaveTextContent(
      /^00:0(5:00|4:59)$/,
    );
    expect(screen.getByText(/지나면 다음 분께 넘어가요/)).toBeVisible();
  });

  it('leads back to the product when the time is over, while the page is open or before', async () => {
    const page = await open(held(900));
    const again = await screen.findByRole('link', { name: '다시 참여하러 가기' }, { timeout: 3000 });
    expect(again).toHaveAttribute('href', '/goods/view/7');
    page.unmount();
    await open(held(0));
    expect(await screen.findByText(/확보 시간이 지나 상품이 다음 분께 넘어갔어요/)).toBeVisible();
  });

  it('says that nothing runs out while the order is paid', async () => {
    Object.assign(window, { PortOne: { requestPayment: () => new Promise(() => undefined) } });
    await open({ ...held(300_000), 'orders.place': { order_id: '20261122-0001', payment } });
    await agreeAndPay();
    expect(await screen.findByText('결제하는 동안 확보한 상품이 그대로 유지돼요.')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('goes on counting when the order is refused', async () => {
    const { services } = await open({
      ...held(300_000),
      'orders.place': failure('DROP_HOLD_REQUIRED', '다시 참여해주세요.'),
    });
    await agreeAndPay();
    await screen.findByRole('timer', { name: '드롭 상품 확보 시간' });
    expect(services.messages).toEqual(['다시 참여해주세요.']);
  });

  it('is not mentioned for other products', async () => {
    await open();
    await screen.findByText('shopper@example.com');
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
