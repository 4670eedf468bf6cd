import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TokenStore } from './token-store.ts';

let root: string;
let tokens: TokenStore;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tokens-'));
  tokens = new TokenStore(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const create = (name = 'live-ci', days?: number) =>
  tokens.create({ name, remotes: ['mf-live'], ...(days === undefined ? {} : { days }) });

describe('a token', () => {
  it('is known by its word, of which the disk has only a hash that its account alone reads', () => {
    const { word } = create();
    expect(tokens.check(word)).toMatchObject({
      isGood: true,
      token: { name: 'live-ci', remotes: ['mf-live'] },
    });
    const file = path.join(root, 'tokens/tokens.json');
    // The secret may have the letter in it that parts the word.
    const secret = word.split('_').slice(2).join('_');
    expect(readFileSync(file, 'utf8')).not.toContain(secret);
    expect([statSync(file).mode & 0o777, statSync(path.dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(readdirSync(path.dirname(file))).toEqual(['tokens.json']);
  });

  it('with another secret, another id or none is unknown', () => {
    const { word } = create();
    const other = create('other').word;
    const swapped = `${word.slice(0, 18)}${other.slice(18)}`;
    for (const wrong of [
      swapped,
      `${word}x`,
      word.slice(0, -1),
      '',
      'mall_',
      `mall_${'0'.repeat(12)}_${'A'.repeat(43)}`,
    ])
      expect(tokens.check(wrong)).toEqual({ isGood: false, expiredAt: null });
  });

  it('ends with its time, and is told so', () => {
    const { word, token } = create('short', 1);
    const day = 86_400_000;
    const made = Date.parse(token.createdAt);
    expect(tokens.check(word, made + day - 1).isGood).toBe(true);
    expect(tokens.check(word, made + day)).toEqual({ isGood: false, expiredAt: token.expiresAt });
  });

  it('is unknown once it is revoked, by another process too', () => {
    const { word } = create();
    new TokenStore(root).revoke('live-ci');
    expect(tokens.check(word)).toEqual({ isGood: false, expiredAt: null });
    expect(() => tokens.revoke('live-ci')).toThrow(/there is no token "live-ci"\n {2}- there are: none/);
  });

  it('has a name of its own and opens something', () => {
    create();
    expect(() => create()).toThrow(/a token "live-ci" already[\s\S]*token revoke live-ci/);
    expect(() => tokens.create({ name: 'Live CI', remotes: ['mf-live'] })).toThrow(/kebab-case/);
    expect(() => tokens.create({ name: 'nothing', remotes: [] })).toThrow(/name the remotes/);
    expect(() => tokens.create({ name: 'nobody', remotes: ['live'] })).toThrow(/"mf-…" in kebab-case/);
    expect(tokens.list()).toHaveLength(1);
  });
});
