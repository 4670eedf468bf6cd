import { listAlsoViewed, noteProductView } from '@mall/contracts/api/catalogue/product-views';
import { sql } from 'kysely';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';
import { forgetViewPairs, ViewCounter } from './view-counter.ts';

let api: TestApi;
let ids: number[] = [];
beforeAll(async () => {
  api = await startTestApi();
  await sql`delete from product_view_pairs`.execute(api.db);
  const { rows } = await sql<{ product_id: number }>`
    select product_id from products where not is_hidden and not is_sold_out order by product_id limit 3`.execute(
    api.db,
  );
  ids = rows.map((row) => row.product_id);
});
afterAll(() => api.close());

const look = (counter: ViewCounter, who: string, seenIds = [ids[1] ?? 0], address = who) =>
  counter.note({ productId: ids[0] ?? 0, seenIds, who, address });
const others = async (product_id = ids[0] ?? 0) =>
  (await api.call(listAlsoViewed, { query: { product_id } })).data.rows.map((row) => row.product_id);

describe('products that were looked at together', () => {
  it('are shown both ways once three browsers looked, each counted once a day', async () => {
    const counter = new ViewCounter(api.db, () => new Date());
    for (const who of ['a', 'a', 'a', 'b']) look(counter, who);
    await counter.flush();
    expect(await others()).toEqual([]);
    look(counter, 'c');
    await counter.flush();
    expect(await others()).toEqual([ids[1]]);
    expect(await others(ids[1])).toEqual([ids[0]]);
  });

  it('leave out what is not there, what is the same, and more than one address may add', async () => {
    const counter = new ViewCounter(api.db, () => new Date());
    look(counter, 'd', [99_999, ids[0] ?? 0]);
    for (let count = 0; count < 400; count += 1)
      look(counter, `thief-${count}`, [ids[2] ?? 0], 'one address');
    await counter.flush();
    const { rows } = await sql<{ views: number }>`
      select views from product_view_pairs where product_id = ${ids[0]} and other_id = ${ids[2]}`.execute(
      api.db,
    );
    expect(rows).toEqual([{ views: 300 }]);
    const { rows: wrong } = await sql`
      select 1 from product_view_pairs where other_id = 99999 or other_id = product_id`.execute(api.db);
    expect(wrong).toEqual([]);
  });

  it('are noted by a call that keeps nothing of the caller', async () => {
    const visitor: Visitor = newVisitor();
    const body = { product_id: ids[1] ?? 0, seen_ids: [ids[2] ?? 0] };
    expect(await api.call(noteProductView, { body }, visitor)).toMatchObject({ success: true });
    const crowd = { ...body, seen_ids: [1, 2, 3, 4, 5, 6] };
    expect(await api.call(noteProductView, { body: crowd }, visitor)).toMatchObject({ status: 400 });
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_name = 'product_view_pairs'
        and table_schema = current_schema() order by 1`.execute(api.db);
    expect(rows.map((row) => row.column_name)).toEqual(['day', 'other_id', 'product_id', 'views']);
  });

  it('are forgotten after four weeks', async () => {
    await forgetViewPairs(api.db, new Date(Date.now() + 30 * 86_400_000));
    expect(await others()).toEqual([]);
  });
});
