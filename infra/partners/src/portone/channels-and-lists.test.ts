import { type StandIn, samplePayment, startStandIn } from '../testing/start-stand-in.ts';

let portone: StandIn;
beforeEach(async () => {
  portone = await startStandIn({ PORTONE_CHANNEL_TYPE: 'LIVE' });
});
afterEach(() => portone.close());

const { paymentId, channelKey } = samplePayment;
const paid = async (change: Parameters<StandIn['open']>[0]) => {
  await portone.open(change);
  await portone.decide('approve');
  return portone.client.getPayment({ paymentId });
};

describe('the channel and the method of a payment', () => {
  it.each([
    ["the shop's own", channelKey, 'LIVE'],
    ['one for tests', `${channelKey}-test`, 'TEST'],
    ['another of the store', `${channelKey}-other`, 'LIVE'],
  ])('are those that the browser chose: %s', async (_case, key, type) => {
    expect(await paid({ channelKey: key })).toMatchObject({ status: 'PAID', channel: { key, type } });
  });

  it.each([
    [{ payMethod: 'CARD' }, { type: 'PaymentMethodCard' }],
    [{ payMethod: 'MOBILE' }, { type: 'PaymentMethodMobile' }],
    [{ payMethod: 'GIFT_CERTIFICATE' }, { type: 'PaymentMethodGiftCertificate' }],
    [
      { payMethod: 'EASY_PAY', easyPayProvider: 'KAKAOPAY' },
      { type: 'PaymentMethodEasyPay', provider: 'KAKAOPAY' },
    ],
  ])('%j', async (change, method) => {
    expect(await paid(change)).toMatchObject({ method });
  });

  it('issue an account for as long as the browser asks', async () => {
    await portone.open({ payMethod: 'VIRTUAL_ACCOUNT', accountDueAt: '2031-01-01T00:00:00.000Z' });
    await portone.decide('approve');
    expect(await portone.client.getPayment({ paymentId })).toMatchObject({
      method: { expiredAt: '2031-01-01T00:00:00.000Z' },
    });
  });
});

describe('the list of payments', () => {
  it('comes in pages, of one store and one stretch of time', async () => {
    for (const id of ['A-1', 'A-2', 'A-3']) await portone.open({ paymentId: id });
    const from = new Date(Date.now() - 60_000).toISOString();
    const list = (number: number, filter: object = {}) =>
      portone.client.getPayments({ page: { number, size: 2 }, filter: { from, ...filter } });
    const pages = [await list(0), await list(1)];
    expect(pages.map(({ items }) => items.length)).toEqual([2, 1]);
    expect(pages[0]?.page).toEqual({ number: 0, size: 2, totalCount: 3 });
    expect((await list(0, { until: from })).items).toEqual([]);
    expect((await list(0, { status: ['PAID', 'CANCELLED'] })).items).toEqual([]);
    await portone.decide('approve', 'A-2');
    expect((await list(0, { status: ['PAID', 'CANCELLED'] })).items).toMatchObject([{ id: 'A-2' }]);
    expect((await list(0, { storeId: 'store-other' })).items).toEqual([]);
    await expect(portone.client.getPayments({ page: { size: 1_000_000 } })).rejects.toMatchObject({
      data: { type: 'INVALID_REQUEST' },
    });
  });
});
