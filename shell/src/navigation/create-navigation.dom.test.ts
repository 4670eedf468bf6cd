// One job, told in full: every way to another page or place meets the same fake page, which is half of what stands here.
import type { Head } from '@mall/remote-kit/head';
import { waitFor } from '@testing-library/react';
import { createStore } from '../boot/create-store.ts';
import { createNavigation } from './create-navigation.ts';
import { createLocationStore, readLocation } from './location-store.ts';

const headOf = (title: string): Head => ({ title, description: `${title} 설명` });

/** Height of the page and where it is scrolled to; jsdom lays nothing out. */
let scroll: { top: number; height: number };
/** How the document was entered, as browsers say. */
let entered: 'navigate' | 'reload';
let undo: () => void;

beforeEach(() => {
  scroll = { top: 0, height: 5000 };
  entered = 'navigate';
  sessionStorage.clear();
  Object.assign(performance, { getEntriesByType: () => [{ type: entered }] });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scroll.top });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => scroll.height,
  });
  window.scrollTo = ((options: ScrollToOptions) => {
    scroll.top = options.top ?? 0;
  }) as typeof window.scrollTo;
  // The shopper wants no movement, so that pages change without a transition.
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
  document.head.innerHTML =
    '<meta name="description" content=""><link rel="canonical" href="http://localhost/">';
  window.history.replaceState({ key: 'first' }, '', '/');
});
afterEach(() => {
  undo();
  jest.useRealTimers();
});

/** A shell whose pages come when the test lets them. */
function openPage({ settle = async () => undefined }: { settle?: () => Promise<unknown> } = {}) {
  const answers = new Map<string, (head: Head | null) => void>();
  const arrivals: string[] = [];
  const preloads: string[] = [];
  const intents: string[] = [];
  const isBusy = createStore(false);
  const location = createLocationStore();
  const navigation = createNavigation({
    location,
    isBusy,
    ownerOf: (pathname) => (/^\/(goods|board)/.test(pathname) || pathname === '/' ? 'mf-catalog' : null),
    onIntent: () => intents.push(window.location.pathname),
    preload: (_owner, href) => {
      preloads.push(href);
      return new Promise((resolve) => answers.set(href, resolve));
    },
    settle,
    titleSuffix: () => '몰',
    onArrival: (href) => arrivals.push(href),
  });
  undo = navigation.start();
  /** Lets code and data of a page arrive. */
  const load = (href: string) => answers.get(href)?.(headOf(href));
  const visit = async (href: string) => {
    const visiting = navigation.navigate(href);
    load(href);
    await visiting;
  };
  return { navigation, location, isBusy, arrivals, preloads, intents, load, visit };
}

