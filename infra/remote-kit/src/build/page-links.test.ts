import { linksIn } from './page-links.ts';

/** A template with a value after `text`. */
const template = (text: string) => ['`', text, '$', '{value}', '`'].join('');

describe('links of a build', () => {
  it.each([
    ['a={href:"/goods/list"}', ['/goods/list']],
    ["go('/member/login?redirect='+x)", ['/member/login']],
    [template('/goods/view/'), ['/goods/view/']],
    [template('/goods/list?family_site='), ['/goods/list']],
    ['"/cs/faq#pay"', ['/cs/faq']],
    ['"/mypage","/mypage","/cart"', ['/cart', '/mypage']],
  ])('of %s are %p', (code, links) => {
    expect(linksIn(code)).toEqual(links);
  });

  it.each(['"/api/carts"', '"/_reports/failures"', 'a/b/c', '"/goods/view/:id"', '"/"', '"text / text"'])(
    'are not in %s',
    (code) => {
      expect(linksIn(code)).toEqual([]);
    },
  );
});
