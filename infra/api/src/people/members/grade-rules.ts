import { settledStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';

/** What counts for a grade was paid in this time (ms): a year. */
export const gradePeriodMs = 365 * 86_400_000;

/**
 * KRW that each member spent for settled purchases of the period, as a query of `member_id` and `spend`: what was paid
 * in money, without points, coupons and delivery. What is not settled may still go back.
 */
const spendSince = (since: Date) => sql<Row<'members', 'member_id'> & { spend: number }>`
  select o.member_id, sum(l.paid_price)::bigint as spend from orders o join order_lines l using (order_id)
  where o.payment_state = 'PAID' and o.paid_at > ${since} and l.status = any(${sql.val([...settledStatuses])}::text[])
  group by o.member_id`;

export interface GradeChange extends Row<'members', 'member_id' | 'user_id'> {
  before: string;
  after: string;
}

interface Review {
  /** One member, or all of them. */
  memberId?: number;
  /** Leaves a grade that is better than what was spent. */
  isRaiseOnly: boolean;
  now: Date;
}

/**
 * Gives members the highest grade that their spend of the period reaches, inside a transaction; the same orders always
 * give the same grades. Staff and other grades that are given by hand stay, and so do members who left.
 */
export async function reviewGrades(tx: Db, { memberId, isRaiseOnly, now }: Review): Promise<GradeChange[]> {
  const since = new Date(now.getTime() - gradePeriodMs);
  const only = memberId === undefined ? sql`` : sql`and m.member_id = ${memberId}::int`;
  // Locked before anything is added up: of two orders settled at once, the second sees the first.
  await sql`select 1 from members m where m.state <> 'OUT' ${only} order by m.member_id
    for no key update`.execute(tx);
  const spent = memberId === undefined ? sql`` : sql`where s.member_id = ${memberId}::int`;
  const { rows } = await sql<GradeChange>`
    with spend as (select * from (${spendSince(since)}) s ${spent}),
    earned as (
      select m.member_id, old.grade_name as before, old.minimum_spend as had, g.grade_id, g.grade_name,
        g.minimum_spend
      from members m join grades old on old.grade_id = m.grade_id
        left join spend s on s.member_id = m.member_id
        cross join lateral (select * from grades where user_type = old.user_type
          and minimum_spend <= coalesce(s.spend, 0) order by minimum_spend desc, grade_id limit 1) g
      where m.state <> 'OUT' and old.minimum_spend is not null and g.grade_id <> m.grade_id ${only}
    )
    update members m set grade_id = e.grade_id from earned e
    where m.member_id = e.member_id and (not ${isRaiseOnly}::boolean or e.minimum_spend > e.had)
    returning m.member_id, m.user_id, e.before, e.grade_name as after`.execute(tx);
  return rows.sort((one, other) => one.member_id - other.member_id);
}

/** Raises a member whose purchase was settled, and says so in the audit log. Grades fall at reviews only. */
export async function raiseGrade(tx: Db, memberId: number, now: Date): Promise<void> {
  for (const change of await reviewGrades(tx, { memberId, isRaiseOnly: true, now })) {
    await tx
      .insertInto('audit_log')
      .values({
        actor: 'system',
        action: 'members.grades',
        subject: `member ${change.member_id}`,
        before: JSON.stringify({ grade: change.before }),
        after: JSON.stringify({ grade: change.after }),
        done_at: now,
      })
      .execute();
  }
}

/** How far a member is to the next grade; null without one that can be reached by buying. */
export async function gradeProgress(db: Db, memberId: number, now: Date) {
  const since = new Date(now.getTime() - gradePeriodMs);
  const { rows } = await sql<
    Row<'grades', 'grade_id'> & { had: number | null; user_type: string; spend: number }
  >`
    select g.grade_id, g.minimum_spend as had, g.user_type, coalesce((
      select s.spend from (${spendSince(since)}) s where s.member_id = m.member_id), 0) as spend
    from members m join grades g using (grade_id) where m.member_id = ${memberId}::int`.execute(db);
  const own = rows[0];
  if (!own) return null;
  const { grade_id, had, user_type, spend } = own;
  const { rows: next } = await sql<Row<'grades', 'grade_id' | 'grade_name'> & { remaining: number }>`
    select grade_id, grade_name, greatest(minimum_spend - ${spend}::bigint, 0) as remaining from grades
    where user_type = ${user_type} and ${had}::bigint is not null and minimum_spend > ${had}::bigint
    order by minimum_spend, grade_id limit 1`.execute(db);
  return { grade_id, spend, next: next[0] ?? null };
}

/** The grades of a kind of member, or all of them. */
export function listGradeRows(db: Db, userType: 'NORMAL' | 'STAFF' | undefined) {
  return db
    .selectFrom('grades')
    .select(['grade_id', 'grade_name', 'user_type', 'discount_rate', 'minimum_spend'])
    .$if(userType !== undefined, (all) => all.where('user_type', '=', userType ?? 'NORMAL'))
    .orderBy('grade_id')
    .execute();
}
