import { insertRows } from '@mall/api/platform/database/insert-rows';
import type { Db, Row } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';
import { koreanHour, seasonBefore, seasonNames, seasonSpan } from '../wardrobe/season.ts';

const dayMs = 86_400_000;

interface SeedCoupon
  extends Row<
    'coupons',
    | 'name'
    | 'kind'
    | 'source'
    | 'discount_type'
    | 'discount_value'
    | 'minimum_amount'
    | 'maximum_amount'
    | 'issue_limit'
    | 'valid_days'
  > {
  /** Days from now. */
  from: number;
  to: number;
  /** The season that its name, `{계절}`, speaks of, and that it begins and ends with. */
  season?: 'now' | 'before';
  /** The products that it works on, by their rate; all without it. */
  productRate?: keyof CouponProducts;
  /** By which members get it. */
  code?: string | null;
}

/** Products of the sample shop that a coupon of this rate (per cent) works on. */
export type CouponProducts = Record<5 | 10, number[]>;
/** Most products that a sample coupon names: replies carry them. */
const maximumProducts = 500;

const rate = { discount_type: 'RATE' as const };
const fixed = { discount_type: 'FIXED' as const, maximum_amount: null };
const long = { issue_limit: null, from: -30, to: 365 };

/** Every kind, source and discount; one that ran out of time and one that is few. Ids follow the order. */
const coupons: readonly SeedCoupon[] = [
  {
    name: '{계절} 시즌 장바구니 5,000원 쿠폰',
    season: 'now',
    kind: 'ORDER',
    source: 'DOWNLOAD',
    ...fixed,
    discount_value: 5_000,
    minimum_amount: 50_000,
    ...long,
    valid_days: 30,
  },
  {
    name: '상품 10% 쿠폰',
    kind: 'PRODUCT',
    source: 'DOWNLOAD',
    productRate: 10,
    ...rate,
    discount_value: 10,
    maximum_amount: 10_000,
    minimum_amount: 20_000,
    ...long,
    valid_days: 14,
  },
  {
    name: '앱 다운로드 감사 3,000원 쿠폰',
    kind: 'ORDER',
    source: 'APP',
    ...fixed,
    discount_value: 3_000,
    minimum_amount: 10_000,
    ...long,
    valid_days: 90,
  },
  {
    name: '선착순 100명 15% 쿠폰',
    kind: 'ORDER',
    source: 'DOWNLOAD',
    ...rate,
    discount_value: 15,
    maximum_amount: 20_000,
    minimum_amount: 30_000,
    issue_limit: 100,
    from: -1,
    to: 60,
    valid_days: 7,
  },
  {
    name: '생일 축하 10,000원 쿠폰',
    kind: 'ORDER',
    source: 'OPERATOR',
    ...fixed,
    discount_value: 10_000,
    minimum_amount: 70_000,
    ...long,
    valid_days: 30,
  },
  {
    name: '{계절} 마감 20% 쿠폰',
    season: 'before',
    kind: 'PRODUCT',
    source: 'DOWNLOAD',
    ...rate,
    discount_value: 20,
    maximum_amount: 15_000,
    minimum_amount: 0,
    issue_limit: null,
    from: -120,
    to: -60,
    valid_days: 14,
  },
  {
    name: '상품 5% 쿠폰',
    kind: 'PRODUCT',
    source: 'DOWNLOAD',
    productRate: 5,
    ...rate,
    discount_value: 5,
    maximum_amount: 10_000,
    minimum_amount: 0,
    ...long,
    valid_days: 14,
  },
  {
    name: '가입 축하 코드 4,000원 쿠폰',
    kind: 'ORDER',
    source: 'CODE',
    code: 'WELCOME2026',
    ...fixed,
    discount_value: 4_000,
    minimum_amount: 30_000,
    ...long,
    valid_days: 30,
  },
];

/** Days before a season that its coupons are given out, and before its end that it is cleared. */
const ahead = 14;
const clearance = 40;

/** Name and time of a coupon that lasts as long as its season, or that cleared the one before. */
function seasonal(name: string, season: 'now' | 'before', now: Date) {
  const span = seasonSpan(season === 'now' ? new Date(now.getTime() + ahead * dayMs) : now);
  const said = season === 'now' ? span.season : seasonBefore(now);
  const days = season === 'now' ? -ahead : -clearance;
  return {
    name: name.replaceAll('{계절}', seasonNames[said]),
    starts_at: new Date(span.from.getTime() + days * dayMs).toISOString(),
    ends_at: (season === 'now' ? span.to : new Date(span.from.getTime() - 1000)).toISOString(),
  };
}

/** Which member starts with which coupons, by user id. */
const held = [{ user_id: 'shopper01', coupon_ids: [2, 5] }];

/** Sample coupons, some in members' hands, and the opening entries of their points. */
export async function seedCoupons(db: Db, now: Date, products: CouponProducts): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  await insertRows(
    db,
    'coupons',
    coupons.map(({ from, to, season, productRate, code = null, ...coupon }, index) => ({
      coupon_id: index + 1,
      ...coupon,
      product_ids: productRate ? products[productRate].slice(0, maximumProducts) : null,
      code,
      issued_count: 0,
      starts_at: at(from),
      // With its last day.
      ends_at: new Date(koreanHour(now, to + 1, 0).getTime() - 1000).toISOString(),
      ...(season ? seasonal(coupon.name, season, now) : {}),
    })),
  );
  for (const { user_id, coupon_ids } of held) {
    await sql`insert into member_coupons (coupon_id, member_id, issued_at, expires_at)
      select c.coupon_id, m.member_id, ${now}::timestamptz, ${now}::timestamptz + make_interval(days => c.valid_days)
      from coupons c, members m where c.coupon_id = any(${coupon_ids}::int[]) and m.user_id = ${user_id}`.execute(
      db,
    );
    await sql`update coupons set issued_count = issued_count + 1
      where coupon_id = any(${coupon_ids}::int[])`.execute(db);
  }
  await sql`insert into point_entries (member_id, entry_key, amount, reason, created_at)
    select member_id, 'OPENING:' || member_id, point, 'OPENING', created_at from members where point <> 0
    on conflict do nothing`.execute(db);
}
