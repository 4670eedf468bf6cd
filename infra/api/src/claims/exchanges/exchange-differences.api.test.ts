import { checkClaimFee, payClaimFee } from '@mall/contracts/api/orders/claims/claim-fees';
import { requestClaim, withdrawClaim } from '@mall/contracts/api/orders/order-claims';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { reconcile } from '../../jobs/reconciler.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { chooseDearAndCheap, type PricedOptions } from '../../testing/orders/choose-priced-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';

// An exchange for a dearer option cost nothing but its ways: a size in a promotion was bought at its price and exchanged
// for one that never was in it.

let shop: ClaimShop;
let options: PricedOptions;
beforeAll(async () => {
  shop = await startClaimShop();
  options = await chooseDearAndCheap(shop.api.db);
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const ways = 6_000;
const toConfirm = [
  'EXCHANGE_APPROVAL',
  'EXCHANGE_COLLECT',
  'EXCHANGE_COLLECT_COMPLETE',
  'EXCHANGE_CONFIRM',
] as const;
const difference = () => options.dear.price - options.cheap.price;

/** Delivered goods in one option, with an exchange for the other asked for. */
async function exchange(from: 'dear' | 'cheap', { reason = 'SIZE', pieces = 1, exchanged = 1 } = {}) {
  const to = from === 'dear' ? options.cheap : options.dear;
  const { order_id, amount } = await shop.steps.buy(shop.member, [wanted(options[from], pieces)]);
  await shop.steps.deliver(order_id);
  const reply = await ask(order_id, { reason, pieces: exchanged, to: to.product_option_id });
  return { order_id, amount, reply, claim_id: reply.data.claim_ids[0] ?? 0 };
}
async function ask(order_id: string, { reason = 'SIZE', pieces = 1, to = 0, kind = 'EXCHANGE' } = {}) {
  const [line] = (await shop.steps.view(order_id, shop.member)).lines;
  const option = kind === 'EXCHANGE' ? { product_option_id: to } : {};
  const lines = [{ order_line_id: line?.order_line_id ?? 0, order_quantity: pieces, ...option }];
  const body = { order_id, kind, reason, detail: '', lines };
  return shop.api.call(requestClaim, { body: body as never }, shop.member);
}
async function pay(claim_id: number) {
  const body = { claim_id, pay_method: 'CARD' as const };
  const { payment } = (await shop.api.call(payClaimFee, { body }, shop.member)).data;
  await shop.portone.decide(payment, 'approve');
  await shop.api.call(checkClaimFee, { body: { claim_id } }, shop.member);
  return payment;
}
/** Sends everything back and takes it in, at the shop's cost, so that all of it goes back. */
async function sendBack(order_id: string) {
  await ask(order_id, { kind: 'RETURN', reason: 'DEFECT' });
  await shop.steps.operate(order_id, 'RETURN_APPROVAL', 'RETURN_COLLECT', 'RETURN_COLLECT_COMPLETE');
  await shop.steps.operate(order_id, 'RETURN_CONFIRM');
}
const refunded = async (order_id: string) =>
  (await shop.steps.view(order_id, shop.member)).order.refunded_amount;

it('asks for the difference with the ways, and gives it back by the payment that it came with', async () => {
  const { order_id, amount, reply, claim_id } = await exchange('cheap');
  expect(reply.data.fee).toMatchObject({ state: 'DUE', amount: ways + difference(), payer: 'SHOPPER' });
  expect(reply.data.fee.rows).toContainEqual({
    code: 'PRICE_DIFFERENCE',
    label: '교환 상품 차액',
    amount: difference(),
  });
  const payment = await pay(claim_id);
  expect(payment.total_amount).toBe(ways + difference());
  await shop.steps.operate(order_id, ...toConfirm, 'RE_SHIPPING', 'EXCHANGE_RECEIVE');
  const [line] = (await shop.steps.view(order_id, shop.member)).lines;
  expect(line).toMatchObject({
    product_option_id: options.dear.product_option_id,
    last_price: options.dear.price,
    line_price: options.dear.price,
  });
  expect(await shop.steps.givenBack(order_id)).toBe(0);
  await sendBack(order_id);
  expect([
    await shop.steps.givenBack(order_id),
    await shop.steps.givenBack(payment.payment_id),
    await refunded(order_id),
  ]).toEqual([amount.total, difference(), amount.total + difference()]);
});

it('waits for the difference before it sends, also when it is paid once the goods have come', async () => {
  const { order_id, claim_id } = await exchange('cheap');
  await shop.steps.operate(order_id, ...toConfirm);
  await expect(shop.steps.operate(order_id, 'RE_SHIPPING')).rejects.toMatchObject({ code: 'CLAIM_FEE_DUE' });
  await pay(claim_id);
  await shop.steps.operate(order_id, 'RE_SHIPPING');
  const [line] = (await shop.steps.view(order_id, shop.member)).lines;
  expect(line?.paid_price).toBe(options.dear.price);
});

it('asks for it also when the shop is to blame for the exchange, and for nothing else then', async () => {
  const { reply } = await exchange('cheap', { reason: 'DEFECT' });
  expect(reply.data.fee).toMatchObject({ state: 'DUE', amount: difference() });
});

it('gives back what a cheaper option costs less, once the goods have come', async () => {
  const { order_id, reply } = await exchange('dear', { reason: 'DEFECT' });
  expect(reply.data.fee).toMatchObject({ state: 'NONE', amount: 0 });
  expect(await shop.steps.givenBack(order_id)).toBe(0);
  await shop.steps.operate(order_id, ...toConfirm);
  expect(await shop.steps.givenBack(order_id)).toBe(difference());
});

it('gives all of it back when the exchange is withdrawn', async () => {
  const { order_id, claim_id } = await exchange('cheap');
  const payment = await pay(claim_id);
  await shop.api.call(withdrawClaim, { body: { claim_id } }, shop.member);
  await reconcile(shop.api.deps, shop.api.deps.logger);
  expect(await shop.steps.givenBack(payment.payment_id)).toBe(ways + difference());
  expect(await shop.steps.givenBack(order_id)).toBe(0);
});

it('gives the difference back when the old piece is sent back to the shopper', async () => {
  const { order_id, claim_id } = await exchange('cheap');
  await pay(claim_id);
  await shop.steps.operate(order_id, ...toConfirm.slice(0, 3), 'EXCHANGE_HOLD', 'RE_SHIPPING');
  expect(await refunded(order_id)).toBe(difference());
  const [line] = (await shop.steps.view(order_id, shop.member)).lines;
  expect(line).toMatchObject({
    product_option_id: options.cheap.product_option_id,
    last_price: options.cheap.price,
  });
});

it('prices the exchanged part of a line only', async () => {
  const { order_id, reply, claim_id } = await exchange('cheap', { pieces: 3, exchanged: 2 });
  expect(reply.data.fee.amount).toBe(ways + 2 * difference());
  await pay(claim_id);
  await shop.steps.operate(order_id, ...toConfirm);
  const { lines } = await shop.steps.view(order_id, shop.member);
  expect(lines.map((line) => line.paid_price).sort((one, other) => one - other)).toEqual([
    options.cheap.price,
    2 * options.dear.price,
  ]);
});

it('lets nothing else of the order move at the shopper’s wish meanwhile', async () => {
  const { order_id } = await exchange('cheap', { pieces: 2 });
  expect(await ask(order_id, { to: options.dear.product_option_id })).toMatchObject({
    status: 409,
    code: 'ORDER_STATE',
  });
  expect(await ask(order_id, { kind: 'RETURN' })).toMatchObject({ status: 409, code: 'ORDER_STATE' });
});

it('cannot be noted as paid by hand, since it may have to go back, but waived', async () => {
  const { order_id } = await exchange('cheap');
  const note = (to: string) => shop.steps.command('orders.fee', { order_id, to });
  expect((await note('PAID')).status).toBe(409);
  expect((await note('WAIVED')).status).toBe(200);
  await shop.steps.operate(order_id, ...toConfirm, 'RE_SHIPPING');
  const [line] = (await shop.steps.view(order_id, shop.member)).lines;
  expect(line).toMatchObject({
    product_option_id: options.dear.product_option_id,
    paid_price: options.cheap.price,
  });
});
