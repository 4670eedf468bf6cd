import fc from 'fast-check';
import { sql } from 'kysely';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { ApiFailure } from '../../platform/http/create-error.ts';
import { untilWaitingOrDone } from '../../testing/database/lock-waits.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database/open-test-database.ts';
import { type ChosenOption, setStock, wanted } from '../../testing/orders/choose-options.ts';
import { addCrowd, makeDrop } from '../../testing/orders/drop-steps.ts';
import { newKey, orderForm } from '../../testing/orders/order-steps.ts';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { priceWanted } from '../carts/price-wanted.ts';
import { abandonOrder, confirmPayment } from '../orders/close-order.ts';
import { placeOrder } from '../orders/placing/place-order.ts';
import { saveTemporaryOrder } from '../orders/placing/temporary-orders.ts';
import { joinDropOf } from './join-drop.ts';
import { leaveDropOf } from './leave-drop.ts';
import { lockOption, passOn } from './pass-on.ts';
import { sweepDrops } from './sweep-drops.ts';

const holdMinutes = 5;
const minuteMs = 60_000;
/** What the sessions of this crowd begin with. */
const sessions = '00000000-0000-4000-9000-';
let database: TestDatabase;
let api: TestApi;
/** Each with connections of its own, as processes have them. */
let processes: Db[];
let others: Awaited<ReturnType<typeof openPostgres>>[];
beforeAll(async () => {
  database = await openTestDatabase();
  if (database.url === null) throw new Error('a race needs a database that takes several connections');
  others = [await openPostgres(database.url), await openPostgres(database.url)];
  processes = others.map((other) => other.db);
  api = await startTestApi({ database });
});
afterAll(async () => {
  for (const other of others) await other.close();
  await api.close();
});

/** Work of a member in some process; a refusal with words is an end like any other. */
const tried = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ApiFailure && error.status < 500) return error.code;
      throw error;
    },
  );
/** The same for a client that retries when no connection is free, which the API answers with 503. */
const insisted = (work: () => Promise<unknown>): Promise<string> =>
  tried(work()).catch((error: unknown) => {
    if (error instanceof Error && error.message.startsWith('timeout exceeded')) return insisted(work);
    throw error;
  });
function db(index: number): Db {
  const own = processes[index % processes.length];
  if (!own) throw new Error('no process');
  return own;
}

interface Scene {
  option: ChosenOption;
  members: number[];
  now: Date;
}

async function order({ option, members, now }: Scene, index: number, isPaid: boolean): Promise<void> {
  const memberId = members[index % members.length] ?? 0;
  const owner = { memberId, sessionId: `${sessions}${String(memberId).padStart(12, '0')}` };
  const view = { memberId, buyer: { gradeRate: null }, now };
  const products = [wanted(option)];
  const { amount } = await priceWanted(db(index), products, view);
  const temporary = { products, cart_ids: [], order_location: 'goods' as const, line_prices: [] };
  const temporary_id = await saveTemporaryOrder(db(index), owner, temporary, now);
  const form = { ...orderForm };
  const placed = await placeOrder(
    { temporary_id, form, expected_total: amount.total },
    { db: db(index), config: api.config, owner, address: '198.51.100.1', view, key: newKey() },
  );
  if (isPaid) await confirmPayment(db(index), placed.order_id, now);
}

async function closeOrderOf({ members, now }: Scene, index: number): Promise<void> {
  const open = await db(index)
    .selectFrom('orders')
    .select('order_id')
    .where('member_id', '=', members[index % members.length] ?? 0)
    .where('payment_state', '=', 'READY')
    .executeTakeFirst();
  const closing = { state: 'FAILED', code: 'PAYMENT_FAILED', isRefundDue: false, now } as const;
  if (open) await abandonOrder(db(index), open.order_id, closing);
}

const actions = {
  joins: ({ option, members, now }: Scene, index: number) =>
    joinDropOf(
      db(index),
      members[index % members.length] ?? 0,
      { ...wanted(option), pieces: 1 + (index % 2) },
      now,
    ),
  leaves: ({ option, members, now }: Scene, index: number) =>
    leaveDropOf(db(index), members[index % members.length] ?? 0, option.product_id, now),
  orders: (scene: Scene, index: number) => order(scene, index, false),
  pays: (scene: Scene, index: number) => order(scene, index, true),
  closes: closeOrderOf,
  sweeps: ({ now }: Scene, index: number) => sweepDrops(db(index), now),
  // Of a process whose clock is ahead: every hold lapses while its order is placed.
  lapses: ({ now }: Scene, index: number) =>
    sweepDrops(db(index), new Date(now.getTime() + holdMinutes * minuteMs)),
};
type Action = keyof typeof actions;

