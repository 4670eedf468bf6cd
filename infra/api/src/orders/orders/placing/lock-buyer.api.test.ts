import { contradictions } from '../../../jobs/books/contradictions.ts';
import { untilLockWait } from '../../../testing/database/lock-waits.ts';
import { type ChosenOption, wanted } from '../../../testing/orders/choose-options.ts';
import {
  type BoundedShop,
  crowdAddress,
  startBoundedShop,
} from '../../../testing/servers/start-bounded-shop.ts';
import { newVisitor, type Visitor } from '../../../testing/servers/start-test-api.ts';
import { lockBuyer } from './unpaid-bounds.ts';

// An order waited for all others of its address, those of members too, and was priced while they waited. Crowds of
// other tests come from an address each.
let shop: BoundedShop;
beforeAll(async () => {
  shop = await startBoundedShop();
});
beforeEach(() => shop.calm());
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const address = crowdAddress(1);

/**
 * Runs the work while a guest's order holds the lock of the address; on PGlite, whose one connection that order has,
 * afterwards.
 */
async function meanwhile<Result>(work: () => Promise<Result>): Promise<Result> {
  let done: Promise<Result> | undefined;
  await shop.api.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, { owner: { memberId: null, sessionId: newVisitor().sessionId }, address });
    done = work();
    if (testDatabase === 'postgresql') await done;
  });
  if (!done) throw new Error('nothing was done');
  return done;
}

describe('while a guest of the address places an order', () => {
  it('a member places one, too', async () => {
    const [option] = (await shop.options(1, 500)) as [ChosenOption];
    const order = () => shop.order([wanted(option)], { address, visitor: shop.member });
    expect((await meanwhile(order)).reply.success).toBe(true);
  });

  it('another guest reads that the price has changed, or that the address holds too much', async () => {
    const [option] = (await shop.options(1, 90_000)) as [ChosenOption];
    const visitor: Visitor = { ...newVisitor(), address };
    const { temporary_id, amount } = await shop.steps.prepare(visitor, [wanted(option)]);
    const dearer = await meanwhile(() => shop.steps.place(visitor, temporary_id, amount.total + 100));
    expect(dearer.code).toBe('PRICE_CHANGED');
    for (let count = 0; count < 6; count += 1) await shop.order([wanted(option, 50)], { address });
    const full = await meanwhile(() => shop.order([wanted(option)], { address }));
    expect(full.reply.code).toBe('UNPAID_LIMIT');
  });
});

describe('many at once from one address', () => {
  it('wait without connections of the database, which others order with meanwhile', async () => {
    const [option] = (await shop.options(1, 90_000)) as [ChosenOption];
    const crowd = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const visitor: Visitor = { ...newVisitor(), address };
        const { temporary_id, amount } = await shop.steps.prepare(visitor, [wanted(option)]);
        return () => shop.steps.place(visitor, temporary_id, amount.total);
      }),
    );
    let placed: ReturnType<(typeof crowd)[number]>[] = [];
    const neighbour = await meanwhile(async () => {
      placed = crowd.map((place) => place());
      await untilLockWait(shop.api.db);
      return shop.order([wanted(option)], { address: crowdAddress(2) });
    });
    expect(neighbour.reply.success).toBe(true);
    expect((await Promise.all(placed)).map((reply) => reply.success)).toEqual(Array(20).fill(true));
  });

  it('hold no more than one address may, and members among them order all the same', async () => {
    const [option] = (await shop.options(1, 90_000)) as [ChosenOption];
    const guests = Array.from({ length: 20 }, () => shop.order([wanted(option, 30)], { address }));
    const own = Array.from({ length: 4 }, () =>
      shop.order([wanted(option, 50)], { address, visitor: shop.member }),
    );
    const codes = async (orders: typeof guests) =>
      (await Promise.all(orders)).map(({ reply }) => reply.code ?? 'placed').sort();
    expect(await codes(guests)).toEqual([...Array(10).fill('UNPAID_LIMIT'), ...Array(10).fill('placed')]);
    expect(await codes(own)).toEqual(Array(4).fill('placed'));
  });
});
