import { isPage } from './is-page.ts';

describe('pages of a release', () => {
  it('are those of its own patterns, however many releases are asked about in turn', () => {
    const shop = '/cart\n/goods/view/:productId';
    for (let turn = 0; turn < 3; turn += 1) {
      for (let release = 0; release < 12; release += 1) {
        expect(isPage(`/only-in-${release}`, `/only-in-${release}`)).toBe(true);
        expect(isPage(`/only-in-${release}`, '/cart')).toBe(false);
      }
      expect(isPage(shop, '/cart')).toBe(true);
      expect(isPage(shop, '/goods/view/7')).toBe(true);
      expect(isPage(shop, '/goods')).toBe(false);
    }
  });

  it('are none where no remote has a route', () => {
    expect(isPage('', '/')).toBe(false);
  });
});