const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/** A place is restored in a frame. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What a browser does on a press on a link to a place of the page itself. */
function followAnchor(hash: string): void {
  window.history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

describe('an anchor of the page', () => {
  it('is left to the browser, wherever the entries before were scrolled to', async () => {
    const page = openPage();
    scroll.top = 900;
    await page.visit('/goods/a');
    followAnchor('#review');
    scroll.top = 2500;
    await twoFrames();
    expect(scroll.top).toBe(2500);
    expect(page.location.current()).toMatchObject({ pathname: '/goods/a', hash: '#review' });
    expect(page.preloads).toEqual(['/goods/a']);
  });

  it('is where the shopper stays who presses it while the page is still being put in place', async () => {
    const page = openPage({
      settle: async () => {
        followAnchor('#review');
        scroll.top = 2500;
      },
    });
    await page.visit('/goods/a');
    expect(scroll.top).toBe(2500);
  });

  it('is an entry of its own: Back finds the place before it', async () => {
    const page = openPage();
    await page.visit('/goods/a');
    scroll.top = 300;
    page.navigation.leaveForAnchor();
    scroll.top = 2500;
    followAnchor('#review');
    window.history.back();
    await waitFor(() => expect(address()).toBe('/goods/a'));
    await waitFor(() => expect(scroll.top).toBe(300));
  });

  it('is no other page: Back from it moves no focus and counts no view', async () => {
    const page = openPage();
    await page.visit('/goods/a');
    followAnchor('#pictures');
    window.history.back();
    await waitFor(() => expect(address()).toBe('/goods/a'));
    await twoFrames();
    expect(page.location.current().hash).toBe('');
    expect(page.arrivals).toEqual(['/goods/a']);
  });
});

describe('going to another page', () => {
  it('leaves the shopper on the present one until the next is there', async () => {
    const page = openPage();
    const going = page.navigation.navigate('/goods/a');
    expect(address()).toBe('/');
    expect(page.isBusy.current()).toBe(true);
    page.load('/goods/a');
    await going;
    expect(address()).toBe('/goods/a');
    expect(page.location.current().pathname).toBe('/goods/a');
    expect(page.isBusy.current()).toBe(false);
  });

  it('shows no spinner while only the query of the notice page changes', async () => {
    const page = openPage();
    window.history.replaceState({ key: 'first' }, '', '/board/notice');
    page.location.set(readLocation());
    void page.navigation.navigate('/board/notice?page=2');
    expect(page.isBusy.current()).toBe(false);
    void page.navigation.navigate('/goods/a');
    expect(page.isBusy.current()).toBe(true);
  });

  it.each([
    ['a list', '/goods/list/NEW', true],
    ['a product', '/goods/view/1', false],
  ])('keeps the spinner after the arrival while its data is missing: %s', async (_page, href, stays) => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const page = openPage();
    const going = page.navigation.navigate(href);
    await jest.advanceTimersByTimeAsync(2500);
    await going;
    expect(address()).toBe(href);
    expect(page.isBusy.current()).toBe(stays);
    page.load(href);
    await jest.advanceTimersByTimeAsync(0);
    expect(page.isBusy.current()).toBe(false);
  });

  it('goes there anyway when code and data take too long', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const page = openPage();
    const going = page.navigation.navigate('/goods/slow');
    await jest.advanceTimersByTimeAsync(2499);
    expect(address()).toBe('/');
    await jest.advanceTimersByTimeAsync(1);
    await going;
    expect(address()).toBe('/goods/slow');
  });

  it('takes title, description and canonical address along', async () => {
    await openPage().visit('/goods/a?page=2');
    expect(document.title).toBe('/goods/a?page=2 | 몰');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      '/goods/a?page=2 설명',
    );
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://localhost/goods/a',
    );
  });

  it('opens it at its top, unless the place is to be kept', async () => {
    const page = openPage();
    scroll.top = 900;
    await page.visit('/goods/a');
    expect(scroll.top).toBe(0);
    scroll.top = 700;
    const filtering = page.navigation.navigate('/goods/a?color=red', { keepScroll: true });
    page.load('/goods/a?color=red');
    await filtering;
    expect(scroll.top).toBe(700);
  });

  it('leaves no step behind when it replaces', async () => {
    const page = openPage();
    await page.visit('/goods/a');
    const steps = window.history.length;
    const replacing = page.navigation.navigate('/goods/b', { replace: true });
    page.load('/goods/b');
    await replacing;
    expect(address()).toBe('/goods/b');
    expect(window.history.length).toBe(steps);
  });
});

describe('a shopper who changes their mind', () => {
  it('ends where they clicked last, however late the first page answers', async () => {
    const page = openPage();
    const first = page.navigation.navigate('/goods/first');
    await page.visit('/goods/second');
    page.load('/goods/first');
    await first;
    expect(address()).toBe('/goods/second');
    expect(document.title).toBe('/goods/second | 몰');
    expect(page.arrivals).toEqual(['/goods/second']);
  });

  it('arrives there alone, however late the page before is put in place', async () => {
    const places: (() => void)[] = [];
    const { navigation, arrivals, load } = openPage({
      settle: () => new Promise<void>((resolve) => places.push(resolve)),
    });
    const first = navigation.navigate('/goods/list');
    load('/goods/list');
    await waitFor(() => expect(address()).toBe('/goods/list'));
    const second = navigation.navigate('/board/notice');
    load('/board/notice');
    await waitFor(() => expect(address()).toBe('/board/notice'));
    for (const settle of places.reverse()) settle();
    await Promise.all([first, second]);
    expect(arrivals).toEqual(['/board/notice']);
    expect(document.title).toMatch(/^\/board\/notice/);
  });

  it('stays with Back when a page that was under way comes after it', async () => {
    const page = openPage();
    await page.visit('/goods/a');
    const going = page.navigation.navigate('/goods/late');
    window.history.back();
    await waitFor(() => expect(page.preloads).toContain('/'));
    page.load('/');
    page.load('/goods/late');
    await going;
    expect(address()).toBe('/');
    expect(page.isBusy.current()).toBe(false);
    await waitFor(() => expect(page.arrivals).toEqual(['/goods/a', '/']));
  });
});

