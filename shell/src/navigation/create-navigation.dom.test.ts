import { waitFor } from '@testing-library/react';
import {
  address,
  type FakeBrowser,
  followAnchor,
  openBrowser,
  openPageIn,
  twoFrames,
} from '../testing/navigated-page.ts';
import { readLocation } from './location-store.ts';

let browser: FakeBrowser;
let scroll: FakeBrowser['scroll'];
beforeEach(() => {
  browser = openBrowser();
  ({ scroll } = browser);
});
afterEach(() => {
  document.body.replaceChildren();
  browser.leave();
  jest.useRealTimers();
});
const openPage = (options?: Parameters<typeof openPageIn>[1]) => openPageIn(browser, options);

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
    page.navigation.leaveForAnchor('#review');
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

  it.each([
    ['shows the start of a list that changed to a shopper in the middle of it', -900, 0],
    ['keeps the place of a shopper above the start of a list that changed', 300, 700],
  ])('%s', async (_case, startsAt, top) => {
    const page = openPage();
    await page.visit('/goods/a');
    scroll.top = 700;
    const list = document.createElement('div');
    list.dataset.listStart = '';
    list.getBoundingClientRect = () => new DOMRect(0, startsAt);
    list.scrollIntoView = () => {
      scroll.top = 0;
    };
    document.body.append(list);
    const filtering = page.navigation.navigate('/goods/a?color=red', { keepScroll: true });
    page.load('/goods/a?color=red');
    await filtering;
    await new Promise(requestAnimationFrame);
    list.remove();
    expect(scroll.top).toBe(top);
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
