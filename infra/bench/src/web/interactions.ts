import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Shopper } from './shopper.ts';

const slowdown = 4;
/** Controls of one page that are tapped at most. */
const maximumControls = 40;
/** What a tap has brought about is there, and every entry of it reported, ms. */
const answerMs = 900;
/** A page has loaded what it loads by itself, ms. */
const calmMs = 1200;

const controls = 'button, summary, label:has(input), select, input:not([type=hidden]), [role=tab], a[href]';

export interface Interaction {
  control: string;
  /** From the tap until the next frame is shown, as browsers count Interaction to Next Paint, ms; a multiple of 8. */
  ms: number;
}

interface Control {
  name: string;
  /** Of controls that differ by number or address alone, one is tapped. */
  kind: string;
}

/** Taps each kind of control of a page once, on a phone with a processor four times slower, and times the answers. */
export async function tapControls({ context, page }: Shopper, address: string): Promise<Interaction[]> {
  const session = await context.newCDPSession(page);
  await context.addInitScript(watchInteractions);
  await open(page, session, address);
  const timed: Interaction[] = [];
  const tapped = new Set<string>();
  for (let at = 0; tapped.size < maximumControls; at += 1) {
    const place = page.locator(controls).nth(at);
    // Some go with what was tapped before.
    if ((await place.count()) === 0) break;
    const control = await readControl(place);
    if (!control || tapped.has(control.kind)) continue;
    tapped.add(control.kind);
    const ms = await timeTap(page, place);
    if (ms !== null) timed.push({ control: control.name, ms });
    if (await isElsewhere(page, address)) await open(page, session, address);
  }
  await session.detach();
  return timed;
}

/** Runs in the page. The longest event of the last interaction is kept in `window.longestEvent`. */
function watchInteractions(): void {
  const kept = globalThis as { longestEvent?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        kept.longestEvent = Math.max(kept.longestEvent ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function open(page: Page, session: CDPSession, address: string): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-alive="true"]');
  await page.waitForTimeout(calmMs);
  // A popup of the home page.
  await page.keyboard.press('Escape');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Null for what nobody can tap, and for what ends the login. */
function readControl(place: Locator): Promise<Control | null> {
  return place.evaluate((element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
    const href = element.getAttribute('href');
    const isThere = element.checkVisibility() && element.getBoundingClientRect().width > 8;
    if (!isThere || element.closest('[inert]') || words.includes('로그아웃')) return null;
    const kind = href === null ? words.replace(/[\d,]+/g, '#') : href.replace(/[\d?].*/, '');
    return { name: words || element.tagName, kind: `${element.tagName} ${kind}` };
  });
}

/** Null where something lies over the control. */
async function timeTap(page: Page, place: Locator): Promise<number | null> {
  try {
    await place.scrollIntoViewIfNeeded({ timeout: 2000 });
    await page.evaluate('globalThis.longestEvent = 0');
    await place.tap({ timeout: 2000 });
  } catch {
    return null;
  }
  await page.waitForTimeout(answerMs);
  return await page.evaluate(() => (globalThis as { longestEvent?: number }).longestEvent ?? 0);
}

/** The tap has led to another page, or opened what lies over this one. */
async function isElsewhere(page: Page, address: string): Promise<boolean> {
  return page.url() !== address || (await page.locator('dialog[open]').count()) > 0;
}
