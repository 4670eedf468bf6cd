import { confirmPurchase } from '@mall/contracts/api/orders/order-claims';
import { listGrades } from '@mall/contracts/api/people/member-account';
import { sampleMembers } from '@mall/sample-shop/shoppers/sample-members';
import { sql } from 'kysely';
import { choosePlainOptions, wanted } from '../../testing/orders/choose-options.ts';
import { claimSteps } from '../../testing/orders/claim-steps.ts';
import { startPortone, type TestPortone } from '../../testing/servers/start-portone.ts';
import {
  startTestApi,
  type TestApi,
  testOperatorKey,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';

let api: TestApi;
let portone: TestPortone;
let steps: ReturnType<typeof claimSteps>;
const dayMs = 86_400_000;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  steps = claimSteps(api, portone);
});
beforeEach(async () => {
  // Only what the test itself buys counts, and everybody has the grade of the samples.
  const past = new Date(Date.now() - 400 * dayMs);
  await sql`update orders set paid_at = ${past} where paid_at is not null`.execute(api.db);
  for (const { user_id, grade_id } of sampleMembers)
    await api.db.updateTable('members').set({ grade_id }).where('user_id', '=', user_id).execute();
});
afterAll(async () => {
  await api.close();
  await portone.close();
});

const gradeOf = async (user_id: string) => {
  const { grade_name } = await api.db
    .selectFrom('members')
    .innerJoin('grades', 'grades.grade_id', 'members.grade_id')
    .select('grade_name')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return grade_name;
};
const setGrade = (user_id: string, name: string) =>
  sql`update members set grade_id = (select grade_id from grades where grade_name = ${name})
    where user_id = ${user_id}`.execute(api.db);
const own = async (visitor: Visitor) => (await api.call(listGrades, { query: {} }, visitor)).data.own;
const changes = () =>
  api.db
    .selectFrom('audit_log')
    .select(['actor', 'subject', 'before', 'after'])
    .where('action', '=', 'members.grades')
    .orderBy('audit_id', 'desc')
    .execute();

/** Buys something whose settled line is made to have cost as much as wanted. */
async function buy(visitor: Visitor, spend: number) {
  const [option] = await choosePlainOptions(api.db, 1);
  if (!option) throw new Error('no option');
  const { order_id } = await steps.buy(visitor, [wanted(option)]);
  await steps.deliver(order_id);
  await api.db
    .updateTable('order_lines')
    .set({ paid_price: spend })
    .where('order_id', '=', order_id)
    .execute();
  return order_id;
}
const confirm = (order_id: string, visitor: Visitor) =>
  api.call(confirmPurchase, { body: { order_id } }, visitor);
async function review() {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/operator',
    headers: { authorization: `Operator ${testOperatorKey}` },
    payload: { command: 'members.grades', actor: 'minji', input: {} },
  });
  return reply.json().data.lines as string[];
}

describe('a grade', () => {
  it('rises when a purchase is settled, to where the spend of the year reaches, and is written down', async () => {
    const member = await api.logIn('welcome01');
    const [first, second] = [await buy(member, 60_000), await buy(member, 40_000)];
    expect(await own(member)).toMatchObject({
      spend: 0,
      next: { grade_name: 'SILVER', remaining: 100_000 },
    });
    await confirm(first, member);
    expect(await own(member)).toMatchObject({ spend: 60_000, next: { remaining: 40_000 } });
    expect(await gradeOf('welcome01')).toBe('WELCOME');
    await confirm(second, member);
    expect(await gradeOf('welcome01')).toBe('SILVER');
    expect(await own(member)).toMatchObject({
      spend: 100_000,
      next: { grade_name: 'GOLD', remaining: 200_000 },
    });
    expect((await changes())[0]).toEqual({
      actor: 'system',
      subject: `member ${member.memberId}`,
      before: { grade: 'WELCOME' },
      after: { grade: 'SILVER' },
    });
  });

  it('counts purchases that are settled at once', async () => {
    const member = await api.logIn('welcome01');
    const orders = [await buy(member, 100_000), await buy(member, 100_000), await buy(member, 100_000)];
    await Promise.all(orders.map((order_id) => confirm(order_id, member)));
    expect(await gradeOf('welcome01')).toBe('GOLD');
  });

  it('does not fall when a purchase is settled, but at the next review, and rises there too', async () => {
    const vip = await api.logIn('vip000001');
    await confirm(await buy(vip, 50_000), vip);
    expect(await gradeOf('vip000001')).toBe('VIP');
    const member = await api.logIn('welcome01');
    await confirm(await buy(member, 700_000), member);
    await setGrade('welcome01', 'WELCOME');

    const lines = await review();
    expect(lines).toContain('vip000001  VIP -> WELCOME');
    expect(lines).toContain('welcome01  WELCOME -> PLATINUM');
    expect((await changes())[0]).toMatchObject({ actor: 'minji' });
    expect(await review()).toEqual(['0 members have another grade now']);
  });

  it('of staff is given by hand and stays', async () => {
    const staff = await api.logIn('staff0001');
    await confirm(await buy(staff, 2_000_000), staff);
    await review();
    expect(await gradeOf('staff0001')).toBe('STAFF');
    expect(await own(staff)).toMatchObject({ spend: 2_000_000, next: null });
  });
});

it('a grade that asks for no amount is given by hand and stays', async () => {
  await sql`update grades set minimum_spend = null where grade_name = 'VIP'`.execute(api.db);
  await review();
  expect(await gradeOf('vip000001')).toBe('VIP');
  await sql`update grades set minimum_spend = 1500000 where grade_name = 'VIP'`.execute(api.db);
});

it('the list of grades says to a guest what each asks for, and to a VIP that there is no next one', async () => {
  const {
    rows,
    period_days,
    own: none,
  } = (await api.call(listGrades, { query: { user_type: 'NORMAL' } })).data;
  expect(rows.map((row) => row.minimum_spend)).toEqual([0, 100_000, 300_000, 700_000, 1_500_000]);
  expect([period_days, none]).toEqual([365, null]);
  expect((await own(await api.logIn('vip000001')))?.next).toBeNull();
});

it('counts neither what went back, nor another member, nor what was paid more than a year ago', async () => {
  const member = await api.logIn('welcome01');
  const back = await buy(member, 900_000);
  await api.db
    .updateTable('order_lines')
    .set({ status: 'PART_REFUND_COMPLETE' })
    .where('order_id', '=', back)
    .execute();
  await review();
  expect(await gradeOf('welcome01')).toBe('WELCOME');
  await confirm(await buy(member, 900_000), member);
  expect(await gradeOf('welcome01')).toBe('PLATINUM');
  await review();
  expect([await gradeOf('welcome01'), await gradeOf('silver001')]).toEqual(['PLATINUM', 'WELCOME']);
  api.wait(366 * dayMs);
  await review();
  expect(await gradeOf('welcome01')).toBe('WELCOME');
});
