import type { Page } from '@playwright/test';
import { median } from '../timing/mann-whitney.ts';
import type { Shopper } from './shopper.ts';

const slowdown = 4;
const taps = 7;

/** The processor of a phone: so many times slower than this one. */
async function slowDown({ context, page }: Shopper): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** What is pressed, and the element whose words answer it once they are new and nothing around them is busy. */
interface Tap {
  /** The so-manieth press. */
  press: (count: number) => Promise<void>;
  answer: string;
}

/** How long a page stands still before it is pressed, ms: what the press before has changed is no answer to this one. */
const restMs = 500;

async function waitForRest(page: Page, answer: string): Promise<void> {
  await page.evaluate(
    ([selector, rest]) =>
      new Promise<void>((resolve) => {
        let words: string | null | undefined;
        let since = performance.now();
        const look = () => {
          const now = document.querySelector(selector)?.textContent;
          if (now !== words) since = performance.now();
          words = now;
          if (performance.now() - since > rest) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    [answer, restMs] as const,
  );
}

/** From a press, as the browser dates it, until the frame that shows the answer, ms. */
async function timeTap(page: Page, { press, answer }: Tap, count: number): Promise<number> {
  // tsx compiles functions to calls of a helper that the page does not have.
  await page.evaluate('globalThis.__name ??= (named) => named');
  await waitForRest(page, answer);
  const measured = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const wordsOf = () => {
          const element = document.querySelector(selector);
          return element && !element.closest('[aria-busy="true"]') ? element.textContent : null;
        };
        const before = wordsOf();
        const look = (pressedAt: number) => {
          const words = wordsOf();
          if (words && words !== before) resolve(performance.now() - pressedAt);
          else requestAnimationFrame(() => look(pressedAt));
        };
        addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
      }),
    answer,
  );
  const [time] = await Promise.all([measured, press(count)]);
  return time;
}

async function timeTaps(page: Page, tap: Tap): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < taps; count += 1) times.push(await timeTap(page, tap, count));
  return median(times);
}

const alive = 'html[data-alive="true"]';
/** The cards of a list page. */
const cards = '#content ul:has(> li article)';

/** From the tap on a size until what is chosen has the server's price, ms: the median of seven. */
export async function tapOption(shopper: Shopper, address: string): Promise<number> {
  const { page } = shopper;
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector(alive);
  await page.getByRole('button', { name: '구매하기' }).click();
  const sizes = page
    .getByRole('dialog')
    .getByRole('group', { name: '사이즈' })
    .locator('label:has(input:enabled)');
  await sizes.first().click();
  const answer = 'dialog[open] span + strong.tabular';
  await page.waitForSelector(answer);
  await slowDown(shopper);
  // Another size than the one that is chosen: each press adds a piece.
  return timeTaps(page, { answer, press: (count) => sizes.nth((count + 1) % 2).click() });
}

/** From a press on + or − in the cart until the server's total, ms: the median of seven. */
export async function changeCart(shopper: Shopper, address: string): Promise<number> {
  const { page } = shopper;
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector(alive);
  const steps = [/수량 늘리기/, /수량 줄이기/].map((name) => page.getByRole('button', { name }).first());
  await steps[0]?.waitFor();
  await slowDown(shopper);
  const answer = 'section[aria-busy] [role="status"]';
  return timeTaps(page, { answer, press: async (count) => steps[count % 2]?.click() });
}

/** From a press on a filter of a phone's sheet until the list shows its products, ms: the median of seven. */
export async function filterList(shopper: Shopper, address: string): Promise<number> {
  const { page } = shopper;
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector(alive);
  await page.getByRole('button', { name: /^필터/ }).click();
  const brands = page
    .getByRole('dialog')
    .locator('details', { has: page.locator('summary', { hasText: '브랜드' }) })
    .getByRole('link');
  await brands.first().waitFor();
  await slowDown(shopper);
  // Each press adds a brand, which changes what is popular.
  return timeTaps(page, { answer: cards, press: (count) => brands.nth(count * 2).tap() });
}

/** From a press on a card of a list until the product's own name is there, ms: the median of seven. */
export async function openProduct(shopper: Shopper, address: string): Promise<number> {
  const { page } = shopper;
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector(alive);
  await slowDown(shopper);
  const links = page.locator(`${cards} article a[href*="/goods/view/"]`);
  const times: number[] = [];
  for (let count = 0; count < taps; count += 1) {
    const link = links.nth(count);
    await link.scrollIntoViewIfNeeded();
    times.push(await timeTap(page, { answer: '#content h1', press: () => link.tap() }, count));
    await page.goBack();
    // A product shows cards as well.
    await page.waitForURL(address);
    await links.first().waitFor();
  }
  return median(times);
}
