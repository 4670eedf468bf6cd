import type { Migration } from '../migrate.ts';

/** Which claims were asked for together: they share one fee (decision 36). */
export const claimRequests: Migration = {
  name: '0048-claim-requests',
  statements: [
    'alter table claims add column request_id uuid not null default gen_random_uuid()',
    // Claims of one request were stored in one moment.
    `update claims c set request_id = first.request_id
      from (select distinct on (order_id, kind, created_at) order_id, kind, created_at, request_id from claims
        order by order_id, kind, created_at, claim_id) first
      where (c.order_id, c.kind, c.created_at) = (first.order_id, first.kind, first.created_at)`,
  ],
};
