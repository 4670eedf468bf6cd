import type { Db } from '../../platform/database/schema/schema.ts';
import { maskName } from './mask-name.ts';

/**
 * The name that others see of a member who writes something. Their row stays locked to the transaction's end, so that
 * many at once cannot pass a limit together.
 */
export async function lockAuthor(tx: Db, memberId: number): Promise<string> {
  const { user_name } = await tx
    .selectFrom('members')
    .select('user_name')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return maskName(user_name);
}