/** What must be true of an option at every moment. */
async function faultsOf({ option }: Scene, pieces: number): Promise<unknown[]> {
  const { rows } = await sql<{ fault: string }>`
    with places as (select * from drop_places where product_option_id = ${option.product_option_id})
    select concat('pieces: ', o.stock + taken.pieces) as fault from product_options o,
      (select coalesce(sum(l.order_quantity), 0)::int as pieces from order_lines l join orders using (order_id)
        where product_option_id = ${option.product_option_id} and (is_stock_reserved or paid_at is not null)) taken
      where o.product_option_id = ${option.product_option_id} and o.stock + taken.pieces <> ${pieces}
    union all
    select concat('skipped: place ', min(w.place_id)) from places w where w.state = 'WAITING'
      having min(w.place_id) < (select max(place_id) from places where ends_at is not null)
    union all
    select concat('twice: member ', member_id) from places where state in ('WAITING', 'HELD')
      group by member_id having count(*) > 1
    union all
    select concat('too many: member ', member_id) from places where state in ('HELD', 'ORDERED')
      group by member_id having sum(pieces) > 2`.execute(api.db);
  return [...(await contradictions(api.db)), ...rows.map((row) => row.fault)];
}

let used: ChosenOption | undefined;
/** A drop of its own for every run; what earlier ones left is gone. */
async function begin(pieces: number, people: number): Promise<Scene> {
  for (const table of ['drop_places', 'drops'] as const) await api.db.deleteFrom(table).execute();
  await sql`delete from orders where session_id::text like ${`${sessions}%`}`.execute(api.db);
  await api.db.updateTable('product_options').set({ held: 0 }).where('held', '>', 0).execute();
  if (used) await setStock(api.db, used.product_option_id, 50);
  const option = await makeDrop(api, pieces, { holdMinutes, each: 2 });
  used = option;
  return { option, members: await addCrowd(api.db, people), now: new Date(Date.now() + minuteMs) };
}

it('whatever many do at once, holds and orders are never more than pieces, and no place is skipped', async () => {
  const step = fc.tuple(
    fc.constantFrom<Action>(
      'joins',
      'joins',
      'joins',
      'leaves',
      'orders',
      'pays',
      'closes',
      'sweeps',
      'lapses',
      'orders',
      'orders',
    ),
    fc.nat(11),
  );
  const rounds = fc.array(fc.tuple(fc.array(step, { maxLength: 10 }), fc.constantFrom(0, 1, holdMinutes)), {
    minLength: 2,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), rounds, async (pieces, played) => {
      const scene = await begin(pieces, 8);
      for (const [steps, minutes] of played) {
        await Promise.all(steps.map(([action, index]) => tried(actions[action](scene, index))));
        expect(await faultsOf(scene, pieces)).toEqual([]);
        scene.now = new Date(scene.now.getTime() + minutes * minuteMs);
      }
      await sweepDrops(api.db, scene.now);
      const idle = await sql`select 1 from drop_places p join product_options o using (product_option_id)
        where p.state = 'WAITING' and o.stock > o.held`.execute(api.db);
      expect([...(await faultsOf(scene, pieces)), ...idle.rows]).toEqual([]);
    }),
    { numRuns: Number(process.env.DROP_RUNS ?? 15) },
  );
});

it.each([
  ['nobody waits', 1, 'OUT_OF_STOCK'],
  ['the next one holds it by then', 2, 'DROP_HOLD_REQUIRED'],
])('a hold that lapses while its order is placed orders nothing, when %s', async (_when, people, code) => {
  const scene = await begin(1, people);
  const optionId = scene.option.product_option_id;
  for (const index of scene.members.keys()) await tried(actions.joins(scene, index));
  const later = new Date(scene.now.getTime() + holdMinutes * minuteMs);
  const ordering = await db(1)
    .transaction()
    .execute(async (tx) => {
      await lockOption(tx, optionId);
      // It has seen its hold, and waits for the option.
      const placing = tried(order(scene, 0, false));
      await untilWaitingOrDone(api.db, placing);
      await passOn(tx, optionId, { now: later });
      return { placing };
    });
  expect(await ordering.placing).toBe(code);
  expect(await faultsOf(scene, 1)).toEqual([]);
});

it('500 members at once for 10 pieces: ten hold, the others wait in their order, and ten pay', async () => {
  const scene = await begin(10, 500);
  await setStock(api.db, scene.option.product_option_id, 10);
  const join = (id: number, index: number) =>
    insisted(() => joinDropOf(db(index), id, { ...wanted(scene.option), pieces: 1 }, scene.now));
  const ends = await Promise.all(scene.members.map(join));
  expect(new Set(ends)).toEqual(new Set(['done']));
  const holders = await api.db
    .selectFrom('drop_places')
    .select('member_id')
    .where('product_option_id', '=', scene.option.product_option_id)
    .where('state', '=', 'HELD')
    .execute();
  expect(holders).toHaveLength(10);
  // Everybody tries to order, whether they hold a piece or not.
  const orders = await Promise.all(
    scene.members.map((_, index) => insisted(() => order(scene, index, true))),
  );
  expect(orders.filter((end) => end === 'done')).toHaveLength(10);
  const refusals = new Set(orders.filter((end) => end !== 'done'));
  // Late ones find no piece at all, before anybody asks for their hold.
  expect([...refusals].filter((code) => !['DROP_HOLD_REQUIRED', 'OUT_OF_STOCK'].includes(code))).toEqual([]);
  expect(await faultsOf(scene, 10)).toEqual([]);
});
