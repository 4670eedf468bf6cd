import { randomUUID } from 'node:crypto';
import { finishIdentity, startIdentity } from '@mall/contracts/api/people/identity';
import type { Ask } from './asker.ts';

/** Where the shop's browser pages would be; the API and the identity service agree on it by default. */
const shopOrigin = 'http://localhost:3000';

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Goes through the identity service's window as one of its sample people; the session and what calls name `ci`. */
export async function proveIdentity(ask: Ask, person: string): Promise<{ session: string; ci: string }> {
  const session = randomUUID();
  const query = {
    success_return_url: `${shopOrigin}/member/niceauth/success`,
    fail_return_url: `${shopOrigin}/member/niceauth/fail`,
  };
  const begun = await ask(startIdentity, { query }, session);
  if (!begun.data) throw new Error(`no identity check: ${begun.words}`);
  const page = await (await post(begun.data.action, begun.data.fields)).text();
  const token_version_id = /name="token_version_id" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const decide = new URL('/nice/CheckPlusSafeModel/decide', begun.data.action).href;
  const decided = await post(decide, { token_version_id, person });
  const back = new URL(decided.headers.get('location') ?? '').searchParams;
  const body = {
    EncodeData: back.get('enc_data') ?? '',
    token_version_id: back.get('token_version_id') ?? '',
    integrity_value: back.get('integrity_value') ?? '',
  };
  const finished = await ask(finishIdentity, { body }, session);
  if (!finished.data) throw new Error(`the identity check failed: ${finished.words}`);
  return { session, ci: finished.data.ci };
}
