import { finishIdentity, startIdentity } from '@mall/contracts/api/people/identity';
import { socialNewcomerSchema } from '@mall/contracts/api/people/login-refusals';
import { login } from '@mall/contracts/api/people/members';
import { authorizeSocial } from '@mall/contracts/api/people/social';
import type { SocialProvider } from '@mall/contracts/api/people/social-proof';
import * as z from 'zod';
import type { Caller } from './caller.ts';
import { send } from './send.ts';

/** A person who is typed in at the identity service. */
export interface Person {
  name: string;
  birthdate: string;
  gender: '0' | '1';
  mobile: string;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (address: string, fields: Record<string, string>) => {
  const { origin, pathname, search } = new URL(address);
  return send(origin, {
    method: 'POST',
    path: `${pathname}${search}`,
    headers: form,
    body: new URLSearchParams(fields).toString(),
  });
};
const hidden = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';

/** Goes through the identity service's window; resolves with the reference that calls name `ci`. */
export async function proveIdentity(caller: Caller, person: Person): Promise<string> {
  const query = {
    success_return_url: `${caller.origin}/member/niceauth/success`,
    fail_return_url: `${caller.origin}/member/niceauth/fail`,
  };
  const { data, code } = await caller.call(startIdentity, { query });
  if (!data) throw new Error(`no identity check: ${code}`);
  const { action, fields } = data;
  const window = await post(action, fields);
  const token_version_id = hidden(window.text, 'token_version_id');
  const decided = await post(new URL('/nice/CheckPlusSafeModel/decide', action).href, {
    token_version_id,
    ...person,
  });
  const back = new URL(String(decided.headers.location)).searchParams;
  const body = {
    EncodeData: back.get('enc_data') ?? '',
    token_version_id: back.get('token_version_id') ?? '',
    integrity_value: back.get('integrity_value') ?? '',
  };
  const finished = await caller.call(finishIdentity, { body });
  if (!finished.data) throw new Error(`the identity check failed: ${finished.code}`);
  return finished.data.ci;
}

/** Signs in as a person at a social account; what the shop says of it, with the ticket to join where it gives one. */
export async function signInSocially(caller: Caller, provider: SocialProvider, person: string) {
  const { data } = await caller.call(authorizeSocial, { query: { provider } });
  const { origin, pathname, search } = new URL(data.url);
  const page = await send(origin, { path: `${pathname}${search}` });
  const decided = await post(`${origin}/social/decide`, { request: hidden(page.text, 'request'), person });
  const back = new URL(String(decided.headers.location)).searchParams;
  const reply = await caller.call(login, {
    body: { provider, code: back.get('code') ?? '', state: back.get('state') ?? '' },
  });
  return { code: reply.code, ticket: z.safeParse(socialNewcomerSchema, reply.data).data?.sns_ticket };
}
