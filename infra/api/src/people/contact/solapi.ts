import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { ApiConfig } from '../../platform/config.ts';

const timeoutMs = 5000;

export interface PhoneMessage {
  /** Digits. */
  to: string;
  subject: string;
  text: string;
}

/**
 * SENT; REFUSED for good, as with a number that cannot be; AWAY: certainly not sent, to be tried again; FAILED: an
 * error of the party's own; UNKNOWN: no answer. After the last two it is unknown whether the message was sent.
 */
export type Delivery = 'SENT' | 'REFUSED' | 'AWAY' | 'FAILED' | 'UNKNOWN';

/** What Node's fetch fails with when the connection was never made. */
const unreachedSchema = z.object({
  cause: z.object({
    code: z.enum([
      'ECONNREFUSED',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'UND_ERR_CONNECT_TIMEOUT',
    ]),
  }),
});

/** Solapi's way of signing a request: by date and salt, with the secret. */
function authorizationOf({ SOLAPI_API_KEY, SOLAPI_API_SECRET }: ApiConfig): string {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', SOLAPI_API_SECRET)
    .update(date + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${SOLAPI_API_KEY}, date=${date}, salt=${salt}, signature=${signature}`;
}

/** Hands one text message to Solapi (docs/partners.md). */
export async function sendBySolapi(
  config: ApiConfig,
  { to, subject, text }: PhoneMessage,
): Promise<Delivery> {
  try {
    const reply = await fetch(`${config.SOLAPI_API_URL}/messages/v4/send`, {
      method: 'POST',
      headers: { authorization: authorizationOf(config), 'content-type': 'application/json' },
      body: JSON.stringify({ message: { to, from: config.SOLAPI_SENDER, subject, text } }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await reply.body?.cancel();
    if (reply.ok) return 'SENT';
    if (reply.status >= 500) return 'FAILED';
    return reply.status === 400 ? 'REFUSED' : 'AWAY';
  } catch (error) {
    return unreachedSchema.safeParse(error).success ? 'AWAY' : 'UNKNOWN';
  }
}
