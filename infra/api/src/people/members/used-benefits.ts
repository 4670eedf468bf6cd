import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/** Retention, as of the orders that they come from, ms: five years. */
const retentionMs = 5 * 365 * 86_400_000;

/**
 * Notes what members have had that a person gets once, before their accounts lose the identity: the price of a first
 * order, and each coupon (docs/decisions/0111). Members without an identity check leave nothing.
 */
export async function noteUsedBenefits(tx: Db, memberIds: readonly number[], now: Date): Promise<void> {
  const ids = sql`${sql.val([...memberIds])}::int[]`;
  await sql`
    insert into used_benefits (person, benefit, noted_at)
    select distinct person_of(m.ci_hash), had.benefit, ${now}::timestamptz from members m
      join lateral (
        select 'FIRST_ORDER' as benefit from orders o where o.member_id = m.member_id and o.payment_state = 'PAID'
        union all
        select 'COUPON:' || c.coupon_id from member_coupons c where c.member_id = m.member_id
      ) had on true
    where m.member_id = any(${ids}) and m.ci_hash is not null
    on conflict (person, benefit) do update set noted_at = excluded.noted_at`.execute(tx);
}

/** Deletes what was noted five years ago. */
export async function forgetUsedBenefits(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('used_benefits')
    .where('noted_at', '<', new Date(now.getTime() - retentionMs))
    .execute();
}
