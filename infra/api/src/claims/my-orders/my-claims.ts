import type { ClaimKind, listMyClaims } from '@mall/contracts/api/orders/my-claims';
import type { EndpointData } from '@mall/contracts/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { isOrderOf, type Owner } from '../../orders/orders/owner.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { Listing } from '../../platform/http/pages.ts';
import { myOrderLines } from './my-order-lines.ts';

type ClaimRow = EndpointData<typeof listMyClaims>['rows'][number];

interface Request {
  kind: ClaimKind;
  order_id: string;
  order_line_id: number;
  claim_id: number | null;
  state: ClaimRow['state'];
  requested_at: Date;
}

/** What was asked for, of any order: a cancellation is the move that began it. */
const requests: RawBuilder<Request> = sql`(
  select kind, order_id, order_line_id, claim_id, state, created_at as requested_at from claims
  union all
  select 'CANCEL', m.order_id, m.order_line_id, null,
    case l.status when 'PART_REFUND_READY' then 'OPEN' else 'DONE' end, m.moved_at
  from order_moves m join order_lines l using (order_line_id) where m.to_status = 'PART_REFUND_READY')`;

/** A page of what the caller asked for, newest first, in three queries however many there are. */
export async function listClaims(
  db: Db,
  owner: Owner,
  { kind, now, limit, offset }: { kind?: ClaimKind | undefined; now: Date; limit: number; offset: number },
): Promise<Listing<ClaimRow>> {
  const own = await db
    .selectFrom('orders')
    .select('order_id')
    .where(isOrderOf(owner, now))
    .where(sql<boolean>`(exists (select 1 from claims c where c.order_id = orders.order_id)
      or exists (select 1 from order_moves m where m.order_id = orders.order_id and m.to_status = 'PART_REFUND_READY'))`)
    .execute();
  if (own.length === 0) return { rows: [], total: 0 };
  const ids = own.map(({ order_id }) => order_id);
  const { rows: found } = await sql<Request & { total: number }>`
    select r.*, count(*) over ()::int as total from ${requests} r
    where r.order_id = any(${sql.val(ids)}::text[]) ${kind ? sql`and r.kind = ${kind}` : sql``}
    order by r.requested_at desc, r.order_line_id desc limit ${limit} offset ${offset}`.execute(db);
  const lines = await myOrderLines(db, [...new Set(found.map(({ order_id }) => order_id))]);
  const rows = found.flatMap(({ total: _total, order_line_id, requested_at, ...request }) => {
    const line = lines.get(request.order_id)?.find((other) => other.order_line_id === order_line_id);
    return line ? [{ ...request, requested_at: requested_at.toISOString(), line }] : [];
  });
  return { rows, total: found[0]?.total ?? 0 };
}
