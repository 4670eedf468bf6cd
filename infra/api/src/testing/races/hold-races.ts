import { sql } from 'kysely';
import { bookedPayments } from '../../jobs/books/booked-payments.ts';
import { compareBooks } from '../../jobs/books/compare-books.ts';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { countPieces } from '../../jobs/books/count-pieces.ts';
import { reconcile } from '../../jobs/reconciler.ts';
import type { Visitor } from '../servers/start-test-api.ts';
import { type Actor, race } from './race.ts';
import { type RacingShop, startRacingShop } from './start-racing-shop.ts';

/** An order in some state, with everything that two processes may do with it at once. */
export interface Subject {
  order_id: string;
  /** Of the order and of its exchanges. */
  payment_ids: string[];
  claim_id?: number;
  /** Order forms that are ready to be sent. */
  forms?: readonly ReadyForm[];
}

interface ReadyForm {
  visitor: Visitor;
  temporary_id: string;
  total: number;
  key: string;
}

interface Stage {
  prepare: (shop: RacingShop) => Promise<Subject>;
  actors: Record<string, Actor<Subject>>;
}

/** `RACES=all` holds the first actor before each of its steps, which takes minutes; otherwise before one of them. */
const areAllRun = process.env.RACES === 'all';
/** Most steps that an actor makes, about; each pair is held at another one. */
const usualSteps = 23;

/** Age at which payments are asked about, ms. */
const askedAboutMs = 3 * 60_000;

/**
 * Declares a test for each two actors in either order: whatever the first one has done when the second one comes, the
 * books, the stock and the payment provider agree once both have ended.
 */
export function holdRaces(name: string, { prepare, actors }: Stage): void {
  describe(name, () => {
    let shop: RacingShop;
    beforeAll(async () => {
      shop = await startRacingShop();
    });
    afterAll(() => shop.close());

    const names = Object.keys(actors);
    const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));
    it.each(pairs)('%s, and meanwhile %s', async (one, other) => {
      const [first, second] = [actors[one], actors[other]];
      if (!first || !second) throw new Error('no such actor');
      const place = (pairs.findIndex(([a, b]) => a === one && b === other) * 7) % usualSteps;
      for (let steps = areAllRun ? 0 : place, wasHeld = true; wasHeld; steps += 1) {
        // No shopper buys this often; the limit of purchases has its own test.
        await shop.api.db.deleteFrom('call_attempts').execute();
        const subject = await prepare(shop);
        const pieces = await piecesOf(shop);
        wasHeld = await race(shop, subject, { one: first, other: second, steps });
        await sweep(shop);
        const found = { steps, faults: await faultsOf(shop, subject), pieces: await piecesOf(shop) };
        expect(found).toEqual({ steps, faults: [], pieces });
        await leaveBehind(shop);
        if (!areAllRun) break;
      }
    });
  });
}

/** The reconciler's next round, when whatever is still open is old enough to be asked about. */
async function sweep({ api: { deps } }: RacingShop): Promise<void> {
  const clock = () => new Date(deps.clock().getTime() + askedAboutMs);
  await reconcile({ ...deps, clock }, deps.logger);
}

/** Shelves are full again, and orders so long ago that no later round asks about them: rounds would grow with each race. */
async function leaveBehind({ api }: RacingShop): Promise<void> {
  await sql`update product_options set stock = 50 where stock < 20`.execute(api.db);
  await sql`update orders set ordered_at = ordered_at - interval '30 days'
    where ordered_at > now() - interval '1 day'`.execute(api.db);
}

async function piecesOf({ api }: RacingShop): Promise<number> {
  const { inStock, taken } = await countPieces(api.db);
  return inStock + taken;
}

async function faultsOf({ api }: RacingShop, { payment_ids }: Subject): Promise<unknown[]> {
  const looked = await Promise.all(payment_ids.map((id) => api.deps.payments.look(id)));
  const listed = looked.filter((payment) => payment !== null);
  const never = new Date(0);
  const booked = await bookedPayments(api.db, { from: never, until: never, listed: payment_ids });
  return [...(await contradictions(api.db)), ...compareBooks(booked, listed)];
}
