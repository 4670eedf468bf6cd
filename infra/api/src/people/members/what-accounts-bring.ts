import type { IntegrationMember } from '@mall/contracts/api/people/login-refusals';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

type Brought = Required<Pick<IntegrationMember, 'points' | 'coupons' | 'orders'>>;

/** Adds what each account would bring into a union: points, coupons that can be used, paid orders (spec 5.5). */
export async function withWhatTheyBring(
  db: Db,
  accounts: readonly IntegrationMember[],
  now: Date,
): Promise<IntegrationMember[]> {
  const ids = accounts.map(({ member_id }) => member_id);
  const { rows } = await sql<Brought & { member_id: number }>`
    select m.member_id, m.point as points,
      (select count(*)::int from member_coupons c where c.member_id = m.member_id and c.state = 'READY'
        and c.expires_at > ${now}::timestamptz) as coupons,
      (select count(*)::int from orders o where o.member_id = m.member_id and o.payment_state = 'PAID') as orders
    from members m where m.member_id = any(${sql.val(ids)}::int[])`.execute(db);
  const brought = new Map(rows.map(({ member_id, ...row }) => [member_id, row]));
  return accounts.map((account) => ({ ...account, ...brought.get(account.member_id) }));
}
