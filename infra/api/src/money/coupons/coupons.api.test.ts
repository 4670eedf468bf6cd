import { issueAppCoupon } from '@mall/contracts/api/money/app-coupon';
import { downloadCoupon, listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { listMyCoupons, listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { orderPurchase, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { type ChosenOption, choosePlainOptions, wanted } from '../../testing/orders/choose-options.ts';
import { newKey, orderSteps } from '../../testing/orders/order-steps.ts';
import { startPortone, type TestPortone } from '../../testing/servers/start-portone.ts';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';

let portone: TestPortone;
let api: TestApi;
let steps: ReturnType<typeof orderSteps>;
let member: Visitor;
let option: ChosenOption;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  steps = orderSteps(api);
  member = await api.logIn();
  [option] = (await choosePlainOptions(api.db, 1)) as [ChosenOption];
});
afterEach(async () => expect(await contradictions(api.db)).toEqual([]));
afterAll(async () => {
  await api.close();
  await portone.close();
});

let couponId = 500;
async function addCoupon(values: object = {}): Promise<number> {
  couponId += 1;
  const now = api.deps.clock().getTime();
  await api.db
    .insertInto('coupons')
    .values({
      coupon_id: couponId,
      name: '시험 쿠폰',
      kind: 'ORDER',
      source: 'DOWNLOAD',
      discount_type: 'FIXED',
      discount_value: 1_000,
      maximum_amount: null,
      minimum_amount: 0,
      product_ids: null,
      issue_limit: null,
      starts_at: new Date(now - 1000),
      ends_at: new Date(now + 86_400_000),
      valid_days: 3,
      ...values,
    })
    .execute();
  return couponId;
}
const offered = async (product_id: number, visitor = newVisitor()) =>
  (await api.call(listDownloadableCoupons, { query: { product_id } }, visitor)).data.rows;
const download = async (coupon_id: number, visitor = member) =>
  api.call(downloadCoupon, { body: { coupon_id } }, visitor);
const held = async (values: object = {}) => (await download(await addCoupon(values))).data.member_coupon_id;

describe('coupons of a product', () => {
  it('are those that work on it, with the price of a piece, best first', async () => {
    const { product_id, guest_price, member_price } = option;
    const own = { kind: 'PRODUCT', discount_value: 3_000, product_ids: [product_id] };
    const better = await addCoupon(own);
    const lesser = await addCoupon({ ...own, discount_value: 2_000 });
    const ofOrders = await addCoupon();
    const strange = await addCoupon({ ...own, product_ids: [product_id + 1] });
    const dear = await addCoupon({ ...own, minimum_amount: 90_000_000 });
    const guest = await offered(product_id);
    const pick = (rows: typeof guest) => rows.filter(({ coupon_id }) => coupon_id > 500);
    expect(pick(guest).map(({ coupon_id, price }) => [coupon_id, price])).toEqual([
      [better, guest_price - 3_000],
      [lesser, guest_price - 2_000],
      [ofOrders, null],
      [dear, null],
    ]);
    expect(pick(guest).map(({ coupon_id }) => coupon_id)).not.toContain(strange);
    await download(better);
    const [first] = pick(await offered(product_id, member));
    expect(first).toMatchObject({ coupon_id: better, price: member_price - 3_000, is_downloaded: true });
    const query = { product_id: 99_999_999 };
    expect(await api.call(listDownloadableCoupons, { query }, newVisitor())).toMatchObject({ status: 404 });
    await api.db.deleteFrom('coupons').where('coupon_id', 'in', [lesser, ofOrders, strange, dear]).execute();
  });
});

describe('coupons', () => {
  it('are listed while they can be downloaded, and marked for those who have them', async () => {
    const gone = await addCoupon({ ends_at: new Date(api.deps.clock().getTime() - 500) });
    const open = await addCoupon();
    await download(open);
    const rowsFor = async (visitor: Visitor) =>
      (await api.call(listDownloadableCoupons, {}, visitor)).data.rows;
    const own = await rowsFor(member);
    expect(own.map((row) => row.coupon_id)).not.toContain(gone);
    expect(own.find((row) => row.coupon_id === open)?.is_downloaded).toBe(true);
    expect((await rowsFor(newVisitor())).every((row) => !row.is_downloaded)).toBe(true);
    expect(await download(gone)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('go to a member once, and the last one to one member only', async () => {
    const last = await addCoupon({ issue_limit: 1 });
    const staff = await api.logIn('staff0001');
    const replies = await Promise.all([member, member, staff].map((visitor) => download(last, visitor)));
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    const many = await addCoupon();
    await download(many);
    expect(await download(many)).toMatchObject({ status: 409, code: 'COUPON_ALREADY_ISSUED' });
    expect(await download(many, newVisitor())).toMatchObject({ status: 401 });
  });

  it('for the app go once to a member and once to a device', async () => {
    const staff = await api.logIn('staff0001');
    const issue = (visitor: Visitor, uuid: string, member_id = visitor.memberId ?? 0) =>
      api.call(issueAppCoupon, { body: { member_id, uuid } }, visitor);
    const phone = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
    expect(await issue(member, phone, staff.memberId)).toMatchObject({ status: 404 });
    expect((await issue(member, phone)).success).toBe(true);
    expect(await issue(member, '7f9619ff-8b86-4011-b42d-00c04fc964ff')).toMatchObject({
      code: 'COUPON_ALREADY_ISSUED',
    });
    expect(await issue(staff, phone.toUpperCase())).toMatchObject({ code: 'COUPON_ALREADY_ISSUED' });
  });

  it('expire', async () => {
    const id = await held({ valid_days: 1 });
    const ids = async (state: 'READY' | 'EXPIRED') =>
      (await api.call(listMyCoupons, { query: { state } }, member)).data.rows.map(
        (row) => row.member_coupon_id,
      );
    expect(await ids('READY')).toContain(id);
    api.wait(86_400_001);
    expect(await ids('READY')).not.toContain(id);
    expect(await ids('EXPIRED')).toContain(id);
    const { temporary_id } = await steps.prepare(member, [wanted(option)]);
    expect(await steps.place(member, temporary_id, 0, newKey(), { coupon_ids: [id] })).toMatchObject({
      status: 409,
      code: 'COUPON_UNUSABLE',
    });
  });
});

describe('an order with a coupon and points', () => {
  const purchase = (temporary_id: string, extra: object) =>
    api.call(orderPurchase, { body: { temporary_id, ...extra } }, member);
  const balance = async () => (await api.call(listMyPoints, { query: {} }, member)).data.balance;

  it('offers what the member has, costs less by both, and takes both away', async () => {
    const coupon = await held();
    const before = await balance();
    const { temporary_id, amount: plain } = await steps.prepare(member, [wanted(option, 2)]);
    const extra = { coupon_ids: [coupon], use_points: 500 };
    const { data } = await purchase(temporary_id, extra);
    expect(data.coupons?.find((item) => item.member_coupon_id === coupon)?.discount_amount).toBe(1_000);
    expect(data).toMatchObject({ point_balance: before, maximum_points: expect.any(Number) });
    expect(data.amount).toMatchObject({ coupon_amount: 1_000, point_amount: 500 });
    expect(data.amount.total).toBe(plain.total - 1_500);

    const placed = await steps.place(member, temporary_id, data.amount.total, newKey(), extra);
    expect(placed.success).toBe(true);
    expect(await balance()).toBe(before - 500);
    const again = await steps.prepare(member, [wanted(option)]);
    expect(await purchase(again.temporary_id, { coupon_ids: [coupon] })).toMatchObject({
      code: 'COUPON_UNUSABLE',
    });

    await api.call(reportFailedOrder, { body: { order_id: placed.data.order_id } }, member);
    expect(await balance()).toBe(before);
    expect((await purchase(again.temporary_id, { coupon_ids: [coupon] })).success).toBe(true);
  });

  it('goes to one of two orders at once that want the same coupon and all points', async () => {
    const coupon = await held();
    const all = await balance();
    const orders = await Promise.all(
      [1, 2].map(async () => (await steps.prepare(member, [wanted(option)])).temporary_id),
    );
    const points = Math.min(all, 3_000);
    const extra = { coupon_ids: [coupon], use_points: points };
    const total = (await purchase(orders[0] ?? '', extra)).data.amount.total;
    const replies = await Promise.all(
      orders.map((temporary_id) => steps.place(member, temporary_id, total, newKey(), extra)),
    );
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.find((reply) => !reply.success)?.code).toMatch(/COUPON_UNUSABLE|POINT_LIMIT/);
    expect(await balance()).toBe(all - points);
  });

  it("refuses another member's coupon, points beyond the balance and points of a guest", async () => {
    const coupon = await held();
    const staff = await api.logIn('staff0001');
    const strange = await steps.prepare(staff, [wanted(option)]);
    const body = { temporary_id: strange.temporary_id, coupon_ids: [coupon] };
    expect(await api.call(orderPurchase, { body }, staff)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const unknown = { ...body, coupon_ids: [2_000_000_000] };
    expect(await api.call(orderPurchase, { body: unknown }, staff)).toMatchObject({ status: 404 });
    const { temporary_id } = await steps.prepare(member, [wanted(option)]);
    expect(await purchase(temporary_id, { use_points: 1_000_000 })).toMatchObject({ code: 'POINT_LIMIT' });
    const guest = newVisitor();
    const own = await steps.prepare(guest, [wanted(option)]);
    const wish = { temporary_id: own.temporary_id, use_points: 10 };
    expect(await api.call(orderPurchase, { body: wish }, guest)).toMatchObject({ code: 'POINT_LIMIT' });
  });
});

it('the ledger of points refuses to be rewritten', async () => {
  await expect(api.db.updateTable('point_entries').set({ amount: 1 }).execute()).rejects.toThrow(
    /append only/,
  );
});

const zone = async () => (await api.call(listDownloadableCoupons, { query: {} }, newVisitor())).data.rows;

it('says how many of a coupon are left, and nothing of one without a limit', async () => {
  const few = await addCoupon({ issue_limit: 3 });
  const any = await addCoupon();
  const leftOf = async (id: number) => (await zone()).find((row) => row.coupon_id === id)?.left;
  expect([await leftOf(few), await leftOf(any)]).toEqual([3, null]);
  await api.call(downloadCoupon, { body: { coupon_id: few } }, member);
  expect(await leftOf(few)).toBe(2);
});
