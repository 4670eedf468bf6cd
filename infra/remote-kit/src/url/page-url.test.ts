import { familySiteOf } from '@mall/contracts/domain/family-site';
import { headOfAddress, pageUrlOf } from './page-url.ts';

const urlIn = (site: string, href: string) => {
  // As from the shell, whose objects are not those of a remote.
  const current = { ...familySiteOf(site) };
  const url = pageUrlOf(href, {
    origin: 'https://mall.test',
    site: { current: () => current, subscribe: () => () => undefined },
  });
  return `${url.pathname}${url.search}${url.hash}`;
};

it.each([
  ['rrig', '/goods/list?sort=NEWDESC#top', '/goods/list?sort=NEWDESC&family_site=rrig#top'],
  ['rrig', '/goods/list?family_site=foluv', '/goods/list?family_site=foluv'],
  ['rrig', '/goods/list?family_site=nobody', '/goods/list?family_site=rrig'],
  ['rrig', '/main/outlet', '/main/outlet'],
  ['rrig', '/', '/'],
  ['tbh_shop', '/goods/list', '/goods/list'],
])('in a visit of %s a page at %s reads %s (decision 135)', (site, href, expected) =>
  expect(urlIn(site, href)).toBe(expected),
);

it.each([
  ['/goods/list?page=2', '/goods/list?family_site=rrig&page=2', '/goods/list?page=2'],
  ['/goods/list?family_site=rrig', '/goods/list?family_site=rrig', '/goods/list?family_site=rrig'],
  ['/goods/view/1', '/goods/view/1', '/goods/view/1'],
])('the canonical address of %s is that of the address', (href, canonical, expected) => {
  const head = headOfAddress({ title: '', description: '', canonical }, href, 'https://mall.test');
  expect(head.canonical).toBe(expected);
});
