import { securityHeaders } from './security-headers.ts';

const plain = { nonce: 'n0nce', paymentOrigin: null, developmentOrigin: null };

function policyOf(options: Partial<Parameters<typeof securityHeaders>[0]> = {}) {
  const header = securityHeaders({ ...plain, ...options })['content-security-policy'] ?? '';
  return new Map(header.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
}

describe('security headers of a page', () => {
  it('let only scripts with the nonce run, and what those load', () => {
    expect(policyOf().get('script-src')).toEqual(["'nonce-n0nce'", "'strict-dynamic'"]);
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
    expect(securityHeaders(plain)['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('let a payment page frame, call and post to its provider, and nobody else', () => {
    const paymentOrigin = 'https://pay.example';
    const policy = policyOf({ paymentOrigin });
    for (const name of ['frame-src', 'connect-src', 'form-action'])
      expect(policy.get(name)).toContain(paymentOrigin);
    expect(policy.get('img-src')).not.toContain(paymentOrigin);
    expect(policy.get('script-src')).not.toContain(paymentOrigin);
    expect(securityHeaders({ ...plain, paymentOrigin })['integrity-policy']).toBeUndefined();
  });

  it('let a page under development call its server, by web socket too', () => {
    expect(policyOf({ developmentOrigin: 'http://localhost:3101' }).get('connect-src')).toEqual([
      "'self'",
      'http://localhost:3101',
      'ws://localhost:3101',
    ]);
  });

  it('forbid guessing of types and the leak of addresses', () => {
    expect(securityHeaders(plain)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
});
