import { readConfig } from '../config.ts';
import { type PolicyOptions, securityHeaders } from './security-headers.ts';

const plain = {
  zone: null,
  pageOrigin: 'https://mall.example',
  identityWindow: null,
  clipOrigins: [],
  developmentOrigins: [],
};

const sdk = 'https://cdn.pay.example/v2/sdk.js';
const zone = {
  folders: ['/_assets/shell/1.0.0/', '/_assets/mf-cart-order/1.2.0/'],
  scripts: [sdk],
  origins: ['https://pay.example'],
};

const headersOf = (options: Partial<PolicyOptions> = {}) =>
  securityHeaders({ ...plain, ...options })('n0nce');

function policyOf(options: Partial<PolicyOptions> = {}) {
  const header = headersOf(options)['content-security-policy'] ?? '';
  return new Map(header.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
}

describe('security headers of a page', () => {
  it('let only scripts with the nonce run, and what those load', () => {
    expect(policyOf().get('script-src')).toEqual(["'nonce-n0nce'", "'strict-dynamic'"]);
  });

  it('let each response run only its own scripts', () => {
    const headers = securityHeaders(plain);
    expect(headers('first')['content-security-policy']).toContain("'nonce-first'");
    expect(headers('second')['content-security-policy']).toContain("'nonce-second'");
    expect(headers('second')['content-security-policy']).not.toContain('first');
  });

  it('open nothing but the own origin', () => {
    const policy = policyOf();
    const foreign = [...policy].filter(([, values]) =>
      values.some((value) => /^(https?|wss?):|\*/.test(value)),
    );
    expect(foreign).toEqual([]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
  });

  it('ask browsers for integrity of every script', () => {
    expect(headersOf()['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('let a payment page frame, call and post to its provider alone', () => {
    const policy = policyOf({ zone });
    for (const name of ['frame-src', 'connect-src', 'form-action'])
      expect(policy.get(name)).toContain('https://pay.example');
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://pay.example']);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
    expect(headersOf({ zone })['integrity-policy']).toBeUndefined();
  });

  it('let a payment page run files of two artifacts and the SDK, and nothing that those trust', () => {
    expect(policyOf({ zone }).get('script-src')).toEqual([
      "'nonce-n0nce'",
      'https://mall.example/_assets/shell/1.0.0/',
      'https://mall.example/_assets/mf-cart-order/1.2.0/',
      sdk,
    ]);
  });

  it.each([
    [{ PAYMENT_ORIGIN: 'https://a.example/x https://b.example' }, 'https://a.example/v2/browser-sdk.js'],
    [{ PORTONE_SDK_URL: 'https://cdn.example/sdk.js?v=1' }, 'https://cdn.example/sdk.js'],
  ])('name the SDK of %j at its very address', (environment, expected) => {
    expect(readConfig(environment).paymentScripts).toEqual([expected]);
  });

  it('let a form open the identity window, at its very address', () => {
    const { identityWindow } = readConfig({
      NICE_WINDOW_URL: 'https://nice.example/check;v,1/service.cb?m=1',
    });
    const policy = policyOf({ identityWindow });
    expect(policy.get('form-action')).toEqual(["'self'", 'https://nice.example/check%3Bv%2C1/service.cb']);
    const others = [...policy].filter(([name]) => name !== 'form-action').flatMap(([, values]) => values);
    expect(others.join(' ')).not.toContain('nice.example');
  });

  it('let clips play from the configured origins, and load nothing else from there', () => {
    const { clipOrigins } = readConfig({ CLIP_ORIGINS: 'https://cdn.example/films  https://clips.example' });
    const policy = policyOf({ clipOrigins });
    expect(policy.get('media-src')).toEqual(["'self'", 'https://cdn.example', 'https://clips.example']);
    const others = [...policy].filter(([name]) => name !== 'media-src').flatMap(([, values]) => values);
    expect(others.join(' ')).not.toMatch(/cdn|clips/);
    expect(policyOf({ clipOrigins: readConfig({}).clipOrigins }).get('media-src')).toEqual(["'self'"]);
  });

  it.each([
    { CLIP_ORIGINS: '*' },
    { CLIP_ORIGINS: 'https://cdn.example; script-src *' },
    { CLIP_ORIGINS: 'data:' },
    { PAYMENT_ORIGIN: '*' },
    { PAYMENT_SCRIPTS: "'unsafe-eval'" },
    { NICE_WINDOW_URL: 'javascript:alert(1)' },
  ])('cannot be opened wider by %j', (environment) => {
    expect(() => readConfig(environment)).toThrow(/^edge: /);
  });

  it('let a page under development call its servers, by web socket too', () => {
    const developmentOrigins = ['http://localhost:3101', 'http://localhost:3102'];
    expect(policyOf({ developmentOrigins }).get('connect-src')).toEqual([
      "'self'",
      'http://localhost:3101',
      'ws://localhost:3101',
      'http://localhost:3102',
      'ws://localhost:3102',
    ]);
    expect(policyOf({ developmentOrigins }).get('script-src')).toEqual(policyOf().get('script-src'));
    expect(policyOf({ developmentOrigins, zone }).get('script-src')).toEqual([
      ...(policyOf({ zone }).get('script-src') ?? []),
      ...developmentOrigins,
    ]);
  });

  it('are these, to the letter, on a page of a release', () => {
    expect(headersOf()).toEqual({
      'content-security-policy':
        "default-src 'none'; script-src 'nonce-n0nce' 'strict-dynamic'; style-src 'self' 'nonce-n0nce'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; frame-src 'none'; form-action 'self'; manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types default",
      'integrity-policy': 'blocked-destinations=(script)',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('forbid what no directive names, and every string that would become code or HTML past the one policy', () => {
    for (const options of [plain, { ...plain, zone }]) {
      const policy = policyOf(options);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(policy.get('trusted-types')).toEqual(['default']);
    }
  });

  it('keep windows of other origins apart', () => {
    expect(headersOf()['cross-origin-opener-policy']).toBe('same-origin');
  });
});
