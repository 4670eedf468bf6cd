import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { type PayMethod, payMethods } from '@mall/contracts/domain/orders/pay-method';
import { wanted } from '../../testing/orders/choose-options.ts';
import { newKey, toPay } from '../../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';

// ESCROW_CARD, ISP, NAVERPAY_CARD, CHAI and ALIPAY stood in the vocabulary and were refused by every order.

const methods = payMethods.filter((method) => method !== 'POINT');

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop({ store: { PAY_METHODS: methods.toReversed().join(', ') } });
});
afterAll(() => shop.close());

const order = async (pay_method: PayMethod) => {
  const { temporary_id, amount } = await shop.steps.prepare(shop.member, [wanted(shop.first)]);
  return shop.steps.place(shop.member, temporary_id, amount.total, newKey(), { pay_method });
};
const check = (order_id: string) => shop.api.call(checkOrderPayment, { body: { order_id } }, shop.member);

describe('the ways to pay that the shop is set up for', () => {
  it('are offered in the order of the setting', async () => {
    const { pay_methods } = await shop.steps.prepare(shop.member, [wanted(shop.first)]);
    expect(pay_methods).toEqual(methods.toReversed());
  });

  it.each(methods)('pay an order: %s', async (method) => {
    const { data } = await order(method);
    await shop.portone.decide(toPay(data.payment), 'approve');
    const { data: settled } = await check(data.order_id);
    expect(settled.payment_state).toBe(method === 'DEPOSIT' ? 'READY' : 'PAID');
  });

  it('open as a popup where the channel needs it, and name the way back to the app', async () => {
    const { data: naver } = await order('NAVERPAY');
    const { data: card } = await order('CARD');
    expect(toPay(naver.payment)).toMatchObject({ pc_window: 'POPUP', app_scheme: 'mallapp://' });
    expect(toPay(card.payment)).toMatchObject({ pc_window: 'IFRAME' });
  });

  it('give a deposit an escrow account', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)], { pay_method: 'DEPOSIT' });
    expect((await shop.steps.view(order_id, shop.member)).order.deposit?.type).toBe('ESCROW_VIRTUAL_ACCOUNT');
  });

  it('do not take a card without escrow for one with it', async () => {
    const { data } = await order('ESCROW_CARD');
    await shop.portone.decide({ ...toPay(data.payment), pay_method: 'CARD' }, 'approve');
    expect(await check(data.order_id)).toMatchObject({ code: 'PAYMENT_REFUSED' });
  });
});

it('what the shop is not set up for is refused', async () => {
  const usual = await startClaimShop();
  const { temporary_id, amount } = await usual.steps.prepare(usual.member, [wanted(usual.first)]);
  const placed = await usual.steps.place(usual.member, temporary_id, amount.total, newKey(), {
    pay_method: 'ALIPAY',
  });
  expect(placed).toMatchObject({ status: 400, message: '사용할 수 없는 결제 수단입니다.' });
  await usual.close();
});
