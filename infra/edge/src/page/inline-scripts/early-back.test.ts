/** @jest-environment jsdom */
import { earlyBackText } from './early-back.ts';

/** Loads the script in a page at an address; the reloads of the page come back, jsdom has none. */
function load(address: string): { reloads: () => number } {
  history.replaceState(null, '', address);
  let reloads = 0;
  const place = {
    get pathname() {
      return location.pathname;
    },
    get search() {
      return location.search;
    },
    reload: () => {
      reloads += 1;
    },
  };
  // The text is our own; a page gives it a nonce.
  new Function('location', earlyBackText)(place);
  return { reloads: () => reloads };
}

/** The browser changes the address without a load. */
function traverse(address: string, event = new Event('popstate')): void {
  history.replaceState(null, '', address);
  dispatchEvent(event);
}

describe('Back before the shell listens', () => {
  // Ends the listening of the pages of earlier tests.
  afterEach(() => {
    document.documentElement.setAttribute('data-alive', 'true');
    Reflect.deleteProperty(globalThis, 'navigation');
  });
  beforeEach(() => document.documentElement.removeAttribute('data-alive'));

  it('loads the page of the address', () => {
    const { reloads } = load('/goods/view/1');
    traverse('/goods/list');
    expect(reloads()).toBe(1);
  });

  it('loads a list whose filters alone differ', () => {
    const { reloads } = load('/goods/list?color=BLACK');
    traverse('/goods/list');
    expect(reloads()).toBe(1);
  });

  it.each([
    ['another page', '/goods/list', 1],
    ['the same page', '/goods/view/1', 0],
    ['an anchor of it', '/goods/view/1#review', 0],
  ])('that came ahead of the script, to %s', (_what, address, expected) => {
    const entry = { url: new URL('/goods/view/1', location.href).href };
    Object.assign(globalThis, { navigation: { activation: { entry } } });
    expect(load(address).reloads()).toBe(expected);
  });

  it('leaves anchors of the page to the browser', () => {
    const { reloads } = load('/goods/view/1#review');
    traverse('/goods/view/1');
    expect(reloads()).toBe(0);
  });

  it('leaves the shell what the shell has changed', () => {
    const { reloads } = load('/goods/list');
    traverse('/goods/view/1', Object.assign(new Event('popstate'), { singleSpa: true }));
    expect(reloads()).toBe(0);
  });

  it('leaves Back to the shell once it answers', () => {
    const { reloads } = load('/goods/view/1');
    document.documentElement.setAttribute('data-alive', 'true');
    traverse('/goods/list');
    expect(reloads()).toBe(0);
  });
});
