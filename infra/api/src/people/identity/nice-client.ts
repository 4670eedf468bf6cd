import { randomBytes } from 'node:crypto';
import { koreanClock } from '@mall/contracts/domain/korean-time';
import * as z from 'zod';
import type { ApiConfig } from '../../platform/config.ts';

/** In ms. */
const timeoutMs = 5000;
/** An access token is renewed this long before it ends (ms). */
const renewalMs = 60_000;

const accessSchema = z.object({
  dataHeader: z.object({ GW_RSLT_CD: z.literal('1200') }),
  dataBody: z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() }),
});
const cryptoSchema = z.object({
  dataHeader: z.object({ GW_RSLT_CD: z.literal('1200') }),
  dataBody: z.object({
    rsp_cd: z.literal('P000'),
    result_cd: z.literal('0000'),
    site_code: z.string().min(1),
    token_version_id: z.string().min(1),
    token_val: z.string().min(1),
  }),
});

/** What one identity check is made with. */
export interface CryptoToken {
  requestNo: string;
  requestTime: string;
  siteCode: string;
  tokenVersionId: string;
  tokenValue: string;
}

/** `20261121093000` in Korea. */
function stampOf(now: Date): string {
  return koreanClock(now).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** NICE's API: an access token for the shop, and a crypto token for each identity check. */
export class NiceClient {
  readonly #config: ApiConfig;
  readonly #clock: () => Date;
  #access: { token: string; endsAt: number } | null = null;

  constructor(config: ApiConfig, clock: () => Date) {
    this.#config = config;
    this.#clock = clock;
  }

  /** Rejects when the service refuses or does not answer within a few seconds. */
  async requestCryptoToken(): Promise<CryptoToken> {
    const { NICE_CLIENT_ID, NICE_PRODUCT_ID } = this.#config;
    const now = this.#clock();
    const requestNo = randomBytes(15).toString('hex');
    const requestTime = stampOf(now);
    const seconds = Math.floor(now.getTime() / 1000);
    const bearer = base64(`${await this.#accessToken()}:${seconds}:${NICE_CLIENT_ID}`);
    const init = {
      headers: {
        authorization: `bearer ${bearer}`,
        'content-type': 'application/json',
        client_id: NICE_CLIENT_ID,
        ProductID: NICE_PRODUCT_ID,
      },
      body: JSON.stringify({
        dataHeader: { CNTY_CD: 'ko' },
        dataBody: { req_dtim: requestTime, req_no: requestNo, enc_mode: '1' },
      }),
    };
    const path = '/digital/niceid/api/v1.0/common/crypto/token';
    const { dataBody } = await this.#post(path, init, cryptoSchema);
    return {
      requestNo,
      requestTime,
      siteCode: dataBody.site_code,
      tokenVersionId: dataBody.token_version_id,
      tokenValue: dataBody.token_val,
    };
  }

  async #accessToken(): Promise<string> {
    const now = this.#clock().getTime();
    if (this.#access && this.#access.endsAt - renewalMs > now) return this.#access.token;
    const { NICE_CLIENT_ID, NICE_CLIENT_SECRET } = this.#config;
    const init = {
      headers: { authorization: `Basic ${base64(`${NICE_CLIENT_ID}:${NICE_CLIENT_SECRET}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'default' }),
    };
    const { dataBody } = await this.#post('/digital/niceid/oauth/oauth/token', init, accessSchema);
    this.#access = { token: dataBody.access_token, endsAt: now + dataBody.expires_in * 1000 };
    return this.#access.token;
  }

  async #post<Answer>(path: string, init: RequestInit, schema: z.ZodType<Answer>): Promise<Answer> {
    const reply = await fetch(`${this.#config.NICE_API_URL}${path}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
    if (!reply.ok) throw new Error(`the identity service answers ${reply.status}`);
    return schema.parse(await reply.json());
  }
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
