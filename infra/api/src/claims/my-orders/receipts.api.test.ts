import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { listReceipts } from '@mall/contracts/api/orders/receipts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { newKey, toPay } from '../../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { newVisitor, type Visitor } from '../../testing/servers/start-test-api.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterAll(() => shop.close());

const receipts = (order_id: string, visitor: Visitor = shop.member) =>
  shop.api.call(listReceipts, { query: { order_id } }, visitor);

it("are the provider's pages: a slip of a card, and a cash receipt of what was sent to an account", async () => {
  const byCard = await shop.steps.buy(shop.member, [wanted(shop.first)]);
  const { data } = await receipts(byCard.order_id);
  expect(data.cash_receipt_url).toBeNull();
  expect(await (await fetch(data.slip_url ?? '')).text()).toContain('매출전표');

  const { temporary_id, amount } = await shop.steps.prepare(shop.member, [wanted(shop.first)]);
  const extra = { pay_method: 'DEPOSIT' } as const;
  const placed = await shop.steps.place(shop.member, temporary_id, amount.total, newKey(), extra);
  const { order_id } = placed.data;
  const payment = toPay(placed.data.payment);
  await shop.portone.decide(payment, 'approve');
  await shop.api.call(checkOrderPayment, { body: { order_id } }, shop.member);
  expect((await receipts(order_id)).data).toEqual({ slip_url: null, cash_receipt_url: null });
  await shop.portone.decide(payment, 'deposit');
  await shop.api.call(checkOrderPayment, { body: { order_id } }, shop.member);
  const { cash_receipt_url } = (await receipts(order_id)).data;
  expect(await (await fetch(cash_receipt_url ?? '')).text()).toContain('현금영수증');
});

it('are shown to their member only, and are none while the provider does not answer', async () => {
  const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
  expect(await receipts(order_id, newVisitor())).toMatchObject({ status: 404 });
  expect(await receipts(order_id, await shop.api.logIn('silver001'))).toMatchObject({ status: 404 });
  await shop.portone.close();
  expect(await receipts(order_id)).toMatchObject({
    success: true,
    data: { slip_url: null, cash_receipt_url: null },
  });
});
