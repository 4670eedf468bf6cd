import { sql } from 'kysely';
import { wanted } from '../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';
import { newVisitor } from '../testing/servers/start-test-api.ts';
import { reconcile, startReconciler } from './reconciler.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterAll(() => shop.close());

/** Orders that were closed unpaid so many minutes ago. */
async function addClosed(name: string, count: number, minutesAgo: number): Promise<void> {
  const { order_id } = await shop.steps.order(newVisitor(), [wanted(shop.first)]);
  const ordered_at = new Date(shop.api.deps.clock().getTime() - minutesAgo * 60_000);
  await sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_id', ${name}::text || n,
      'payment_id', ${name}::text || n, 'payment_state', 'FAILED', 'is_stock_reserved', false,
      'ordered_at', ${ordered_at.toISOString()}::text))).*
    from orders o, generate_series(1, ${count}::int) n where o.order_id = ${order_id}`.execute(shop.api.db);
}

/** Payments that the provider is asked about in a round. */
async function askedInRound(): Promise<string[]> {
  const { deps } = shop.api;
  const asked: string[] = [];
  const find = (paymentId: string) => {
    asked.push(paymentId);
    return deps.payments.find(paymentId);
  };
  await reconcile({ ...deps, payments: { ...deps.payments, find } }, deps.logger);
  shop.api.wait(30_000);
  return asked;
}

describe('orders that were closed unpaid', () => {
  it('are asked about a few hundred in a round however many there are, and none is forgotten', async () => {
    await addClosed('LATELY-', 450, 10);
    await addClosed('EARLIER-', 120, 600);
    const rounds = [await askedInRound(), await askedInRound()];
    // A shopper who goes on opening and closing orders does not starve other orders.
    await addClosed('NEWER-', 190, 0);
    rounds.push(await askedInRound());
    for (const asked of rounds) expect(asked.length).toBeLessThanOrEqual(260);
    const asked = new Set(rounds.flat());
    expect([...asked].filter((id) => id.startsWith('LATELY-'))).toHaveLength(450);
    expect([...asked].filter((id) => id.startsWith('EARLIER-'))).toHaveLength(120);
  });
});

describe('several processes', () => {
  it('ask the provider one at a time, and the next one begins when the first leaves', async () => {
    const { deps } = shop.api;
    const asked: string[] = [];
    const begin = (name: string) => {
      const find: typeof deps.payments.find = (paymentId) => {
        asked.push(name);
        return deps.payments.find(paymentId);
      };
      return startReconciler({ ...deps, payments: { ...deps.payments, find } }, deps.logger, 20);
    };
    const until = async (count: number) => {
      while (asked.length < count) await new Promise(setImmediate);
    };
    await shop.steps.order(newVisitor(), [wanted(shop.first)]);
    shop.api.wait(3 * 60_000);
    const stops = [begin('first'), begin('second')] as const;
    // Several rounds ask about what is open, and all of them are of one process.
    await until(30);
    const [leader = ''] = asked;
    expect(new Set(asked).size).toBe(1);
    const [leave, stay] = leader === 'first' ? stops : ([stops[1], stops[0]] as const);
    await leave();
    const before = asked.length;
    await until(before + 10);
    expect(new Set(asked.slice(before))).toEqual(new Set([leader === 'first' ? 'second' : 'first']));
    await stay();
  });
});
