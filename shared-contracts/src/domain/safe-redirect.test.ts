import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://mall.example';

describe('redirect after login (spec 4.2)', () => {
  it.each([
    ['/cart', '/cart'],
    ['/goods/view/1?color=2#review', '/goods/view/1?color=2#review'],
    [`${origin}/order`, '/order'],
    ['/goods/list?utm_source=mail', '/goods/list?utm_source=mail'],
  ])('%s is followed to %s', (target, expected) => expect(safeRedirect(target, origin)).toBe(expected));

  it.each([
    null,
    undefined,
    '',
    'https://evil.example/cart',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://mall.example@evil.example/',
    'https://user:pass@mall.example/',
    'http://mall.example/cart',
    'https://',
    '/?utm_source=mail',
    `${origin}?utm_medium=x`,
  ])('%s leads home', (target) => expect(safeRedirect(target, origin)).toBe('/'));
});
