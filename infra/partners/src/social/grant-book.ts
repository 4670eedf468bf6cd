import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '../people.ts';

export const providers = ['kakao', 'naver', 'payco', 'apple'] as const;
export type Provider = (typeof providers)[number];

/** Oldest entries are forgotten beyond this number. */
const capacity = 1000;
const minuteMs = 60_000;

/** What a shop asked a provider for. */
export interface Asked {
  provider: Provider;
  clientId: string;
  redirectUri: string;
  state: string;
  nonce: string;
  /** Of PKCE; empty where the shop asked without it. */
  challenge: string;
}

/** A person who let the shop in. */
export interface Grant extends Asked {
  person: Person;
}

/** Values behind random keys that end by themselves. */
class Book<Value> {
  readonly #entries = new Map<string, { value: Value; endsAt: number }>();
  readonly #lifetimeMs: number;

  constructor(lifetimeMs: number) {
    this.#lifetimeMs = lifetimeMs;
  }

  add(value: Value): string {
    const key = randomBytes(24).toString('base64url');
    this.#entries.set(key, { value, endsAt: Date.now() + this.#lifetimeMs });
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > capacity && oldest !== undefined) this.#entries.delete(oldest);
    return key;
  }

  find(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.endsAt > Date.now() ? entry.value : undefined;
  }

  /** Finds it once. */
  take(key: string): Value | undefined {
    const value = this.find(key);
    this.#entries.delete(key);
    return value;
  }
}

/** RFC 7636, 4.6. */
function isVerified(challenge: string, verifier: string | undefined): boolean {
  if (challenge === '' || verifier === undefined) return challenge === '' && verifier === undefined;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

/** Questions that wait for a person, codes that wait for the shop, and tokens, of this process. */
export class GrantBook {
  readonly asked = new Book<Asked>(10 * minuteMs);
  readonly codes = new Book<Grant>(5 * minuteMs);
  readonly tokens = new Book<Grant>(6 * 60 * minuteMs);

  /** Redeems an authorization code, once: client, redirect URI and PKCE verifier must be those of the request. */
  redeem(
    { code, code_verifier: verifier }: { code: string; code_verifier?: string | undefined },
    expected: { provider: Provider; clientId: string; redirectUri?: string },
  ): Grant | undefined {
    const grant = this.codes.take(code);
    const isSame =
      grant?.provider === expected.provider &&
      grant.clientId === expected.clientId &&
      (expected.redirectUri === undefined || grant.redirectUri === expected.redirectUri) &&
      isVerified(grant.challenge, verifier);
    return isSame ? grant : undefined;
  }

  /** The grant behind `Bearer …`, or behind a bare token. */
  findToken(header: string | string[] | undefined, provider: Provider): Grant | undefined {
    const token = typeof header === 'string' ? header.replace(/^Bearer /i, '') : '';
    const grant = this.tokens.find(token);
    return grant?.provider === provider ? grant : undefined;
  }
}
