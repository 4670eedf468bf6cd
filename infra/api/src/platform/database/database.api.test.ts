import { seed } from '@mall/sample-shop/seed';
import { openTestDatabase } from '../../testing/database/open-test-database.ts';
import { testProductCount } from '../../testing/database/template.ts';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { silent } from '../../testing/silent-logger.ts';
import { migrate } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const products = () =>
  api.db
    .selectFrom('products')
    // Gifts come on top.
    .where('is_hidden', '=', false)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();

describe('a database that is there already', () => {
  it('is neither migrated nor seeded again, also by two processes at once', async () => {
    const start = async () => {
      await migrate(api.db, silent);
      await seed(api.db, { productCount: 999, now: new Date(), logger: silent });
    };
    await Promise.all([start(), start()]);
    expect(await products()).toEqual({ count: testProductCount });
  });

  it('keeps transactions apart: what one rolls back the other never sees', async () => {
    const rename = api.db.transaction().execute(async (tx) => {
      await tx.updateTable('products').set({ product_name: '없던 일' }).execute();
      throw new Error('rolled back');
    });
    const name = api.db
      .selectFrom('products')
      .select('product_name')
      .where('product_id', '=', 1)
      .executeTakeFirstOrThrow();
    await expect(rename).rejects.toThrow('rolled back');
    expect((await name).product_name).not.toBe('없던 일');
  });

  it('answers that it is healthy', async () => {
    expect((await api.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  it('is alive but not healthy without its database', async () => {
    const database = await openTestDatabase();
    const alone = await startTestApi({ database });
    await database.close();
    expect((await alone.app.inject({ url: '/healthz/live' })).statusCode).toBe(200);
    expect((await alone.app.inject({ url: '/healthz' })).statusCode).toBe(503);
    await alone.app.close();
  });
});
