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
  // No sample member waits for it.
  gone = await choose(sql`stock = 0 and sale_state = 'SOLDOUT'
    and product_option_id not in (select product_option_id from restock_alarms)`);
  sold = await choose(sql`stock > 10 and sale_state = 'ON'`);
});
afterAll(() => api.close());

const apply = (option: typeof gone, visitor = member, to = phone) =>
  api.call(applyRestockAlarm, { body: { ...option, phone: to } }, visitor);
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
  it('are for options that cannot be bought, for members once', async () => {
    expect(await apply(sold)).toMatchObject({ status: 409, code: 'NOT_SOLD_OUT' });
    expect(await apply({ ...gone, product_id: gone.product_id + 1 })).toMatchObject({ status: 404 });
    expect(
      await api.call(applyRestockAlarm, { body: { ...gone, phone: '010-1234-5678' } }, member),
    ).toMatchObject({ status: 400, message: '휴대폰 번호는 숫자만 11자리로 입력해주세요' });
    expect(await apply(gone)).toMatchObject({ success: true });
    expect(await apply(gone)).toMatchObject({ status: 409, code: 'ALREADY_APPLIED' });
    expect(await list()).toMatchObject([
      { product_option_id: gone.product_option_id, state: 'WAITING', phone: '010-****-5678' },
    ]);
  });

  it('are seen and deleted by their member alone', async () => {
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

  /** So many options that are sold out. */
  const soldOut = async (count: number) =>
    (
      await sql<typeof gone>`update product_options set stock = 0 where product_option_id in (
        select product_option_id from product_options where sale_state = 'ON' and is_display
        order by product_option_id limit ${count})
      returning product_id, product_option_id`.execute(api.db)
    ).rows;
  const proves = (visitor: Visitor, proved: string, phone_proof: 0 | 1 | 2 = 2) =>
    api.db
      .updateTable('members')
      .set({ phone: proved, phone_proof })
      .where('member_id', '=', visitor.memberId ?? 0)
      .execute();

  it('wait for fifty options at most, also when several are asked for at once', async () => {
    const other = await api.logIn('silver001');
    const own = '01087650001';
    await proves(other, own);
    const rows = await soldOut(54);
    const row = { member_id: other.memberId, phone: own, created_at: api.deps.clock(), notified_at: null };
    await api.db
      .insertInto('restock_alarms')
      .values(rows.slice(0, 49).map((option) => ({ ...option, ...row })))
      .execute();
    const replies = await Promise.all(rows.slice(49).map((option) => apply(option, other, own)));
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 'ALARM_LIMIT')).toHaveLength(4);
    expect(await apply(rows[0] ?? gone, other, own)).toMatchObject({ code: 'ALREADY_APPLIED' });
  });

  describe('to an unproved phone', () => {
    const strange = '01099990000';

    it('are ten at most, of all members together, waiting or sent in the last day', async () => {
      const [one, two] = [await api.logIn('platinum1'), await api.logIn('vip000001')];
      const rows = await soldOut(30);
      const replies = await Promise.all(
        rows.slice(0, 12).map((option, index) => apply(option, index % 2 === 0 ? one : two, strange)),
      );
      expect(replies.filter((reply) => reply.success)).toHaveLength(10);
      expect(replies.filter((reply) => reply.code === 'ALARM_LIMIT')).toHaveLength(2);
      await sql`update product_options set stock = 5 where product_option_id in (
        select product_option_id from restock_alarms where phone = ${strange})`.execute(api.db);
      await notifyRestocked(api.db, api.deps.clock());
      // Deleting the alarms does not reset the count of those that were sent.
      for (const visitor of [one, two]) {
        const ids = (await list(visitor)).map((alarm) => alarm.restock_alarm_id);
        await api.call(deleteRestockAlarms, { body: { ids } }, visitor);
      }
      const [, , , , , , , , , , , , late] = rows;
      expect(await apply(late ?? gone, one, strange)).toMatchObject({ status: 409, code: 'ALARM_LIMIT' });
      api.wait(86_400_001);
      expect(await apply(late ?? gone, await api.logIn('platinum1'), strange)).toMatchObject({
        success: true,
      });
    });

    it('do not keep the member who proves it from asking', async () => {
      const owner = await api.logIn('welcome01');
      const busy = '01099991111';
      const row = { member_id: member.memberId ?? 0, created_at: api.deps.clock(), notified_at: null };
      const rows = await soldOut(30);
      await api.db
        .insertInto('restock_alarms')
        .values(rows.slice(0, 10).map((option) => ({ ...option, ...row, phone: busy })))
        .execute();
      const [, , , , , , , , , , , mine] = rows;
      // Typed by the member, and not proved, it is a stranger's as well.
      await proves(owner, busy, 1);
      expect(await apply(mine ?? gone, owner, busy)).toMatchObject({ code: 'ALARM_LIMIT' });
      await proves(owner, busy);
      expect(await apply(mine ?? gone, owner, busy)).toMatchObject({ success: true });
    });
  });

  it('are asked for a hundred times in ten minutes from one address at most', async () => {
    api.wait(10 * 60_000 + 1);
    const visitor = { ...(await api.logIn('staff0001')), address: '203.0.113.50' };
    const replies = [];
    for (let count = 0; count < 101; count += 1) replies.push(await apply(sold, visitor));
    expect(replies.slice(0, 100).map((reply) => reply.code)).not.toContain('RATE_LIMITED');
    expect(replies.at(-1)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });
});
