import { waitFor } from '@testing-library/react';
import { address, type FakeBrowser, openBrowser, openPageIn, twoFrames } from '../testing/navigated-page.ts';

let browser: FakeBrowser;
let scroll: FakeBrowser['scroll'];
beforeEach(() => {
  browser = openBrowser();
  ({ scroll } = browser);
});
afterEach(() => {
  browser.leave();
  jest.useRealTimers();
});
const openPage = (options?: Parameters<typeof openPageIn>[1]) => openPageIn(browser, options);

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

  it('is saved whenever scrolling rests, so that a webview that is ended without notice comes back to it', () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    openPage();
    scroll.top = 1300;
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(100);
    scroll.top = 1800;
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(200);
    browser.leave();
    // The app opens the page anew; nothing has said that it was left.
    browser.entered = 'reload';
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
    const going = page.visit('/goods/b');
    await jest.advanceTimersByTimeAsync(40);
    await going;
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
    browser.leave();
    browser.entered = 'reload';
    window.history.replaceState(null, '', '/goods/b');
    scroll.top = 0;
    openPage();
    expect(scroll.top).toBe(0);
    browser.leave();
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
    browser.leave();
    scroll.top = 0;
    browser.entered = 'reload';
    openPage();
    expect(scroll.top).toBe(640);
  });

  it('is not what a link to the same page is', () => {
    openPage();
    scroll.top = 640;
    window.dispatchEvent(new Event('pagehide'));
    browser.leave();
    scroll.top = 0;
    openPage();
    expect(scroll.top).toBe(0);
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
