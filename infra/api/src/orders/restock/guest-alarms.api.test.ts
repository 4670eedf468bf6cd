import { applyRestockAlarm } from '@mall/contracts/api/orders/restock-alarms';
import { sql } from 'kysely';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';
import { forgetGuestAlarms } from './apply-guest-alarm.ts';
import { notifyRestocked } from './notify-restocked.ts';

interface Option {
  product_id: number;
  product_option_id: number;
}

let api: TestApi;
let gone: Option[];
beforeAll(async () => {
  api = await startTestApi();
  gone = (
    await sql<Option>`update product_options set stock = 0 where product_option_id in (
      select product_option_id from product_options where sale_state = 'ON' and is_display
      order by product_option_id limit 30) returning product_id, product_option_id`.execute(api.db)
  ).rows;
});
afterEach(() => sql`delete from restock_alarms`.execute(api.db));
afterAll(() => api.close());

const optionAt = (place: number) => gone[place] ?? { product_id: 0, product_option_id: 0 };
let addresses = 0;
/** A guest of a network address of its own: the calls of one address are bounded, too. */
const guestOf = (): Visitor => {
  addresses += 1;
  return { ...newVisitor(), address: `198.51.100.${addresses}` };
};
const apply = (place: number, phone: string, visitor: Visitor = guestOf()) =>
  api.call(applyRestockAlarm, { body: { ...optionAt(place), phone } }, visitor);
const waiting = async () =>
  (
    await sql<{ phone: string; member_id: number | null }>`select phone, member_id from restock_alarms
    where notified_at is null`.execute(api.db)
  ).rows;

describe('restock alarms of guests (decision 116)', () => {
  it('ring once by phone, and are forgotten with it afterwards', async () => {
    expect(await apply(0, '01000000001')).toMatchObject({ success: true, data: { restock_alarm_id: 0 } });
    const { product_option_id } = optionAt(0);
    await sql`update product_options set stock = 3 where product_option_id = ${product_option_id}`.execute(
      api.db,
    );
    expect(await notifyRestocked(api.db, api.deps.clock())).toBe(1);
    expect(await notifyRestocked(api.db, api.deps.clock())).toBe(0);
    const { rows } =
      await sql`select phone, member_id from notifications where source like 'restock:%'`.execute(api.db);
    expect(rows).toEqual([{ phone: '01000000001', member_id: null }]);
    expect(await forgetGuestAlarms(api.db, api.deps.clock())).toBe(1);
    await sql`update product_options set stock = 0 where product_option_id = ${product_option_id}`.execute(
      api.db,
    );
  });

  it('answer the same whether the phone is known, waits already or has too many', async () => {
    const phone = '01000000002';
    const first = await apply(1, phone);
    const again = await apply(1, phone);
    for (const place of [2, 3, 4, 5]) await apply(place, phone);
    const full = await apply(6, phone);
    for (const reply of [again, full]) {
      expect({ ...reply, headers: null }).toEqual({ ...first, headers: null });
    }
    expect(await waiting()).toHaveLength(3);
  });

  it('leave a share of the phone quota to its owner as a member', async () => {
    const phone = '01000000003';
    for (const place of [1, 2, 3, 4, 5]) await apply(place, phone);
    const owner = await api.logIn();
    const replies = await Promise.all(
      [10, 11, 12, 13, 14, 15, 16].map((place) => apply(place, phone, owner)),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(7);
  });

  it('are ten for one browser, also when many are asked for at once', async () => {
    const visitor = guestOf();
    const replies = await Promise.all(
      Array.from({ length: 14 }, (_, place) => apply(place, `0100000010${place % 10}`, visitor)),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(10);
    expect(replies.filter(({ code }) => code === 'ALARM_LIMIT')).toHaveLength(4);
  });

  it('are refused like anybody for what can be bought', async () => {
    const { rows } = await sql<Option>`select product_id, product_option_id from product_options
      where stock > 10 and sale_state = 'ON' and is_display limit 1`.execute(api.db);
    const [option] = rows;
    if (!option) throw new Error('nothing can be bought');
    const body = { ...option, phone: '01000000004' };
    expect(await api.call(applyRestockAlarm, { body }, guestOf())).toMatchObject({ code: 'NOT_SOLD_OUT' });
  });

  it('wait ninety days', async () => {
    await apply(1, '01000000005');
    expect(await forgetGuestAlarms(api.db, api.deps.clock())).toBe(0);
    expect(await forgetGuestAlarms(api.db, new Date(api.deps.clock().getTime() + 91 * 86_400_000))).toBe(1);
  });

  it('are asked for twenty times in ten minutes from one address at most', async () => {
    const visitor = { ...newVisitor(), address: '203.0.113.77' };
    const replies = [];
    for (let count = 0; count < 21; count += 1) replies.push(await apply(1, '01000000006', visitor));
    expect(replies.at(-2)).toMatchObject({ success: true });
    expect(replies.at(-1)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });
});
