import { type FakeBrowser, openBrowser, openPageIn } from '../testing/navigated-page.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = openBrowser();
  document.title = '첫 페이지 | 몰';
});
afterEach(() => {
  browser.leave();
  jest.useRealTimers();
});

const stopTime = () => jest.useFakeTimers({ doNotFake: ['performance'] });
/** Longer than a page is waited for. */
const tooLong = () => jest.advanceTimersByTimeAsync(2500);
const soon = () => jest.advanceTimersByTimeAsync(0);
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('a page that comes later than it is waited for', () => {
  it('has its title and its canonical address as soon as it has come', async () => {
    stopTime();
    const page = openPageIn(browser);
    const going = page.navigation.navigate('/goods/slow?color=2#review');
    await tooLong();
    await going;
    expect(document.title).toBe('첫 페이지 | 몰');
    page.load('/goods/slow?color=2#review', { title: '느린 상품' });
    await soon();
    expect(document.title).toBe('느린 상품 | 몰');
    expect(canonical()).toBe('http://localhost/goods/slow');
    expect(page.arrivals).toEqual(['/goods/slow?color=2#review']);
  });

  it('says nothing any more once the shopper has gone on', async () => {
    stopTime();
    const page = openPageIn(browser);
    for (const href of ['/goods/slow', '/goods/slower']) {
      const going = page.navigation.navigate(href);
      await tooLong();
      await going;
    }
    page.load('/goods/slower');
    await soon();
    page.load('/goods/slow');
    await soon();
    expect(document.title).toBe('/goods/slower | 몰');
  });

  it('has its title after Back, too', async () => {
    const page = openPageIn(browser);
    await page.visit('/goods/a');
    stopTime();
    window.history.back();
    // jsdom goes back in timers of its own.
    await tooLong();
    await tooLong();
    expect(document.title).toBe('/goods/a | 몰');
    page.load('/', { title: '홈' });
    await soon();
    expect(document.title).toBe('홈 | 몰');
  });
});
