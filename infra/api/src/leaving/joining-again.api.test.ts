import { downloadCoupon, listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { orderPurchase } from '@mall/contracts/api/orders/orders';
import { confirmMember, leaveMember } from '@mall/contracts/api/people/member-account';
import { join } from '@mall/contracts/api/people/member-join';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { sql } from 'kysely';
import { enterPoints } from '../money/points/point-ledger.ts';
import { forgetUsedBenefits } from '../people/members/used-benefits.ts';
import { type ChosenOption, wanted } from '../testing/orders/choose-options.ts';
import { orderSteps } from '../testing/orders/order-steps.ts';
import { startPartneredApi, type TestPartners } from '../testing/servers/start-partners.ts';
import { newVisitor, type TestApi, type Visitor } from '../testing/servers/start-test-api.ts';

// A person who left and joined again was a new member: with a first order at its price, and every coupon once more.

let api: TestApi;
let partners: TestPartners;
let steps: ReturnType<typeof orderSteps>;
let option: ChosenOption;
beforeAll(async () => {
  ({ api, partners } = await startPartneredApi());
  steps = orderSteps(api);
  const { rows } = await sql<ChosenOption>`
    select o.product_id, o.product_option_id from product_options o join products p using (product_id)
    where p.promotions = '{FIRST}' and o.stock > 10 and o.sale_state = 'ON' and o.is_display and p.sell_price > 60000
    order by o.product_option_id limit 1`.execute(api.db);
  option = rows[0] as ChosenOption;
});
afterAll(() => api.close());

const password = samplePassword;
const person = { name: '나은채', birthdate: '19980214', gender: '0' as const, mobile: '01055550001' };
type Member = Visitor & { memberId: number };

async function joinAs(user_id: string, who = person): Promise<Member> {
  const visitor = newVisitor();
  const ci = await partners.verify(api, visitor, who);
  const reply = await api.call(
    join,
    {
      body: {
        provider: 'normal',
        user_id,
        password,
        password_chk: password,
        user_name: who.name,
        email: `${user_id}@example.com`,
        phone: who.mobile,
        ci,
        is_terms_agreed: 1,
        is_privacy_agreed: 1,
      },
    },
    visitor,
  );
  await api.db
    .updateTable('members')
    .set({ state: 'ACTIVE' })
    .where('member_id', '=', reply.data.member_id)
    .execute();
  return api.logIn(user_id);
}

const isFirst = async (member: Member) => {
  const { amount } = await steps.prepare(member, [wanted(option)]);
  return amount.rows?.some((row) => row.code === 'FIRST') ?? false;
};
const couponsOf = async (member: Member) => (await api.call(listDownloadableCoupons, {}, member)).data.rows;

/** Buys with points only, which needs no payment provider, and has the goods. */
async function buy(member: Member): Promise<void> {
  const now = api.deps.clock();
  const gift = {
    key: `GIFT:${member.memberId}`,
    amount: 500_000,
    reason: 'OPERATOR',
    orderId: null,
  } as const;
  await api.db.transaction().execute((tx) => enterPoints(tx, { memberId: member.memberId, ...gift, now }));
  const { temporary_id, amount } = await steps.prepare(member, [wanted(option)]);
  const use_points = amount.total;
  const priced = await api.call(orderPurchase, { body: { temporary_id, use_points } }, member);
  const placed = await steps.place(member, temporary_id, priced.data.amount.total, undefined, {
    use_points,
    pay_method: 'POINT',
  });
  await api.db
    .updateTable('order_lines')
    .set({ status: 'PURCHASE_CONFIRM' })
    .where('order_id', '=', placed.data.order_id)
    .execute();
}

async function leave(member: Member): Promise<void> {
  await api.call(confirmMember, { body: { member_id: member.memberId, password } }, member);
  const left = await api.call(leaveMember, { body: { member_id: member.memberId } }, member);
  expect(left.success).toBe(true);
}

describe('a person who left and joins again', () => {
  it('has no first order and no coupon a second time, and others have theirs', async () => {
    const first = await joinAs('again0001');
    expect(await isFirst(first)).toBe(true);
    const [coupon, other] = await couponsOf(first);
    const coupon_id = coupon?.coupon_id ?? 0;
    expect((await api.call(downloadCoupon, { body: { coupon_id } }, first)).success).toBe(true);
    await buy(first);
    await leave(first);

    const again = await joinAs('again0002');
    expect(await isFirst(again)).toBe(false);
    expect(await api.call(downloadCoupon, { body: { coupon_id } }, again)).toMatchObject({
      code: 'COUPON_ALREADY_ISSUED',
    });
    const shown = new Map((await couponsOf(again)).map((row) => [row.coupon_id, row.is_downloaded]));
    expect([shown.get(coupon_id), shown.get(other?.coupon_id ?? 0)]).toEqual([true, false]);

    const stranger = await joinAs('stranger1', { ...person, name: '도한결', mobile: '01055550002' });
    expect(await isFirst(stranger)).toBe(true);
    expect((await api.call(downloadCoupon, { body: { coupon_id } }, stranger)).success).toBe(true);
  });

  it('may have them again once the retention of earlier orders has ended', async () => {
    const member = await joinAs('again0003', { ...person, name: '표지안', mobile: '01055550003' });
    await buy(member);
    await leave(member);
    const years = (count: number) => new Date(api.deps.clock().getTime() + count * 366 * 86_400_000);
    const known = () => api.db.selectFrom('used_benefits').select('person').execute();
    const before = (await known()).length;
    await forgetUsedBenefits(api.db, years(4));
    expect(await known()).toHaveLength(before);
    await forgetUsedBenefits(api.db, years(5));
    expect(await known()).toEqual([]);
    const again = await joinAs('again0004', { ...person, name: '표지안', mobile: '01055550003' });
    expect(await isFirst(again)).toBe(true);
  });
});
