import * as z from 'zod';
import { SocialRefusal } from './social-provider.ts';

/** In ms; a shopper waits for it. */
const timeoutMs = 5000;

interface Question {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as a form. */
  form?: Record<string, string>;
  /** Sent as it is; its type is a header. */
  text?: string;
}

/** Calls a provider and parses what it answers. A refusal of the provider is a SocialRefusal, its absence an error. */
export async function askProvider<Answer>(
  url: string,
  { method = 'GET', headers = {}, form, text }: Question,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const reply = await fetch(url, {
    method,
    headers,
    body: form ? new URLSearchParams(form) : (text ?? null),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (reply.status >= 500) throw new Error(`provider answers ${reply.status}`);
  const answer = schema.safeParse(await reply.json().catch(() => null));
  if (!reply.ok || !answer.success) throw new SocialRefusal(`refused by ${new URL(url).host}`);
  return answer.data;
}

export const accessTokenSchema = z.object({ access_token: z.string().min(1) });
