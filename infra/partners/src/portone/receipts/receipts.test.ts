import { samplePayment, startStandIn } from '../../testing/start-stand-in.ts';

let portone: Awaited<ReturnType<typeof startStandIn>>;
beforeEach(async () => {
  portone = await startStandIn();
});
afterEach(() => portone.close());

const paid = (paymentId: string) => portone.client.getPayment({ paymentId, storeId: samplePayment.storeId });

it('shows the slip of what was paid where the payment says, as text', async () => {
  await portone.open();
  await portone.decide('approve');
  const payment = await paid(samplePayment.paymentId);
  if (payment.status !== 'PAID' || !('receiptUrl' in payment)) throw new Error('not paid');
  expect(payment.cashReceipt).toBeUndefined();
  const page = await fetch(payment.receiptUrl ?? '');
  const text = await page.text();
  expect(text).toContain('매출전표');
  expect(text).toContain('39,900');
  expect(text).toContain('&lt;b&gt;코트&lt;/b&gt;');
  expect((await fetch(`${portone.url}/receipts/unknown`)).status).toBe(404);
});

it('has a cash receipt of what was sent to an account, and no paper before', async () => {
  await portone.open({ payMethod: 'VIRTUAL_ACCOUNT' });
  await portone.decide('approve');
  expect(await paid(samplePayment.paymentId)).not.toHaveProperty('receiptUrl');
  await portone.decide('deposit');
  const payment = await paid(samplePayment.paymentId);
  expect(payment).toMatchObject({ cashReceipt: { status: 'ISSUED' } });
  const { url } = (payment as { cashReceipt: { url: string } }).cashReceipt;
  expect(await (await fetch(url)).text()).toContain('현금영수증');
});
