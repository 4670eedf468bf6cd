import type { CDPSession, Locator, Page } from '@playwright/test';
import { median } from '../timing/mann-whitney.ts';
import type { Shopper } from './shopper.ts';

const slowdown = 4;
/** Controls of one page that are tapped at most. */
const maximumControls = 40;
/** By then a tap's effects are rendered and its performance entries reported, ms. */
const answerMs = 900;
/** A page has loaded what it loads by itself, ms. */
const calmMs = 1200;
/** Delay between the end of a scroll and a tap, and how long a tap is held, ms. */
const restMs = 500;
const touchMs = 80;
const alive = 'html[data-alive="true"]';

const controls = 'button, summary, label:has(input), select, input:not([type=hidden]), [role=tab], a[href]';

export interface Interaction {
  control: string;
  /** From the tap until the next frame is shown, as browsers count Interaction to Next Paint, ms; a multiple of 8. */
  ms: number;
}

/** A page, or a layer of it that a button opens. */
export interface Place {
  address: string;
  /** Name of the button that opens the layer whose controls are tapped, instead of those of the page. */
  layer?: string | RegExp;
}

interface Control {
  name: string;
  /** Of controls that differ by number or address alone, one is tapped. */
  kind: string;
}

/**
 * Taps each kind of control once, on a phone with a processor four times slower, and times the answers. One above the
 * limit (ms) is tapped twice again and the median counts, since the machine is disturbed now and then.
 */
export async function tapControls(
  { context, page }: Shopper,
  place: Place,
  limit: number,
): Promise<Interaction[]> {
  const session = await context.newCDPSession(page);
  await context.addInitScript(watchInteractions);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const openPlace = async () => {
    await slow(1);
    await open(page, place);
    await slow(slowdown);
  };
  await openPlace();
  const all =
    place.layer === undefined ? page.locator(controls) : page.locator('dialog[open]').locator(controls);
  const timed: Interaction[] = [];
  const tapped = new Set<string>();
  for (let at = 0; tapped.size < maximumControls; at += 1) {
    const control = all.nth(at);
    // Some go with what was tapped before.
    if ((await control.count()) === 0) break;
    const read = await readControl(control);
    if (!read || tapped.has(read.kind)) continue;
    tapped.add(read.kind);
    const times = [await timeTap(page, session, control)].filter((ms) => ms !== null);
    while ((times[0] ?? 0) > limit && times.length < 3) {
      await openPlace();
      // What the first tap took away cannot be tapped again.
      const again = await findControl(all, read.kind);
      const ms = again && (await timeTap(page, session, again));
      if (ms === null) break;
      times.push(ms);
    }
    if (times.length > 1) console.log(`  ${read.name}: ${times.join(', ')} ms`);
    if (times.length > 0)
      timed.push({ control: read.name, ms: times.length === 3 ? median(times) : Math.max(...times) });
    if (await isElsewhere(page, place)) await openPlace();
  }
  await session.detach();
  return timed;
}

async function findControl(all: Locator, kind: string): Promise<Locator | null> {
  for (const control of await all.all()) if ((await readControl(control))?.kind === kind) return control;
  return null;
}

/**
 * Runs in the page and stores the longest event of an interaction in `window.longestEvent`. Each event colours a pixel
 * differently: a tap that changes nothing would show no frame, and last until something else moves.
 */
function watchInteractions(): void {
  const measured = globalThis as { longestEvent?: number };
  const pixel = document.createElement('i');
  let events = 0;
  pixel.style.cssText =
    'position:fixed;inset:0 auto auto 0;width:1px;height:1px;z-index:9999;pointer-events:none';
  for (const kind of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(
      kind,
      () => {
        if (!pixel.isConnected) document.documentElement.append(pixel);
        events += 1;
        pixel.style.background = `rgb(${(events * 40) % 256} 0 0)`;
      },
      { capture: true, passive: true },
    );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        measured.longestEvent = Math.max(measured.longestEvent ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function open(page: Page, { address, layer }: Place): Promise<void> {
  // A window that a tap has opened lies over the page, which shows no frames then.
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector(alive);
  await page.waitForTimeout(calmMs);
  // A popup of the home page.
  await page.keyboard.press('Escape');
  if (layer === undefined) return;
  await page.getByRole('button', { name: layer }).first().tap();
  await page.locator('dialog[open]').waitFor();
  await page.waitForTimeout(calmMs);
}

/** Null for what cannot be tapped or is gone already, and for what ends the login. */
async function readControl(place: Locator): Promise<Control | null> {
  const read = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
    const href = element.getAttribute('href');
    const isThere = element.checkVisibility() && element.getBoundingClientRect().width > 8;
    if (!isThere || element.closest('[inert]') || words.includes('로그아웃')) return null;
    const kind = href === null ? words.replace(/[\d,]+/g, '#') : href.replace(/[\d?].*/, '');
    return { name: words || element.tagName, kind: `${element.tagName} ${kind}` };
  };
  return place.evaluate(read, undefined, { timeout: 2000 }).catch(() => null);
}

/** Null where the control cannot be tapped, or not any more. A field is given a letter as well. */
async function timeTap(page: Page, session: CDPSession, control: Locator): Promise<number | null> {
  await control.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined);
  await page.waitForTimeout(restMs);
  const middle = await control.evaluate(middleOf, undefined, { timeout: 2000 }).catch(() => null);
  if (!middle) return null;
  await page.evaluate('globalThis.longestEvent = 0');
  // As a thumb does: what is got ready at the touch is no part of the answer to the click.
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(answerMs);
  if (await isTyping(page)) {
    await page.keyboard.press('a');
    await page.waitForTimeout(answerMs);
  }
  return (
    page
      .evaluate(() => (globalThis as { longestEvent?: number }).longestEvent ?? 0)
      // The tap loads another document, where nothing is left to read.
      .catch(() => null)
  );
}

/** Null where something lies over an element. */
function middleOf(element: Element): { x: number; y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const found = document.elementFromPoint(x, y);
  return found && (element.contains(found) || found.contains(element)) ? { x, y } : null;
}

/** No letters are typed on a page that is being left. */
const isTyping = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () => document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])') ?? false,
    )
    .catch(() => false);

/** The tap has led to another page, opened a window or what lies over this page, or closed the layer. */
async function isElsewhere(page: Page, { address, layer }: Place): Promise<boolean> {
  const layers = await page.locator('dialog[open]').count();
  const hasWindow = page.context().pages().length > 1;
  return hasWindow || page.url() !== address || layers !== (layer === undefined ? 0 : 1);
}
