import type { storePushToken } from '@mall/contracts/api/people/mobiles';
import type { EndpointInput } from '@mall/contracts/endpoint';
import type { Db } from '../../platform/database/schema/schema.ts';

/** Keeps where the app on a device receives messages; the row follows who is logged in on it. */
export async function keepPushToken(
  db: Db,
  { uuid, token, os, allow }: EndpointInput<typeof storePushToken>['body'],
  member_id: number | null,
  updated_at: Date,
): Promise<void> {
  const row = { token, os, is_allowed: Boolean(allow), member_id, updated_at };
  await db
    .insertInto('push_tokens')
    .values({ uuid, ...row })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet(row))
    .execute();
}
