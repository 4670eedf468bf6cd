/** @jest-environment jsdom */
import { trustedTypesText } from './trusted-types.ts';

type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

/** Rules that the page's script gives the browser; jsdom enforces nothing, journeys in Chromium see that it does. */
function rulesFor(...places: string[]): Rules {
  const policies: [string, Rules][] = [];
  Object.assign(window, {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => policies.push([name, rules]) },
  });
  // The text is our own; a page gives it a nonce.
  new Function(trustedTypesText(places.length > 0 ? places : ['/_assets/']))();
  expect(policies.map(([name]) => name)).toEqual(['default']);
  return (policies[0] as [string, Rules])[1];
}
afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

describe('the trusted types of a page', () => {
  it.each([
    '/_assets/shell/1.0.0/shell.js',
    '/_assets/mf-product/1.0.0/chunk.js?attempt=2',
    'http://localhost/_assets/mf-live/1.0.0/remoteEntry.js',
  ])('load the released script %s', (url) => {
    expect(rulesFor().createScriptURL(url)).toContain(url);
  });

  it.each([
    '/_assets/../api/reviews/photo.js',
    '/_assets/%2e%2e/_img/480/media/reviews/1.webp',
    '/api/products/search',
    'https://evil.example/_assets/shell/1.0.0/shell.js',
    '//evil.example/_assets/x.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:http://localhost/1234',
    'https://pay.example/sdk.js',
  ])('refuse the script %s', (url) => {
    expect(rulesFor().createScriptURL(url)).toBeNull();
  });

  it("load on a payment page its own files and the provider's script, at its very address", () => {
    const { createScriptURL } = rulesFor('/_assets/mf-cart-order/1.0.0/', 'https://pay.example/sdk.js');
    expect(createScriptURL('https://pay.example/sdk.js')).toBe('https://pay.example/sdk.js');
    expect(createScriptURL('/_assets/mf-cart-order/1.0.0/a.js?attempt=2')).toContain('/a.js?attempt=2');
    for (const other of [
      'https://pay.example/other.js',
      'https://pay.example.evil.example/sdk.js',
      '/_assets/mf-live/1.0.0/remoteEntry.js',
      '/_assets/mf-cart-order/1.0.0/../../mf-live/1.0.0/remoteEntry.js',
    ])
      expect(createScriptURL(other)).toBeNull();
  });

  it('let no HTML in but the empty container of a fragment', () => {
    const { createHTML } = rulesFor();
    expect(['', '<div></div>'].map(createHTML)).toEqual(['', '<div></div>']);
    expect(['<img src=x onerror=alert(1)>', '<div></div><b>', ' '].map(createHTML)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('are skipped by a browser that knows none', () => {
    expect(() => new Function(trustedTypesText([]))()).not.toThrow();
  });
});
