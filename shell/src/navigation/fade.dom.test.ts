import { address, type FakeBrowser, openBrowser, openPageIn } from '../testing/navigated-page.ts';

let browser: FakeBrowser;
let startViewTransition: jest.Mock;
beforeEach(() => {
  browser = openBrowser();
  // Without a wish for reduced motion.
  window.matchMedia = ((media: string) => ({ matches: false, media })) as typeof window.matchMedia;
  startViewTransition = jest.fn((change: () => Promise<void>) => {
    const updateCallbackDone = change();
    return { updateCallbackDone, ready: updateCallbackDone, finished: updateCallbackDone };
  });
  Object.assign(document, { startViewTransition });
});
afterEach(() => {
  browser.leave();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it.each([
  { what: 'fades in where it is there at once', waitMs: 20, isPreview: false, fades: 1 },
  {
    what: 'is shown without a fade to anyone who has waited for it',
    waitMs: 200,
    isPreview: false,
    fades: 0,
  },
  { what: 'is shown without a fade as what is known of it', waitMs: 20, isPreview: true, fades: 0 },
])('the next page $what', async ({ waitMs, isPreview, fades }) => {
  let now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const page = openPageIn(browser);
  const going = page.navigation.navigate('/goods/a');
  now += waitMs;
  page.load('/goods/a', { isPreview });
  await going;
  expect(address()).toBe('/goods/a');
  expect(startViewTransition).toHaveBeenCalledTimes(fades);
});

// A page is drawn in the task that begins it: the press would get no feedback.
it.each([
  { what: 'waits for the frame that shows the press', isPreview: false, shownAt: '/' },
  { what: 'is there in that frame where only its start is drawn', isPreview: true, shownAt: '/goods/a' },
])('the next page $what', async ({ isPreview, shownAt }) => {
  const page = openPageIn(browser);
  const frame = new Promise<string>((resolve) => requestAnimationFrame(() => resolve(address())));
  const going = page.navigation.navigate('/goods/a');
  page.load('/goods/a', { isPreview });
  expect(await frame).toBe(shownAt);
  await going;
  expect(address()).toBe('/goods/a');
});
