import { sql } from 'kysely';
import { setStock, wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { newVisitor } from '../../testing/servers/start-test-api.ts';
import { contradictions } from './contradictions.ts';
import { countPieces } from './count-pieces.ts';

let shop: ClaimShop;
beforeEach(async () => {
  shop = await startClaimShop();
});
afterEach(() => shop.close());

const check = () => shop.steps.command('books.check', {});

it('agree in the sample shop, through orders, payments, cancels and returns, and no piece is lost', async () => {
  const pieces = async () => {
    const { inStock, taken } = await countPieces(shop.api.db);
    return inStock + taken;
  };
  const before = await pieces();
  const guest = newVisitor();
  await shop.steps.order(guest, [wanted(shop.first, 3)]);
  const bought = await shop.steps.buy(shop.member, [wanted(shop.first, 2), wanted(shop.second)]);
  expect(await pieces()).toBe(before);
  await shop.steps.cancel(bought.order_id, shop.member);
  await shop.steps.cancel((await shop.steps.buy(guest, [wanted(shop.second)])).order_id, guest);
  expect(await pieces()).toBe(before);
  const { lines, exit_code } = await check();
  expect(lines).toEqual([
    expect.stringMatching(/^the books agree; \d+ pieces in stock, \d+ reserved or sold$/),
  ]);
  expect(exit_code).toBe(0);
});

it('count a piece that an exchange waits for, and one that an operator adds', async () => {
  const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
  const before = await countPieces(shop.api.db);
  await setStock(shop.api.db, shop.first.product_option_id, 1000);
  const after = await countPieces(shop.api.db);
  expect(after.inStock - before.inStock).toBe(1000 - 499);
  await shop.steps.cancel(order_id, shop.member);
  expect(await countPieces(shop.api.db)).toEqual({ inStock: after.inStock + 1, taken: after.taken - 1 });
});

it.each([
  [
    'points',
    sql`update members set point = point + 7 where user_id = 'shopper01'`,
    /^points of member \d+: \d+/,
  ],
  [
    'a total',
    sql`update orders set total = total + 1 where order_id = (select min(order_id) from orders)`,
    /^lines of/,
  ],
  ['a refund', sql`update orders set refunded_amount = total where order_id like '2%'`, /^refunds of/],
  ['stock', sql`update orders set payment_state = 'FAILED' where order_id like '2%'`, /^reservation of/],
])('name %s without an explanation, with exit code 1', async (_what, change, line) => {
  await shop.steps.buy(shop.member, [wanted(shop.first)]);
  expect(await contradictions(shop.api.db)).toEqual([]);
  await change.execute(shop.api.db);
  const { lines, exit_code } = await check();
  expect(lines[0]).toMatch(line);
  expect(lines.at(-1)).toMatch(/^\d+ contradictions; /);
  expect(exit_code).toBe(1);
});
