import { openGuestOrder, proveGuestOrder, sendGuestOrderCode } from '@mall/contracts/api/orders/guest-orders';
import { listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import {
  confirmPurchase,
  requestClaim,
  setRefundAccount,
  withdrawClaim,
} from '@mall/contracts/api/orders/order-claims';
import { sql } from 'kysely';
import { wanted } from '../../../testing/orders/choose-options.ts';
import { orderForm } from '../../../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../../../testing/servers/start-claim-shop.ts';
import { newVisitor, type Visitor } from '../../../testing/servers/start-test-api.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterAll(() => shop.close());

const { orderer_name, orderer_phone } = orderForm;
const open = (order_id: string, visitor: Visitor, change: object = {}) =>
  shop.api.call(openGuestOrder, { body: { order_id, orderer_name, orderer_phone, ...change } }, visitor);
const statusOf = async (order_id: string, visitor: Visitor) =>
  (await shop.api.call(viewMyOrder, { query: { order_id } }, visitor)).status;

describe("a guest's order on another device", () => {
  it('is shown by number, name and phone, and closes after half an hour', async () => {
    const home = newVisitor();
    const { order_id } = await shop.steps.buy(home, [wanted(shop.first)]);
    const phone = newVisitor();
    expect(await statusOf(order_id, phone)).toBe(404);
    const { data } = await open(order_id.toLowerCase(), phone, { orderer_name: ' 김 서연 ' });
    expect(data.order_id).toBe(order_id);
    const { rows } = (await shop.api.call(listMyOrders, { query: {} }, phone)).data;
    expect(rows.map((row) => row.order_id)).toEqual([order_id]);
    expect([await statusOf(order_id, phone), await statusOf(order_id, home)]).toEqual([200, 200]);
    shop.api.wait(30 * 60_000);
    expect([await statusOf(order_id, phone), await statusOf(order_id, home)]).toEqual([404, 200]);
  });

  it('answers the same whatever is wrong, and opens nothing', async () => {
    const { order_id } = await shop.steps.buy(newVisitor(), [wanted(shop.first)]);
    const unpaid = await shop.steps.order(newVisitor(), [wanted(shop.first)]);
    const members = await shop.steps.buy(await shop.api.logIn(), [wanted(shop.first)]);
    const stranger = newVisitor();
    const replies = [
      await open(order_id, stranger, { orderer_name: '김서현' }),
      await open(order_id, stranger, { orderer_phone: '01000000002' }),
      await open('20261121-ZZZZZZZZZZZZ', stranger),
      await open(unpaid.order_id, stranger),
      await open(members.order_id, stranger),
    ];
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await statusOf(order_id, stranger)).toBe(404);
  });

  it('is guessed at ten times at most, also all at once, and the right answer begins anew', async () => {
    const { order_id } = await shop.steps.buy(newVisitor(), [wanted(shop.first)]);
    const guess = () => open(order_id, newVisitor(), { orderer_phone: '01099999999' });
    for (let count = 0; count < 9; count += 1) expect((await guess()).status).toBe(404);
    expect((await open(order_id, newVisitor())).success).toBe(true);
    const replies = await Promise.all(Array.from({ length: 12 }, guess));
    expect(replies.filter((reply) => reply.code === 'NOT_FOUND')).toHaveLength(10);
    expect(replies.filter((reply) => reply.code === 'RATE_LIMITED')).toHaveLength(2);
    expect(await open(order_id, newVisitor())).toMatchObject({ status: 429 });
    shop.api.wait(10 * 60_000 + 1);
    expect((await open(order_id, newVisitor())).success).toBe(true);
  });
});