describe('Back', () => {
  it('restores the place, as soon as the page is tall enough', async () => {
    const page = openPage();
    scroll.top = 1800;
    await page.visit('/goods/a');
    expect(scroll.top).toBe(0);
    scroll.height = window.innerHeight;
    window.history.back();
    await waitFor(() => expect(page.preloads).toContain('/'));
    page.load('/');
    scroll.height = 5000;
    await waitFor(() => expect(scroll.top).toBe(1800));
    expect(address()).toBe('/');
  });

  it('and forward again each know their own place', async () => {
    const page = openPage();
    scroll.top = 1800;
    await page.visit('/goods/a');
    scroll.top = 300;
    window.history.back();
    await waitFor(() => expect(scroll.top).toBe(1800));
    window.history.forward();
    await waitFor(() => expect(scroll.top).toBe(300));
    expect(page.location.current().pathname).toBe('/goods/a');
  });

  it('is kept whenever scrolling rests, so that a webview that is ended without notice comes back to it', () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    openPage();
    scroll.top = 1300;
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(100);
    scroll.top = 1800;
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(200);
    undo();
    // The app opens the page anew; nothing has said that it was left.
    entered = 'reload';
    scroll.top = 0;
    openPage();
    expect(scroll.top).toBe(1800);
  });

  it('of a page that was left since is not overwritten by that of the next one', async () => {
    const page = openPage();
    await page.visit('/goods/a');
    jest.useFakeTimers({ doNotFake: ['performance'] });
    scroll.top = 900;
    window.dispatchEvent(new Event('scroll'));
    // Left before the scrolling came to rest.
    await page.visit('/goods/b');
    scroll.top = 40;
    jest.advanceTimersByTime(200);
    jest.useRealTimers();
    window.history.back();
    await waitFor(() => expect(address()).toBe('/goods/a'));
    await waitFor(() => expect(scroll.top).toBe(900));
  });

  it('of an entry that the browser made is that of its address', () => {
    window.history.replaceState(null, '', '/goods/a');
    openPage();
    scroll.top = 700;
    window.dispatchEvent(new Event('pagehide'));
    undo();
    entered = 'reload';
    window.history.replaceState(null, '', '/goods/b');
    scroll.top = 0;
    openPage();
    expect(scroll.top).toBe(0);
    undo();
    window.history.replaceState(null, '', '/goods/a');
    openPage();
    expect(scroll.top).toBe(700);
  });

  it('lets a shopper who scrolls meanwhile stay where they scroll to', async () => {
    const page = openPage();
    scroll.top = 1800;
    await page.visit('/goods/a');
    scroll.height = window.innerHeight;
    window.history.back();
    await waitFor(() => expect(page.preloads).toContain('/'));
    window.dispatchEvent(new Event('wheel'));
    scroll.top = 40;
    scroll.height = 5000;
    await twoFrames();
    expect(scroll.top).toBe(40);
  });

  it('that closes what lay over the page arrives nowhere: nothing is loaded, the focus stays', async () => {
    const { arrivals, preloads, visit } = openPage();
    await visit('/goods/view/1');
    window.history.pushState(window.history.state, '');
    window.history.back();
    await waitFor(() => expect(address()).toBe('/goods/view/1'));
    await twoFrames();
    expect([arrivals, preloads]).toEqual([['/goods/view/1'], ['/goods/view/1']]);
  });

  it("is not what single-spa's own events say", async () => {
    const page = openPage();
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    expect(page.preloads).toEqual([]);
  });
});

describe('a reload', () => {
  it('keeps its place', () => {
    openPage();
    scroll.top = 640;
    window.dispatchEvent(new Event('pagehide'));
    undo();
    scroll.top = 0;
    entered = 'reload';
    openPage();
    expect(scroll.top).toBe(640);
  });

  it('is not what a link to the same page is', () => {
    openPage();
    scroll.top = 640;
    window.dispatchEvent(new Event('pagehide'));
    undo();
    scroll.top = 0;
    openPage();
    expect(scroll.top).toBe(0);
  });
});

describe('loading ahead', () => {
  it('loads a page of the release once, and never one that the server answers', async () => {
    const page = openPage();
    for (const href of ['/goods/a', '/goods/a#reviews', '/order', 'https://other.example/goods/a'])
      void page.navigation.prefetch(href);
    expect(page.preloads).toEqual(['/goods/a']);
    // A page that was loaded ahead long ago may be of a release that has been withdrawn since.
    expect(page.intents).toHaveLength(4);
    expect(address()).toBe('/');
  });
});

it('leads back to the named page instead of the one that was left', async () => {
  const { navigation, location, load } = openPage();
  const leaving = navigation.navigate('/goods/view/1', { backTo: '/goods/list' });
  load('/goods/view/1');
  await leaving;
  expect(address()).toBe('/goods/view/1');

  window.history.back();
  await waitFor(() => expect(location.current().pathname).toBe('/goods/list'));
  expect(address()).toBe('/goods/list');
});
