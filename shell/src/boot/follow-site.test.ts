/** @jest-environment jsdom */
import { familySiteOf } from '@mall/contracts/domain/family-site';
import type { PageLocation } from '@mall/contracts/platform/services';
import { createStore } from '../store/create-store.ts';
import { followSite } from './follow-site.ts';

const at = (href: string, key: string): PageLocation => {
  const { pathname, search, hash } = new URL(href, 'http://localhost');
  return { href, pathname, search, hash, key };
};

function visit(code: string, href: string) {
  document.head.innerHTML = '<style id="site-theme"></style>';
  const site = createStore(familySiteOf(code));
  const location = createStore(at(href, 'initial'));
  followSite({ site, location }, () => 'default');
  return { site, go: (to: string, key: string) => location.set(at(to, key)) };
}

describe('the site of the page (decision 135)', () => {
  it('is that of the visit where the address names none, and the next page of the server is told', () => {
    const { site, go } = visit('tbh_shop', '/');
    go('/main/rrig', 'a');
    go('/goods/view/1', 'b');
    expect(site.current().code).toBe('rrig');
    expect(document.cookie).toContain('family_site=rrig');
    expect(document.getElementById('site-theme')?.textContent).toContain('#c2541b');
  });

  it('keeps its style sheet from page to page', () => {
    const { go } = visit('rrig', '/');
    go('/goods/view/1', 'a');
    const written = document.getElementById('site-theme')?.firstChild;
    go('/goods/view/2', 'b');
    expect(document.getElementById('site-theme')?.firstChild).toBe(written);
    expect(written?.textContent).toContain('#c2541b');
  });

  it('ends with the home of the main shop', () => {
    const { site, go } = visit('rrig', '/goods/view/1');
    go('/', 'a');
    go('/goods/view/1', 'b');
    expect(site.current().code).toBe('tbh_shop');
    expect(document.cookie).not.toContain('family_site');
  });

  it('is that of the entry that Back leads to', () => {
    const { site, go } = visit('rrig', '/goods/view/1');
    go('/', 'a');
    go('/goods/view/1', 'initial');
    expect(site.current().code).toBe('rrig');
  });

  it('is claimed by the tab that comes to the front', () => {
    visit('foluv', '/cart');
    // biome-ignore lint/suspicious/noDocumentCookie: as another tab does
    document.cookie = 'family_site=outlet; Path=/';
    dispatchEvent(new Event('focus'));
    expect(document.cookie).toContain('family_site=foluv');
  });
});
