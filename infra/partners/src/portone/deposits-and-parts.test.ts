import { type StandIn, samplePayment, startStandIn } from '../testing/start-stand-in.ts';

let portone: StandIn;
beforeEach(async () => {
  portone = await startStandIn();
});
afterEach(() => portone.close());

const { paymentId } = samplePayment;

describe('a virtual account', () => {
  const payMethod = 'VIRTUAL_ACCOUNT';

  it('is issued first and paid into later', async () => {
    await portone.open({ payMethod });
    await portone.decide('approve');
    const issued = await portone.client.getPayment({ paymentId });
    expect(issued).toMatchObject({
      status: 'VIRTUAL_ACCOUNT_ISSUED',
      method: { type: 'PaymentMethodVirtualAccount', accountNumber: expect.any(String) },
      amount: { paid: 0 },
    });
    expect((await portone.open({ payMethod })).body).toContain('입금하기');
    await portone.decide('deposit');
    expect(await portone.client.getPayment({ paymentId })).toMatchObject({ status: 'PAID' });
  });

  it('gives money back only to an account that is named in full', async () => {
    await portone.open({ payMethod });
    await portone.decide('approve');
    await portone.decide('deposit');
    const cancel = { paymentId, reason: '변심' };
    const refundAccount = { bank: 'KAKAO', number: '3333012345678', holderName: '김서연' };
    for (const bad of [
      cancel,
      { ...cancel, refundAccount: { ...refundAccount, bank: 'PIGGY' } },
      { ...cancel, refundAccount: { ...refundAccount, number: '1234' } },
      { ...cancel, refundAccount: { ...refundAccount, holderName: '' } },
    ]) {
      await expect(portone.client.cancelPayment(bad)).rejects.toMatchObject({
        data: { type: 'INVALID_REQUEST' },
      });
    }
    await portone.client.cancelPayment({ ...cancel, refundAccount });
    expect(await portone.client.getPayment({ paymentId })).toMatchObject({
      status: 'CANCELLED',
      amount: { cancelled: 39_900 },
    });
  });

  it('is closed before the deposit, and only then', async () => {
    await portone.open({ payMethod });
    const close = () => portone.client.closeVirtualAccount({ paymentId });
    await expect(close()).rejects.toMatchObject({ data: { type: 'PAYMENT_NOT_WAITING_FOR_DEPOSIT' } });
    await portone.decide('approve');
    await expect(portone.client.cancelPayment({ paymentId, reason: '변심' })).rejects.toMatchObject({
      data: { type: 'PAYMENT_NOT_PAID' },
    });
    await close();
    await portone.decide('deposit');
    expect(await portone.client.getPayment({ paymentId })).toMatchObject({
      status: 'CANCELLED',
      amount: { cancelled: 0 },
    });
  });
});

it('a part is given back only from the amount that the shop expects', async () => {
  await portone.open();
  await portone.decide('approve');
  const part = {
    paymentId,
    amount: 10_000,
    reason: '변심',
    currentCancellableAmount: 39_900,
  };
  await portone.client.cancelPayment(part);
  await expect(portone.client.cancelPayment(part)).rejects.toMatchObject({
    data: { type: 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN' },
  });
});

describe('payments of the sample shop', () => {
  const sample = {
    paymentId: 'SAMPLE-1-01',
    orderName: '코트',
    totalAmount: 39_900,
    cancelledAmount: 0,
    isPaid: true,
    requestedAt: '2026-11-01T00:00:00.000Z',
  };
  const hand = (payments: object[], secret = portone.config.PORTONE_API_SECRET) =>
    portone.app.inject({
      method: 'POST',
      url: '/stand-in/payments',
      headers: { authorization: `PortOne ${secret}` },
      payload: { payments },
    });

  it('are taken over once, by a caller that knows the secret, and cancelled like others', async () => {
    expect((await hand([sample], 'wrong')).statusCode).toBe(401);
    expect((await hand([{ ...sample, totalAmount: -1 }])).statusCode).toBe(400);
    expect((await hand([sample])).json()).toEqual({ added: 1 });
    await portone.client.cancelPayment({ paymentId: sample.paymentId, amount: 900, reason: '변심' });
    expect((await hand([sample])).json()).toEqual({ added: 0 });
    expect(await portone.client.getPayment({ paymentId: sample.paymentId })).toMatchObject({
      status: 'PARTIAL_CANCELLED',
      amount: { total: 39_900, cancelled: 900 },
    });
  });

  it.each([
    [{ cancelledAmount: 39_900 }, 'CANCELLED'],
    [{ cancelledAmount: 3_000 }, 'PARTIAL_CANCELLED'],
    [{ isPaid: false, accountDueAt: '2027-11-01T00:00:00.000Z' }, 'VIRTUAL_ACCOUNT_ISSUED'],
  ])('with %j are %s', async (change, status) => {
    await hand([{ ...sample, ...change }]);
    expect(await portone.client.getPayment({ paymentId: sample.paymentId })).toMatchObject({ status });
  });
});
