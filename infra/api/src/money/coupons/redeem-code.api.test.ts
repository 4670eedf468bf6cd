import { listMyCoupons, redeemCoupon } from '@mall/contracts/api/money/my-benefits';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const now = api.deps.clock().getTime();
  const terms = {
    kind: 'ORDER' as const,
    source: 'CODE' as const,
    discount_type: 'FIXED' as const,
    discount_value: 3000,
    valid_days: 7,
    starts_at: new Date(now - 1000),
    ends_at: new Date(now + 86_400_000),
  };
  await api.db
    .insertInto('coupons')
    .values([
      { ...terms, name: '첫눈 쿠폰', code: 'FIRSTSNOW', issue_limit: 1 },
      { ...terms, name: '지난 쿠폰', code: 'LASTYEAR', ends_at: new Date(now - 500) },
    ])
    .execute();
});
afterAll(() => api.close());

const redeem = (visitor: Visitor, coupon_code: string) =>
  api.call(redeemCoupon, { body: { coupon_code } }, visitor);

it('a code gives its coupon once, to as many as there are', async () => {
  const member = await api.logIn('welcome01', newVisitor());
  const reply = await redeem(member, ' first-snow ');
  expect(reply).toMatchObject({ success: true, data: { name: '첫눈 쿠폰' } });
  expect((await redeem(member, 'FIRSTSNOW')).code).toBe('COUPON_ALREADY_ISSUED');
  const mine = (await api.call(listMyCoupons, { query: {} }, member)).data.rows;
  expect(mine.filter(({ name }) => name === '첫눈 쿠폰')).toHaveLength(1);
  const other = await api.logIn('silver001', newVisitor());
  expect((await redeem(other, 'FIRSTSNOW')).code).toBe('COUPON_SOLD_OUT');
  expect((await redeem(other, 'LASTYEAR')).code).toBe('COUPON_CODE_WRONG');
  expect((await redeem(newVisitor(), 'FIRSTSNOW')).status).toBe(401);
});

it('is guessed ten times at most, also all at once', async () => {
  const member = await api.logIn('platinum1', newVisitor());
  const codes = await Promise.all(
    Array.from({ length: 14 }, async (_, guess) => (await redeem(member, `GUESS${guess}`)).code),
  );
  expect(codes.filter((code) => code === 'COUPON_CODE_WRONG')).toHaveLength(10);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4);
});
