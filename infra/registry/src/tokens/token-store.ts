import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNameSchema } from '@mall/contracts/platform/artifact';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import * as z from 'zod/mini';
import { withLock, writeAtomic } from '../atomic-file.ts';

const tokenSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/, 'a name is 2 to 41 letters in kebab-case')),
  /** Public half of the word, by which its record is found. */
  id: z.string(),
  /** sha256 of the secret half, which has 256 bits of its own: no slow hash is needed. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  remotes: z.array(remoteNameSchema).check(z.minLength(1, 'name the remotes that it opens')),
  createdAt: z.string(),
  /** Null for one that is good until it is revoked. */
  expiresAt: z.nullable(z.string()),
});
const fileSchema = z.array(tokenSchema);
export type Token = z.infer<typeof tokenSchema>;

export interface NewToken {
  name: string;
  remotes: readonly string[];
  /** How long it is good; until it is revoked where nothing is said. */
  days?: number;
}

/** What a word is worth: an expired token is named as such to its holder, a revoked one is unknown. */
export type TokenCheck = { isGood: true; token: Token } | { isGood: false; expiredAt: string | null };

const dayMs = 86_400_000;
const wordPattern = /^mall_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
/** Compared with where no token has the id, so that the time reveals nothing. */
const dummyHash = hashOf('');

/** Tokens by which squads publish their own remotes. Only hashes are stored; a word is shown once, when it is made. */
export class TokenStore {
  readonly #folder: string;

  constructor(root: string) {
    this.#folder = path.join(root, 'tokens');
  }

  list(): Token[] {
    if (!existsSync(this.#file)) return [];
    return z.parse(fileSchema, JSON.parse(readFileSync(this.#file, 'utf8')));
  }

  /** Makes a token and returns its word, which cannot be read again. */
  create({ name, remotes, days }: NewToken, now = Date.now()): { word: string; token: Token } {
    const [id, secret] = [randomBytes(6).toString('hex'), randomBytes(32).toString('base64url')];
    const token = z.safeParse(tokenSchema, {
      name,
      id,
      hash: hashOf(secret),
      remotes: [...new Set(remotes)],
      createdAt: new Date(now).toISOString(),
      expiresAt: days === undefined ? null : new Date(now + days * dayMs).toISOString(),
    });
    if (!token.success) throw new RegistryError(`"${name}" makes no token`, [z.prettifyError(token.error)]);
    this.#change((tokens) => {
      if (tokens.some((each) => each.name === name))
        throw new RegistryError(`there is a token "${name}" already`, [
          `choose another name, or revoke it first: npm run registry -- token revoke ${name}`,
        ]);
      return [...tokens, token.data];
    });
    return { word: `mall_${id}_${secret}`, token: token.data };
  }

  /** From the next request on it publishes nothing. */
  revoke(name: string): void {
    this.#change((tokens) => {
      if (tokens.some((each) => each.name === name)) return tokens.filter((each) => each.name !== name);
      throw new RegistryError(`there is no token "${name}"`, [
        `there are: ${tokens.map((each) => each.name).join(', ') || 'none'}`,
      ]);
    });
  }

  check(word: string, now = Date.now()): TokenCheck {
    const [, id, secret = ''] = wordPattern.exec(word) ?? [];
    const token = this.list().find((each) => each.id === id);
    const [given, stored] = [hashOf(secret), token?.hash ?? dummyHash].map((hash) =>
      Buffer.from(hash, 'hex'),
    );
    const isKnown = timingSafeEqual(given ?? Buffer.alloc(0), stored ?? Buffer.alloc(0));
    if (!token || !isKnown) return { isGood: false, expiredAt: null };
    const { expiresAt } = token;
    return expiresAt !== null && Date.parse(expiresAt) <= now
      ? { isGood: false, expiredAt: expiresAt }
      : { isGood: true, token };
  }

  get #file(): string {
    return path.join(this.#folder, 'tokens.json');
  }

  #change(change: (tokens: Token[]) => Token[]): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    withLock(this.#folder, () =>
      writeAtomic(this.#file, JSON.stringify(change(this.list()), null, 2), 0o600),
    );
  }
}
