import { hostileAddresses, oddPaths } from '../testing/hostile-addresses.ts';
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
    ...hostileAddresses,
    'https://mall.example@evil.example/',
    'https://mall.example.evil.example/',
    `/${'a'.repeat(4000)}`,
    'https://user:pass@mall.example/',
    'http://mall.example/cart',
    'https://',
    '/?utm_source=mail',
    `${origin}?utm_medium=x`,
  ])('%j leads home', (target) => expect(safeRedirect(target, origin)).toBe('/'));

  it.each(oddPaths)('%j stays in this shop, also when it is read once more', (target) => {
    const once = safeRedirect(target, origin);
    expect(new URL(once, origin).origin).toBe(origin);
    expect(safeRedirect(once, origin)).toBe(once);
  });
});
