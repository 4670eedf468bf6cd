import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { newVisitor } from '../../testing/servers/start-test-api.ts';
import { boundsOf, koreanDay } from './korean-day.ts';
import { reconcileDueDays } from './nightly-books.ts';

// A day on which every process was away was never compared, and each other one once, hours after its end: what was
// cancelled in the provider's console a day later stayed unknown. Tests looked at one night.
let shop: ClaimShop;
beforeEach(async () => {
  shop = await startClaimShop();
  // The provider does not know the sample orders.
  await shop.api.db
    .updateTable('orders')
    .set({ ordered_at: new Date(0) })
    .execute();
});
afterEach(() => shop.close());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const now = () => shop.api.deps.clock();
const dayBefore = (count: number) => koreanDay(new Date(now().getTime() - count * dayMs));
/** Moves the clock to five in the morning in Korea, so many nights later. */
const sleep = (nights: number) => {
  const { from } = boundsOf(koreanDay(now()));
  shop.api.wait(from.getTime() + nights * dayMs + 5 * hourMs - now().getTime());
};
/** Does it with what the provider answers, and says which days it was asked for, in order. */
async function night(list?: PaymentGateway['list']): Promise<string[]> {
  const asked = new Set<string>();
  const { payments } = shop.api.deps;
  const noted: PaymentGateway['list'] = (during) => {
    asked.add(koreanDay(during.from));
    return list ? list(during) : payments.list(during);
  };
  await reconcileDueDays({ ...shop.api.deps, payments: { ...payments, list: noted } });
  return [...asked];
}
const days = () => shop.api.db.selectFrom('payment_days').selectAll().orderBy('day').execute();

it('looks at each day in the first, third and seventh night after it', async () => {
  sleep(1);
  await night();
  const seen = dayBefore(1);
  const looks: number[] = [];
  for (let nights = 2; nights <= 9; nights += 1) {
    sleep(1);
    const asked = await night();
    expect(asked).toContain(dayBefore(1));
    if (asked.includes(seen)) looks.push(nights);
    expect(await night()).toEqual([]);
  }
  expect(looks).toEqual([3, 7]);
});

it('catches up the last 14 days on which every process was away, newest first', async () => {
  sleep(1);
  await night();
  sleep(20);
  expect(await night()).toEqual(Array.from({ length: 14 }, (_, index) => dayBefore(index + 1)));
  expect(await night()).toEqual([]);
});

it('does not look at a day before four in the morning', async () => {
  sleep(1);
  shop.api.wait(-hourMs - 60_000);
  expect((await night())[0]).toBe(dayBefore(2));
  shop.api.wait(2 * 60_000);
  expect(await night()).toEqual([dayBefore(1)]);
});

it("finds what was given back in the provider's console a day later", async () => {
  const guest = newVisitor();
  const { order_id, payment } = await shop.steps.order(guest, [wanted(shop.first)]);
  await shop.portone.decide(payment, 'approve');
  await shop.api.call(checkOrderPayment, { body: { order_id } }, guest);
  const events = async () =>
    (await shop.api.db.selectFrom('payment_events').select(['payment_id', 'kind']).execute()).filter(
      (event) => event.payment_id === order_id,
    );
  sleep(1);
  await night();
  expect(await events()).toEqual([]);
  await shop.api.deps.payments.cancel(payment.payment_id, 'cancelled in the console');
  sleep(1);
  await night();
  expect(await events()).toEqual([]);
  sleep(1);
  await night();
  expect(await events()).toEqual([{ payment_id: order_id, kind: 'AMOUNT_DIFFERS' }]);
});

it('is done by one process, tried again after an hour when the provider was away, and by another then', async () => {
  sleep(1);
  const away = () => Promise.reject(new Error('away'));
  await expect(night(away)).rejects.toThrow('away');
  expect(await days()).toMatchObject([{ day: dayBefore(1), done_at: null }]);
  // What another process has begun is left to it.
  expect(await night()).toEqual(Array.from({ length: 13 }, (_, index) => dayBefore(index + 2)));
  shop.api.wait(hourMs + 1);
  const both = await Promise.all([night(), night()]);
  expect(both.flat()).toEqual([dayBefore(1)]);
  expect((await days()).at(-1)).toMatchObject({ done_at: expect.any(Date), disagreements: 0 });
});
