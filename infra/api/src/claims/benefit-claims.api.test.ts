import { requestClaim } from '@mall/contracts/api/orders/order-claims';
import fc from 'fast-check';
import { contradictions } from '../jobs/books/contradictions.ts';
import { type BenefitOption, chooseSet, chooseTwoOptions } from '../testing/orders/choose-benefits.ts';
import { setStock } from '../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';

// Cancelling the paid half of a 1+1 gave all of its price back while the free half was shipped. Earlier tests claimed
// products without promotions only.

let shop: ClaimShop;
let pair: BenefitOption[];
let many: BenefitOption[];
let set: BenefitOption[];
beforeAll(async () => {
  shop = await startClaimShop();
  [pair, many, set] = await Promise.all([
    chooseTwoOptions(shop.api.db, 'ONEPLUS'),
    chooseTwoOptions(shop.api.db, 'NPLUS'),
    chooseSet(shop.api.db),
  ]);
  await setStock(shop.api.db, shop.second.product_option_id, 500);
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const pieces = ({ product_id, product_option_id }: BenefitOption, order_quantity = 1) => ({
  product_id,
  product_option_id,
  order_quantity,
});
const buy = (options: ReturnType<typeof pieces>[]) => shop.steps.buy(shop.member, options);
const view = (order_id: string) => shop.steps.view(order_id, shop.member);
/** What the goods and their delivery cost when they are ordered alone. */
const priceOf = async (options: ReturnType<typeof pieces>[]) =>
  options.length === 0 ? 0 : (await shop.steps.prepare(shop.member, options)).amount.total;

type Part = { order_line_id: number; order_quantity: number };
const cancel = async (order_id: string, parts: Part[]) => shop.steps.cancel(order_id, shop.member, parts);
const giveBack = (order_id: string, parts: Part[], reason: 'CHANGE_OF_MIND' | 'DEFECT') => {
  const body = { order_id, kind: 'RETURN' as const, reason, detail: '', lines: parts };
  return shop.api.call(requestClaim, { body }, shop.member);
};
const back = ['RETURN_APPROVAL', 'RETURN_COLLECT', 'RETURN_COLLECT_COMPLETE', 'RETURN_CONFIRM'] as const;

describe('half of a 1+1', () => {
  it.each([0, 1])('cancelled gives nothing back while the other half stays: piece %i', async (half) => {
    const { order_id, amount } = await buy(pair.map((option) => pieces(option)));
    const lines = (await view(order_id)).lines;
    expect(lines.map((line) => line.paid_price).sort((one, other) => one - other)[0]).toBe(0);
    const parts = lines.map(({ order_line_id }) => ({ order_line_id, order_quantity: 1 }));
    const reply = await cancel(order_id, parts.slice(half, half + 1));
    expect(reply.data).toMatchObject({ refund_amount: 0, refund_points: 0 });
    const remaining = (await view(order_id)).lines.find((line) => line.status === 'PAYMENT_CONFIRM');
    expect(remaining?.paid_price).toBe(amount.total - amount.delivery_fee);
    const rest = await cancel(order_id, parts.slice(1 - half, 2 - half));
    expect(rest.data.refund_amount).toBe(amount.total);
    expect(await shop.steps.givenBack(order_id)).toBe(amount.total);
  });

  it('returned gives nothing back and costs no fee, and says so beforehand', async () => {
    const { order_id } = await buy(pair.map((option) => pieces(option)));
    await shop.steps.deliver(order_id);
    const [dear] = (await view(order_id)).lines.sort((one, other) => other.paid_price - one.paid_price);
    const parts = [{ order_line_id: dear?.order_line_id ?? 0, order_quantity: 1 }];
    const { fee, refund } = (await giveBack(order_id, parts, 'CHANGE_OF_MIND')).data;
    expect([fee.amount, refund?.amount, refund?.points]).toEqual([0, 0, 0]);
    await shop.steps.operate(order_id, ...back);
    expect(await shop.steps.givenBack(order_id)).toBe(0);
  });
});

describe('goods that made the delivery free', () => {
  it('cannot leave when the rest would cost more, and can with the rest', async () => {
    const { db } = shop.api;
    const cheap = shop.first;
    // Three of the one and the other cost a member 50,920 KRW; the other alone 48,010 KRW, and its delivery.
    const prices = [
      [cheap, 1_000],
      [shop.second, 49_500],
    ] as const;
    for (const [{ product_id }, price] of prices)
      await db
        .updateTable('products')
        .set({
          retail_price: price,
          sell_price: price,
          time_sale_price: null,
          time_sale_start_at: null,
          time_sale_end_at: null,
        })
        .where('product_id', '=', product_id)
        .execute();
    const order = await buy([pieces(cheap, 3), pieces(shop.second)]);
    expect(order.amount.delivery_fee).toBe(0);
    const lines = (await view(order.order_id)).lines;
    const small = lines.find((line) => line.product_id === cheap.product_id);
    const parts = [{ order_line_id: small?.order_line_id ?? 0, order_quantity: 3 }];
    expect(await cancel(order.order_id, parts)).toMatchObject({
      status: 409,
      code: 'REFUND_SHORTFALL',
      message: expect.stringContaining(' 90원 늘어나'),
    });
    expect((await view(order.order_id)).lines).toHaveLength(2);
    expect((await shop.steps.cancel(order.order_id, shop.member)).data.refund_amount).toBe(
      order.amount.total,
    );
  });
});

describe('any basket of promotions', () => {
  const anyPick = fc.record({
    index: fc.nat({ max: 6 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  const anyClaim = fc.record({
    line: fc.nat({ max: 5 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  });

  it('leaves what remains paid at the price that it has when it is ordered alone', async () => {
    const options = [...pair, ...many, ...set, shop.second];
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyPick, { minLength: 1, maxLength: 4, selector: ({ index }) => index }),
        fc.array(anyClaim, { minLength: 1, maxLength: 4 }),
        async (picks, claims) => {
          const wanted = picks.flatMap(({ index, quantity }) => {
            const option = options[index];
            return option ? [pieces(option, quantity)] : [];
          });
          if (wanted.length === 0) return;
          const { order_id, amount } = await buy(wanted);
          for (const claim of claims) {
            const open = (await view(order_id)).lines.filter((line) => line.status === 'PAYMENT_CONFIRM');
            const line = open[claim.line % Math.max(1, open.length)];
            if (!line) break;
            const order_quantity = Math.min(claim.quantity, line.order_quantity);
            const reply = await cancel(order_id, [{ order_line_id: line.order_line_id, order_quantity }]);
            if (!reply.success) expect(reply.code).toBe('REFUND_SHORTFALL');
            const remaining = (await view(order_id)).lines.filter(
              (item) => item.status === 'PAYMENT_CONFIRM',
            );
            const left = amount.total - (await shop.steps.givenBack(order_id));
            expect(left).toBe(await priceOf(remaining.map((item) => pieces(item, item.order_quantity))));
          }
          const rest = await view(order_id);
          if (rest.lines.some((line) => line.status === 'PAYMENT_CONFIRM'))
            await shop.steps.cancel(order_id, shop.member);
          expect(await shop.steps.givenBack(order_id)).toBe(amount.total);
        },
      ),
      { numRuns: 25 },
    );
  });
});
