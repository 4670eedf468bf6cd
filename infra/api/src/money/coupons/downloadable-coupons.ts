import type { HeldCoupon } from '@mall/contracts/domain/orders/coupon';
import { sql } from 'kysely';
import { loadCards } from '../../catalogue/lists/cards/load-cards.ts';
import { couponDiscount } from '../../catalogue/pricing/coupon-discount.ts';
import type { PriceView } from '../../catalogue/pricing/price-view.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';

type Terms = Omit<HeldCoupon, 'member_coupon_id' | 'expires_at'>;
type Row = Terms & {
  ends_at: Date;
  valid_days: number;
  is_downloaded: boolean;
  is_sold_out: boolean;
  left: number | null;
};

/** Most coupons in the Coupon Zone at once. */
const maximumRows = 100;

/** Coupons that anyone may download now, ending soonest first. */
export async function listDownloadable(
  db: Db,
  memberId: number | null,
  now: Date,
  productId: number | null = null,
) {
  const { rows } = await sql<Row>`
    select c.coupon_id, c.name, c.kind, c.discount_type, c.discount_value, c.maximum_amount, c.minimum_amount,
      c.product_ids, c.ends_at, c.valid_days,
      coalesce(c.issued_count >= c.issue_limit, false) as is_sold_out,
      case when c.issue_limit is not null then greatest(c.issue_limit - c.issued_count, 0) end as left,
      exists (select 1 from member_coupons m
        where m.coupon_id = c.coupon_id and m.member_id = ${memberId}::int)
        or has_used(${memberId}::int, 'COUPON:' || c.coupon_id) as is_downloaded
    from coupons c
    where c.source = 'DOWNLOAD' and c.starts_at <= ${now}::timestamptz and c.ends_at > ${now}::timestamptz
      and (${productId}::int is null or c.product_ids is null or c.product_ids @> array[${productId}::int])
    order by c.ends_at, c.coupon_id limit ${maximumRows}`.execute(db);
  return { rows: rows.map((row) => ({ ...row, ends_at: row.ends_at.toISOString() })) };
}

/** Most coupons that a product's page offers. */
const maximumOfProduct = 10;

/**
 * Coupons that may be downloaded now and work on a product, those that make one piece cheapest first. NOT_FOUND when
 * the product is not shown.
 */
export async function listForProduct(
  db: Db,
  productId: number,
  { memberId, ...view }: PriceView & { memberId: number | null },
) {
  const [card] = await loadCards(db, [productId], view);
  if (!card) throw notFound('판매가 종료되었거나 존재하지 않는 상품입니다.');
  const { rows } = await listDownloadable(db, memberId, view.now, productId);
  const priced = rows.map((row) => {
    const amount = row.kind === 'PRODUCT' ? couponDiscount(row, card.last_price) : 0;
    return { ...row, product_ids: null, price: amount > 0 ? card.last_price - amount : null };
  });
  const priceOf = (row: { price: number | null }) => row.price ?? Number.MAX_SAFE_INTEGER;
  return { rows: priced.sort((one, other) => priceOf(one) - priceOf(other)).slice(0, maximumOfProduct) };
}

/** Refuses with NOT_FOUND unless the coupon can be downloaded now. */
export async function requireDownloadable(db: Db, couponId: number, now: Date): Promise<void> {
  const coupon = await db
    .selectFrom('coupons')
    .select('coupon_id')
    .where('coupon_id', '=', couponId)
    .where('source', '=', 'DOWNLOAD')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!coupon) throw notFound('발급 기간이 아니거나 존재하지 않는 쿠폰입니다.');
}

/** The coupon for installing the app; NOT_FOUND when there is none at the time. */
export async function currentAppCoupon(db: Db, now: Date): Promise<number> {
  const coupon = await db
    .selectFrom('coupons')
    .select('coupon_id')
    .where('source', '=', 'APP')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('coupon_id')
    .limit(1)
    .executeTakeFirst();
  if (!coupon) throw notFound('현재 발급 중인 앱 다운로드 쿠폰이 없습니다.');
  return coupon.coupon_id;
}
