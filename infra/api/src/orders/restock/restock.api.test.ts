import {
  applyRestockAlarm,
  deleteRestockAlarms,
  listRestockAlarms,
} from '@mall/contracts/api/orders/restock-alarms';
import { sql } from 'kysely';
import { setStock } from '../../testing/orders/choose-options.ts';
import { startTestApi, type TestApi, type Visitor } from '../../testing/servers/start-test-api.ts';
import { notifyRestocked } from './notify-restocked.ts';

let api: TestApi;
let member: Visitor;
let gone: { product_id: number; product_option_id: number };
let sold: { product_id: number; product_option_id: number };
const phone = '01012345678';

beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
  const choose = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await sql<typeof gone>`select product_id, product_option_id from product_options
      where ${condition} order by product_option_id limit 1`.execute(api.db);
    if (!rows[0]) throw new Error('the catalogue has no such option');
    return rows[0];
  };
  gone = await choose(sql`stock = 0 and sale_state = 'SOLDOUT'`);
  sold = await choose(sql`stock > 10 and sale_state = 'ON'`);
});
afterAll(() => api.close());

const apply = (option: typeof gone, visitor = member) =>
  api.call(applyRestockAlarm, { body: { ...option, phone } }, visitor);
const list = async (visitor = member) =>
  (await api.call(listRestockAlarms, { query: {} }, visitor)).data.rows;
const messages = async () =>
  (await sql<{ content: string; phone: string; href: string }>`select * from notifications`.execute(api.db))
    .rows;
const restock = async () => {
  await setStock(api.db, gone.product_option_id, 5);
  await sql`update product_options set sale_state = 'ON'
    where product_option_id = ${gone.product_option_id}`.execute(api.db);
};

describe('restock alarms (spec 4.11)', () => {
  it('are for options that cannot be bought, for members, once', async () => {
    expect(await apply(sold)).toMatchObject({ status: 409, code: 'NOT_SOLD_OUT' });
    expect(await apply({ ...gone, product_id: gone.product_id + 1 })).toMatchObject({ status: 404 });
    expect(await api.call(applyRestockAlarm, { body: { ...gone, phone } })).toMatchObject({ success: false });
    expect(
      await api.call(applyRestockAlarm, { body: { ...gone, phone: '010-1234-5678' } }, member),
    ).toMatchObject({ status: 400, message: '휴대폰 번호는 숫자만 11자리로 입력해주세요' });
    expect(await apply(gone)).toMatchObject({ success: true });
    expect(await apply(gone)).toMatchObject({ status: 409, code: 'ALREADY_APPLIED' });
    expect(await list()).toMatchObject([
      { product_option_id: gone.product_option_id, state: 'WAITING', phone: '010-****-5678' },
    ]);
  });

  it('are seen and deleted by nobody else', async () => {
    const other = await api.logIn('staff0001');
    expect(await list(other)).toEqual([]);
    const [own] = await list();
    const ids = [own?.restock_alarm_id ?? 0];
    expect(await api.call(deleteRestockAlarms, { body: { ids } }, other)).toMatchObject({ status: 404 });
    expect(await list()).toHaveLength(1);
  });

  it('wait while there is no stock, and fire once when it is back', async () => {
    expect(await notifyRestocked(api.db, api.deps.clock())).toBe(0);
    await restock();
    const rounds = await Promise.all([1, 2, 3].map(() => notifyRestocked(api.db, api.deps.clock())));
    expect(rounds.sort()).toEqual([0, 0, 1]);
    expect(await messages()).toMatchObject([
      { phone, href: `/goods/view/${gone.product_id}`, content: expect.stringContaining('다시 입고') },
    ]);
    expect((await list())[0]?.state).toBe('SENT');
  });

  it('can be asked for again when the option is sold out again', async () => {
    await setStock(api.db, gone.product_option_id, 0);
    expect(await apply(gone)).toMatchObject({ success: true });
    await restock();
    expect(await notifyRestocked(api.db, api.deps.clock())).toBe(1);
    expect(await messages()).toHaveLength(2);
  });

  it('go away when deleted, all or none', async () => {
    const ids = (await list()).map((alarm) => alarm.restock_alarm_id);
    expect(await api.call(deleteRestockAlarms, { body: { ids: [...ids, 999_999] } }, member)).toMatchObject({
      status: 404,
    });
    expect(await list()).toHaveLength(2);
    await api.call(deleteRestockAlarms, { body: { ids } }, member);
    expect(await list()).toEqual([]);
  });

  it('wait for fifty options at most, also when several are asked for at once', async () => {
    const other = await api.logIn('silver001');
    const { rows } = await sql<typeof gone>`
      update product_options set stock = 0 where product_option_id in (
        select product_option_id from product_options where sale_state = 'ON' and is_display
        order by product_option_id limit 54)
      returning product_id, product_option_id`.execute(api.db);
    const row = { member_id: other.memberId, phone, created_at: api.deps.clock(), notified_at: null };
    await api.db
      .insertInto('restock_alarms')
      .values(rows.slice(0, 49).map((option) => ({ ...option, ...row })))
      .execute();
    const replies = await Promise.all(rows.slice(49).map((option) => apply(option, other)));
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 'ALARM_LIMIT')).toHaveLength(4);
    expect(await apply(rows[0] ?? gone, other)).toMatchObject({ code: 'ALREADY_APPLIED' });
  });
});