describe("changing a guest's order from another browser", () => {
  const account = { bank: 'KAKAO', number: '3333012345678', holder: '김서연' } as const;
  const sendCode = (order_id: string, visitor: Visitor) =>
    shop.api.call(sendGuestOrderCode, { body: { order_id } }, visitor);
  const prove = (order_id: string, code: string, visitor: Visitor) =>
    shop.api.call(proveGuestOrder, { body: { order_id, code } }, visitor);
  const messages = async () =>
    (
      await sql<{ content: string; phone: string }>`select content, phone from notifications
      order by notification_id`.execute(shop.api.db)
    ).rows;
  /** What the orderer reads on the phone. */
  const readCode = async () => /인증번호는 (\d{6})/.exec((await messages()).at(-1)?.content ?? '')?.[1] ?? '';
  const opened = async (extra: Parameters<ClaimShop['steps']['buy']>[2] = {}) => {
    const home = newVisitor();
    const { order_id, payment } = await shop.steps.buy(home, [wanted(shop.first)], extra);
    const away = newVisitor();
    await open(order_id, away);
    return { home, away, order_id, payment };
  };
  // A day later the phone can be sent codes again.
  beforeEach(() => shop.api.wait(86_400_001));

  it('is refused to anyone who knows number, name and phone only, whatever it is', async () => {
    const { home, away, order_id } = await opened();
    const line = (await shop.api.call(viewMyOrder, { query: { order_id } }, away)).data;
    expect(line.needs_code).toBe(true);
    expect((await shop.api.call(viewMyOrder, { query: { order_id } }, home)).data.needs_code).toBe(false);
    const [{ order_line_id = 0 } = {}] = line.lines;
    const lines = [{ order_line_id, order_quantity: 1 }];
    const asked = { order_id, reason: 'CHANGE_OF_MIND', detail: '', lines } as const;
    const tries = [
      await shop.steps.cancel(order_id, away),
      await shop.steps.cancel(order_id, away, undefined, account),
      await shop.api.call(setRefundAccount, { body: { order_id, refund_account: account } }, away),
      await shop.api.call(requestClaim, { body: { ...asked, kind: 'RETURN' } }, away),
      await shop.api.call(requestClaim, { body: { ...asked, kind: 'EXCHANGE' } }, away),
      await shop.api.call(confirmPurchase, { body: { order_id } }, away),
    ];
    for (const reply of tries) expect(reply).toMatchObject({ status: 403, code: 'ORDER_CODE_REQUIRED' });
    expect((await shop.steps.cancel(order_id, home)).success).toBe(true);
  });

  it('of a claim cannot be withdrawn either', async () => {
    const { home, away, order_id } = await opened();
    await shop.steps.deliver(order_id);
    const { lines } = (await shop.api.call(viewMyOrder, { query: { order_id } }, home)).data;
    const pieces = lines.map(({ order_line_id }) => ({ order_line_id, order_quantity: 1 }));
    const body = { order_id, kind: 'RETURN', reason: 'CHANGE_OF_MIND', detail: '', lines: pieces } as const;
    const [claim_id = 0] = (await shop.api.call(requestClaim, { body }, home)).data.claim_ids;
    const withdraw = (visitor: Visitor) => shop.api.call(withdrawClaim, { body: { claim_id } }, visitor);
    expect(await withdraw(away)).toMatchObject({ code: 'ORDER_CODE_REQUIRED' });
    expect((await withdraw(home)).success).toBe(true);
  });

  it('works for half an hour after the code from the phone, in that browser alone', async () => {
    const { away, order_id } = await opened();
    const sent = await sendCode(order_id, away);
    expect(sent.data.sent_to).toBe('010-****-0001');
    expect((await messages()).at(-1)?.phone).toBe(orderer_phone);
    const code = await readCode();
    const other = newVisitor();
    await open(order_id, other);
    expect(await prove(order_id, code, other)).toMatchObject({ status: 400, code: 'ORDER_CODE_WRONG' });
    expect((await prove(order_id, code, away)).success).toBe(true);
    expect(await prove(order_id, code, away)).toMatchObject({ code: 'ORDER_CODE_WRONG' });
    expect(await shop.steps.cancel(order_id, other)).toMatchObject({ code: 'ORDER_CODE_REQUIRED' });
    expect((await shop.steps.cancel(order_id, away)).success).toBe(true);
    expect((await messages()).at(-1)).toMatchObject({
      phone: orderer_phone,
      content: expect.stringContaining(`주문 ${order_id}의 취소가 접수되었습니다`),
    });
    const next = await opened();
    await sendCode(next.order_id, next.away);
    await prove(next.order_id, await readCode(), next.away);
    shop.api.wait(30 * 60_000 + 1);
    await open(next.order_id, next.away);
    expect(await shop.steps.cancel(next.order_id, next.away)).toMatchObject({ code: 'ORDER_CODE_REQUIRED' });
  });

  it('is not guessed: five codes are looked at, also all at once, and none after five minutes', async () => {
    const { away, order_id } = await opened();
    await sendCode(order_id, away);
    const right = await readCode();
    const wrong = right === '000000' ? '111111' : '000000';
    await Promise.all(Array.from({ length: 8 }, () => prove(order_id, wrong, away)));
    expect(await prove(order_id, right, away)).toMatchObject({ code: 'ORDER_CODE_WRONG' });
    shop.api.wait(61_000);
    await sendCode(order_id, away);
    shop.api.wait(5 * 60_000);
    expect(await prove(order_id, await readCode(), away)).toMatchObject({ code: 'ORDER_CODE_WRONG' });
  });

  it('goes on while a stranger at the same address asks and types for orders of others, or one of theirs', async () => {
    const [{ away, order_id }, { away: other, order_id: theirs }] = [await opened(), await opened()];
    const stranger = newVisitor();
    for (let count = 0; count < 30; count += 1) {
      expect(await sendCode(order_id, stranger)).toMatchObject({ status: 404 });
      expect(await prove(order_id, '000000', stranger)).toMatchObject({ status: 404 });
      await prove(theirs, '000000', other);
    }
    expect(await prove(theirs, '000000', other)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await sendCode(order_id, away)).success).toBe(true);
    expect((await prove(order_id, await readCode(), away)).success).toBe(true);
  });

  it('sends no code to a browser that has not opened it, or needs none', async () => {
    const { home, order_id } = await opened();
    expect(await sendCode(order_id, newVisitor())).toMatchObject({ status: 404 });
    expect(await sendCode(order_id, home)).toMatchObject({ status: 400 });
    expect(await prove(order_id, '000000', newVisitor())).toMatchObject({ status: 404 });
  });

  it('sends money to the orderer only, and notifies the phone of every account', async () => {
    const { home, order_id, payment } = await opened({ pay_method: 'DEPOSIT' });
    await shop.portone.decide(payment, 'deposit');
    const thief = { ...account, holder: '도둑' };
    expect(await shop.steps.cancel(order_id, home, undefined, thief)).toMatchObject({
      status: 422,
      code: 'REFUND_HOLDER_MISMATCH',
    });
    expect(
      (await shop.steps.cancel(order_id, home, undefined, { ...account, holder: '김 서연' })).success,
    ).toBe(true);
    expect((await messages()).slice(-2).map(({ content }) => /취소|환불 계좌/.exec(content)?.[0])).toEqual([
      '취소',
      '환불 계좌',
    ]);
  });
});
