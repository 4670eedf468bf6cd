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

  it('is closed by cancelling before the deposit', async () => {
    await portone.open({ payMethod });
    await portone.decide('approve');
    await portone.client.cancelPayment({ paymentId, reason: '변심' });
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
