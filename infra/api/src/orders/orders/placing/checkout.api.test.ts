import { orderPurchase, placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { type ChosenOption, choosePlainOptions, wanted } from '../../../testing/orders/choose-options.ts';
import { newKey, orderForm, orderSteps } from '../../../testing/orders/order-steps.ts';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
let steps: ReturnType<typeof orderSteps>;
let member: Visitor;
let option: ChosenOption;
let other: ChosenOption;
beforeAll(async () => {
  api = await startTestApi();
  steps = orderSteps(api);
  member = await api.logIn();
  [option, other] = (await choosePlainOptions(api.db, 2)) as [ChosenOption, ChosenOption];
});
beforeEach(() => api.db.deleteFrom('member_coupons').execute());
afterAll(() => api.close());

let couponId = 700;
/** A coupon in the member's hands; returns its `member_coupon_id`. */
async function hold(values: object): Promise<number> {
  couponId += 1;
  const now = api.deps.clock().getTime();
  const times = { starts_at: new Date(now - 1000), ends_at: new Date(now + 86_400_000), valid_days: 3 };
  await api.db
    .insertInto('coupons')
    .values({
      ...{
        coupon_id: couponId,
        name: '시험 쿠폰',
        kind: 'ORDER',
        source: 'OPERATOR',
        discount_type: 'FIXED',
      },
      ...{ discount_value: 1000, maximum_amount: null, minimum_amount: 0, product_ids: null },
      ...{ issue_limit: null, ...times, ...values },
    } as never)
    .execute();
  const { member_coupon_id } = await api.db
    .insertInto('member_coupons')
    .values({
      coupon_id: couponId,
      member_id: member.memberId ?? 0,
      device_uuid: null,
      issued_at: new Date(now),
      expires_at: times.ends_at,
    })
    .returning('member_coupon_id')
    .executeTakeFirstOrThrow();
  return member_coupon_id;
}
const look = async (temporary_id: string, body: object = {}, visitor = member) =>
  (await api.call(orderPurchase, { body: { temporary_id, ...body } }, visitor)).data;

describe('the order page', () => {
  it('is counted with the coupons that make it least, when it asks for them', async () => {
    const products = [wanted(option), wanted(other)];
    const plain = await steps.prepare(member, products);
    const [dear, cheap] = [...plain.lines].sort((one, next) => next.line_price - one.line_price);
    const alone = await hold({ kind: 'PRODUCT', product_ids: [dear?.product_id], discount_value: 2000 });
    const both = await hold({ kind: 'PRODUCT', discount_value: 1500 });
    const weak = await hold({ discount_value: 500 });
    const strong = await hold({ discount_value: 900 });
    const sheet = await look(plain.temporary_id, { use_best_coupons: true });
    expect([...(sheet.best_coupon_ids ?? [])].sort()).toEqual([alone, both, strong].sort());
    expect(sheet.chosen_coupon_ids).toEqual(sheet.best_coupon_ids);
    expect(sheet.amount.total).toBe(plain.amount.total - 4400);
    expect(sheet.coupons?.map((coupon) => coupon.member_coupon_id)).toContain(weak);
    // The proposal is a choice as any other: the order is placed with it.
    const coupon_ids = sheet.best_coupon_ids ?? [];
    const placed = await steps.place(member, plain.temporary_id, sheet.amount.total, newKey(), {
      coupon_ids,
    });
    expect(placed).toMatchObject({ status: 200 });
    expect(cheap).toBeDefined();
  });

  it('says why a coupon takes nothing off', async () => {
    const { temporary_id, amount } = await steps.prepare(member, [wanted(option)]);
    const goods = amount.total - amount.delivery_fee;
    await hold({ name: '큰 주문', minimum_amount: goods + 7000 });
    await hold({ name: '다른 상품', kind: 'PRODUCT', product_ids: [other.product_id] });
    const { coupons, unusable_coupons, best_coupon_ids } = await look(temporary_id);
    expect([coupons, best_coupon_ids]).toEqual([[], []]);
    expect(unusable_coupons?.map((item) => [item.name, item.reason, item.missing_amount])).toEqual(
      expect.arrayContaining([
        ['큰 주문', 'MINIMUM_AMOUNT', 7000],
        ['다른 상품', 'OTHER_PRODUCTS', 0],
      ]),
    );
  });

  it('says what costs something else than when it was chosen', async () => {
    const { data } = await api.call(
      setOrderTemporary,
      { body: { products: [wanted(option, 2)], order_location: 'goods' } },
      member,
    );
    const before = await look(data.temporary_id);
    expect(before.price_changes).toEqual([]);
    const was = before.lines[0]?.line_price ?? 0;
    const row = await api.db
      .selectFrom('products')
      .select('sell_price')
      .where('product_id', '=', option.product_id)
      .executeTakeFirstOrThrow();
    const price = (sell_price: number) =>
      api.db
        .updateTable('products')
        .set({ sell_price })
        .where('product_id', '=', option.product_id)
        .execute();
    await price(row.sell_price - 5000);
    const after = await look(data.temporary_id);
    await price(row.sell_price);
    const now = after.lines[0]?.line_price ?? 0;
    expect(now).toBeLessThan(was);
    expect(after.price_changes).toEqual([{ product_option_id: option.product_option_id, was, now }]);
  });

  it('names where the latest orders went, each once, to their member only', async () => {
    const form = { ...orderForm, address_detail: '202동', delivery_memo: '문 앞' };
    for (const address_detail of ['202동', '202동', '303동']) {
      const { temporary_id, amount } = await steps.prepare(member, [wanted(option)]);
      api.wait(1000);
      const body = { temporary_id, form: { ...form, address_detail }, expected_total: amount.total };
      await api.call(placeOrder, { body }, member, { 'idempotency-key': newKey() });
    }
    const { recent_receivers } = await steps.prepare(member, [wanted(option)]);
    expect(recent_receivers?.slice(0, 2).map((receiver) => receiver.address_detail)).toEqual([
      '303동',
      '202동',
    ]);
    const details = recent_receivers?.map((receiver) => JSON.stringify(receiver)) ?? [];
    expect(new Set(details).size).toBe(details.length);
    expect((await steps.prepare(newVisitor(), [wanted(option)])).recent_receivers).toEqual([]);
  });

  it('says until when a deposit would be waited for', async () => {
    const sheet = await steps.prepare(newVisitor(), [wanted(option)]);
    expect(sheet.pay_methods).toContain('DEPOSIT');
    const hours = (Date.parse(sheet.deposit_due_at ?? '') - api.deps.clock().getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(api.deps.config.DEPOSIT_HOURS, 1);
  });
});

describe('a guest', () => {
  const place = async (visitor: Visitor, form: object) => {
    const { temporary_id, amount } = await steps.prepare(visitor, [wanted(option)]);
    const { is_privacy_agreed: _agreed, ...bare } = orderForm;
    const body = { temporary_id, form: { ...bare, ...form }, expected_total: amount.total };
    return api.call(placeOrder, { body }, visitor, { 'idempotency-key': newKey() });
  };

  it('orders only after agreeing to the use of personal data; the consent is stored with the order', async () => {
    for (const form of [{}, { is_privacy_agreed: false }])
      expect(await place(newVisitor(), form)).toMatchObject({
        status: 400,
        message: '비회원 개인정보 수집·이용에 동의해주세요.',
      });
    const { data } = await place(newVisitor(), { is_privacy_agreed: true, orderer_phone: '010-1234-5678' });
    const { form } = await api.db
      .selectFrom('orders')
      .select('form')
      .where('order_id', '=', data.order_id)
      .executeTakeFirstOrThrow();
    expect(form).toMatchObject({ is_privacy_agreed: true, orderer_phone: '01012345678' });
  });

  it('is not asked as a member, who agreed by joining', async () => {
    expect(await place(member, {})).toMatchObject({ status: 200 });
  });
});
