import { familySiteOf, familySiteOfUrl, familySites } from './family-site.ts';

describe('family site (spec 2.1, 2.2)', () => {
  it.each([
    ['/', 'tbh_shop'],
    ['/?family_site=jucy_judy', 'jucy_judy'],
    ['/main/mind-men', 'mind_bridge_men'],
    ['/main/mind-men?family_site=rrig', 'rrig'],
    ['/main/mind-men?family_site=unknown', 'mind_bridge_men'],
    ['/goods/list?family_site=TBH_SHOP', 'tbh_shop'],
    ['/main/nobody', 'tbh_shop'],
  ])('%s shows %s', (address, code) =>
    expect(familySiteOfUrl(new URL(address, 'http://localhost')).code).toBe(code),
  );

  it.each([
    ['outlet', 'outlet'],
    ['', 'tbh_shop'],
    [null, 'tbh_shop'],
    ['toString', 'tbh_shop'],
  ])('the value %s means %s', (value, code) => expect(familySiteOf(value).code).toBe(code));

  it('gives each site a code, an id and a home of its own', () => {
    for (const key of ['code', 'id', 'home'] as const)
      expect(new Set(familySites.map((site) => site[key])).size).toBe(9);
  });
});
