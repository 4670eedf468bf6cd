import { finishIdentity, startIdentity } from '@mall/contracts/api/people/identity';
import { authorizeSocial } from '@mall/contracts/api/people/social';
import type { SocialProvider } from '@mall/contracts/api/people/social-proof';
import { createPartners } from '@mall/partners/src/app.ts';
import { readConfig } from '@mall/partners/src/config.ts';
import { startTestApi, type TestApi, type Visitor } from './start-test-api.ts';

export const shopOrigin = 'http://localhost:3000';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A person who is typed in at the identity service. */
export interface TypedPerson {
  name: string;
  birthdate: string;
  gender: '0' | '1';
  mobile: string;
}

/** Settings that lead an API to partners at this address. */
const environmentOf = (url: string) => ({
  PUBLIC_ORIGIN: shopOrigin,
  KAKAO_AUTH_URL: `${url}/kakao`,
  KAKAO_API_URL: `${url}/kakao`,
  NAVER_AUTH_URL: `${url}/naver`,
  NAVER_API_URL: `${url}/naver`,
  PAYCO_AUTH_URL: `${url}/payco`,
  PAYCO_API_URL: `${url}/payco`,
  APPLE_AUTH_URL: `${url}/apple`,
  NICE_API_URL: `${url}/nice`,
  NICE_WINDOW_URL: `${url}/nice/CheckPlusSafeModel/service.cb`,
  JUSO_API_URL: `${url}/juso`,
  SOLAPI_API_URL: `${url}/solapi`,
});

/** Calls as a browser makes them that was led to an address of the partners. */
function visitPartners(app: ReturnType<typeof createPartners>, url: string) {
  const pathOf = (address: string) => address.slice(url.length);
  return {
    open: (address: string) => app.inject({ url: pathOf(address) }),
    /** Sends a form to an address, or to a path. */
    send: (address: string, fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: address.startsWith('/') ? address : pathOf(address),
        headers: form,
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

/** Logs in with providers as a shopper does, in a browser or in the app. */
function socialShopper(url: string, { open, send }: ReturnType<typeof visitPartners>) {
  /** Chooses a person on a provider's page; '' gives up. */
  const choose = async (address: string, person: string) => {
    const page = await open(address);
    const request = /name="request" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    return new URL((await send('/social/decide', { request, person })).headers.location ?? '');
  };

  /** Goes to a provider, chooses a person there, and comes back. */
  const signIn = async (api: TestApi, visitor: Visitor, provider: SocialProvider, person: string) => {
    const { data } = await api.call(authorizeSocial, { query: { provider } }, visitor);
    const back = await choose(data.url, person);
    return {
      back,
      proof: {
        provider,
        code: back.searchParams.get('code') ?? '',
        state: back.searchParams.get('state') ?? '',
      },
    };
  };

  /** What kakao answers for a code of the web's client, with the fields of a verifier or without. */
  const exchange = async ({ config }: TestApi, code: string, more: Record<string, string> = {}) => {
    const reply = await send(`${url}/kakao/oauth/token`, {
      grant_type: 'authorization_code',
      client_id: config.KAKAO_CLIENT_ID,
      client_secret: config.KAKAO_CLIENT_SECRET,
      redirect_uri: `${shopOrigin}/member/login/snsCallback`,
      code,
      ...more,
    });
    return reply.json<{ access_token?: string; error?: string }>();
  };

  /** The token that kakao's own sign-in gives the app, which asks on its own. */
  const signInInApp = async (api: TestApi, person: string): Promise<string> => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: api.config.KAKAO_CLIENT_ID,
      redirect_uri: `${shopOrigin}/member/login/snsCallback`,
    });
    const back = await choose(`${url}/kakao/oauth/authorize?${query}`, person);
    return (await exchange(api, back.searchParams.get('code') ?? '')).access_token ?? '';
  };

  return { signIn, exchange, signInInApp };
}

/** Social logins, identity service and address search on one port, with a shopper's choices as calls. */
async function startPartners() {
  const app = createPartners(readConfig({ LOG_LEVEL: 'silent', PUBLIC_ORIGIN: shopOrigin }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const visit = visitPartners(app, url);
  const { send } = visit;

  /** Goes through the identity service's window and returns what the browser brings back. */
  const checkIdentity = async (api: TestApi, visitor: Visitor, who: string | TypedPerson) => {
    const query = {
      success_return_url: `${shopOrigin}/member/niceauth/success`,
      fail_return_url: `${shopOrigin}/member/niceauth/fail`,
    };
    const { data } = await api.call(startIdentity, { query }, visitor);
    const page = await send(data.action, data.fields);
    const token_version_id = /name="token_version_id" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const choice = typeof who === 'string' ? { person: who } : { ...who };
    const decided = await send('/nice/CheckPlusSafeModel/decide', { token_version_id, ...choice });
    const back = new URL(decided.headers.location ?? '');
    return {
      back,
      body: {
        EncodeData: back.searchParams.get('enc_data') ?? '',
        token_version_id: back.searchParams.get('token_version_id') ?? '',
        integrity_value: back.searchParams.get('integrity_value') ?? '',
      },
    };
  };

  return {
    url,
    ...socialShopper(url, visit),
    checkIdentity,
    /** The whole identity check; returns the reference that calls name `ci`, rejects when the check failed. */
    verify: async (api: TestApi, visitor: Visitor, who: string | TypedPerson) => {
      const { body } = await checkIdentity(api, visitor, who);
      const reply = await api.call(finishIdentity, { body }, visitor);
      if (!reply.success) throw new Error(`the identity check failed: ${reply.code} ${reply.message}`);
      return reply.data.ci;
    },
    /** Settings of an API that talks to these partners. */
    environment: environmentOf(url),
    close: () => app.close(),
  };
}
export type TestPartners = Awaited<ReturnType<typeof startPartners>>;

/** An API with partners of its own; closing the API closes them, too. */
export async function startPartneredApi(): Promise<{ api: TestApi; partners: TestPartners }> {
  const partners = await startPartners();
  const api = await startTestApi({ environment: partners.environment });
  const close = async () => {
    await api.close();
    await partners.close();
  };
  return { api: { ...api, close }, partners };
}
