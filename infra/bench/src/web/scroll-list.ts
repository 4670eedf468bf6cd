import { devices, type Page, chromium as playwright } from '@playwright/test';

/** How long the list stands still before its button is pressed, ms, and how long it is waited for at most. */
const restMs = 400;
const giveUpMs = 20_000;
/** Between two steps of the thumb, ms. */
const stepMs = 40;

/** A picture of one pixel: what is measured is the page, not the drawing of thousands of pictures. */
const pixel = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

export interface Scrolled {
  /** Products that came, of which most have no card any more. */
  places: number;
  /** Heap in use after a collection, MB. */
  heapMb: number;
  /** Longest task of the whole way, ms, and how many were longer than 50. */
  longestMs: number;
  longTasks: number;
  seconds: number;
}

/** Scrolls a list to its end as a thumb does, on a phone, and says what it cost. */
export async function scrollList(address: string, executablePath: string): Promise<Scrolled> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
  const browser = await playwright.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await (await browser.newContext(phone)).newPage();
    await page.route(/\/_img\//, (route) => route.fulfill({ contentType: 'image/webp', body: pixel }));
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    const started = Date.now();
    await scrollToEnd(page);
    const seconds = (Date.now() - started) / 1000;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const places = await page.evaluate(() => document.querySelectorAll('main ul[aria-label] > li').length);
    const tasks = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
    return {
      places,
      heapMb: usedSize / 1e6,
      longestMs: Math.max(0, ...tasks),
      longTasks: tasks.length,
      seconds,
    };
  } finally {
    await browser.close();
  }
}

async function scrollToEnd(page: Page): Promise<void> {
  let height = 0;
  let changedAt = Date.now();
  let pressedAt = 0;
  for (;;) {
    const now = await page.evaluate(() => {
      window.scrollBy(0, window.innerHeight * 0.9);
      const next = document.querySelector('a[rel="next"]');
      return { height: document.documentElement.scrollHeight, hasMore: next !== null };
    });
    await page.waitForTimeout(stepMs);
    if (now.height !== height) changedAt = Date.now();
    height = now.height;
    const rested = Date.now() - changedAt;
    if (rested < restMs || Date.now() - pressedAt < restMs) continue;
    if (!now.hasMore) return;
    if (rested > giveUpMs) throw new Error('the list does not grow to its end');
    pressedAt = Date.now();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[rel="next"]')?.click());
  }
}
