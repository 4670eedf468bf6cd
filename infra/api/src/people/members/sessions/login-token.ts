import { createHash, randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, Db } from '../../../platform/database/schema/schema.ts';

/** How long a login lives, however often it is used, in ms. */
export const loginLifetimeMs = 30 * 86_400_000;

/** The database stores only this hash, which opens no login. */
export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a token of a login. */
export async function issueToken(
  db: Db,
  login: Omit<Insertable<Database['login_tokens']>, 'token_hash'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('login_tokens')
    .values({ ...login, token_hash: tokenHashOf(token) })
    .execute();
  return token;
}
