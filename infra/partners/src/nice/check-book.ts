import { randomBytes } from 'node:crypto';
import { type Keys, keysOf } from './crypto.ts';

const capacity = 1000;
/** Of a crypto token, in ms. */
const lifetimeMs = 3_600_000;

export interface Check {
  tokenVersionId: string;
  tokenValue: string;
  siteCode: string;
  requestNo: string;
  keys: Keys;
  endsAt: number;
}

/** Identity checks of this process by their token's version. */
export class CheckBook {
  readonly #checks = new Map<string, Check>();

  open(requestTime: string, requestNo: string): Check {
    const tokenValue = randomBytes(32).toString('base64');
    const check = {
      tokenVersionId: randomBytes(15).toString('hex'),
      tokenValue,
      siteCode: 'LOCAL0001',
      requestNo,
      keys: keysOf(requestTime, requestNo, tokenValue),
      endsAt: Date.now() + lifetimeMs,
    };
    this.#checks.set(check.tokenVersionId, check);
    const oldest = this.#checks.keys().next().value;
    if (this.#checks.size > capacity && oldest !== undefined) this.#checks.delete(oldest);
    return check;
  }

  find(tokenVersionId: string): Check | undefined {
    const check = this.#checks.get(tokenVersionId);
    return check && check.endsAt > Date.now() ? check : undefined;
  }
}
