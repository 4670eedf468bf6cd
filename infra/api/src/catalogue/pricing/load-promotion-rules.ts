import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { type PromotionRule, promotionTermsSchema } from './promotion-rule.ts';

interface RuleRow
  extends Row<'promotion_rule_products', 'promotion_rule_id'>,
    Row<'promotion_rules', 'label' | 'terms'> {
  members: { product_id: number; part: number }[];
}

/** Promotions that run now and concern any of the products, each with all of its products. */
export async function loadPromotionRules(
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<PromotionRule[]> {
  if (productIds.length === 0) return [];
  // Sets bring all of their members, promotions over half the catalogue only those that matter here: two ways to look,
  // each with its own index.
  const ids = sql`${[...productIds]}::int[]`;
  const member = sql`json_agg(json_build_object('product_id', m.product_id, 'part', m.part) order by m.part, m.product_id)
        from promotion_rule_products m where m.promotion_rule_id = r.promotion_rule_id`;
  const { rows } = await sql<RuleRow>`
    select r.promotion_rule_id, r.label, r.terms,
      case when r.terms ->> 'type' = 'SETFIX' then (select ${member})
        else (select ${member} and m.product_id = any(${ids})) end as members
    from promotion_rules r
    where r.starts_at <= ${now}::timestamptz and (r.ends_at is null or r.ends_at > ${now}::timestamptz)
      and r.promotion_rule_id = any(array(
        select promotion_rule_id from promotion_rule_products where product_id = any(${ids})))
    order by r.promotion_rule_id`.execute(db);
  return rows.map((row) => ({
    rule_id: row.promotion_rule_id,
    label: row.label,
    terms: promotionTermsSchema.parse(row.terms),
    parts: new Map(row.members.map((member) => [member.product_id, member.part])),
  }));
}

/**
 * Whether a member has not bought yet, also not under an account that they left; guests never count as buying for the first time. An order that waits for its
 * deposit stands already, or one member could have the price in every order placed before paying.
 */
export async function isFirstOrderOf(db: Db, memberId: number | null): Promise<boolean> {
  if (memberId === null) return false;
  const { rows } = await sql<{
    is_used: boolean;
  }>`select has_used(${memberId}::int, 'FIRST_ORDER') as is_used`.execute(db);
  if (rows[0]?.is_used) return false;
  const bought = await db
    .selectFrom('orders')
    .select('order_id')
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.or([
        eb('payment_state', '=', 'PAID'),
        eb.and([eb('payment_state', '=', 'READY'), eb('deposit', 'is not', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return bought === undefined;
}
