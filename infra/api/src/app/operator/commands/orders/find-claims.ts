import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { maximumListed } from '../looked-at.ts';
import { operatorCommand } from '../operator-command.ts';

interface FoundClaim
  extends Row<'claims', 'claim_id' | 'order_id' | 'kind' | 'state' | 'reason' | 'created_at'>,
    Row<'order_lines', 'status'> {
  product_name: string;
}

const kinds = { return: 'RETURN', exchange: 'EXCHANGE' } as const;

/** Open returns and exchanges, which wait for an operator, oldest first; with `is_all` the ended ones, too. */
export const findClaims = operatorCommand(
  z.strictObject({
    kind: z.enum(['return', 'exchange']).optional(),
    is_all: z.boolean(),
    count: z.int().min(1).max(maximumListed),
  }),
  async ({ kind, is_all, count }, { tx }) => {
    const { rows } = await sql<FoundClaim>`
      select c.claim_id, c.order_id, c.kind, c.state, c.reason, c.created_at, l.status,
        l.snapshot ->> 'product_name' as product_name
      from claims c join order_lines l using (order_line_id)
      where (${is_all}::boolean or c.state = 'OPEN') and (${kind ? kinds[kind] : null}::text is null or c.kind = ${kind ? kinds[kind] : null}::text)
      order by c.created_at, c.claim_id limit ${count}::int`.execute(tx);
    const lines = rows.map(
      (claim) =>
        `${claim.created_at.toISOString()}  claim ${claim.claim_id}  ${claim.order_id}  ${claim.kind} ${claim.state}  ${claim.status}  ${claim.reason}  ${claim.product_name}`,
    );
    return { lines: lines.length > 0 ? lines : ['nothing is asked for'], changes: [] };
  },
);
