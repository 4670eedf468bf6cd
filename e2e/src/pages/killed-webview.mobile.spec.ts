import { expect, type Page } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const cards = 'a[href^="/goods/view/"]';
/** In an order that other tests' purchases do not change. */
const list = '/goods/list?sort=PRICEASC';

/** A system that ends a webview says nothing to its page: no event of leaving reaches the shop's scripts. */
const dieWithoutNotice = (page: Page) =>
  page.addInitScript(() => {
    for (const type of ['pagehide', 'beforeunload', 'unload', 'visibilitychange', 'freeze'])
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  });

/** The app opens the webview again: the same history and session storage, all else from nothing. */
async function rebuild(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await whenAlive(page);
}

/** Distance of the card that the list saved from its saved place, px; null while none is saved. */
const distanceFromSaved = (page: Page) =>
  page.evaluate(() => {
    interface SavedPages {
      place: { card?: { product_id: number; top: number } };
    }
    const saved = (JSON.parse(sessionStorage.getItem('LIST_PAGES') ?? '[]') as SavedPages[]).at(-1)?.place
      .card;
    const link = saved && document.querySelector(`li a[href^="/goods/view/${saved.product_id}"]`);
    const top = link?.getBoundingClientRect().top;
    return saved && top !== undefined ? Math.abs(top - saved.top) : null;
  });

test('a webview that was ended on a list or on a product comes back to the card', async ({ page }) => {
  await dieWithoutNotice(page);
  await page.goto(list, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const first = await page.locator(cards).count();
  await page.getByRole('link', { name: '상품 더 보기' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(first);
  const card = page.locator(cards).nth(first + 5);
  await card.scrollIntoViewIfNeeded();
  const left = page.locator(`a[href="${await card.getAttribute('href')}"]`).first();
  const top = () => left.evaluate((element) => element.getBoundingClientRect().top);
  // The place is saved once the scrolling rests, and cards above have the height that they show.
  await expect.poll(() => distanceFromSaved(page)).toBeLessThan(1);
  const before = await top();
  const isBack = () =>
    expect.poll(async () => ((await left.count()) ? Math.abs((await top()) - before) : null)).toBeLessThan(4);

  await test.step('on the list', async () => {
    await rebuild(page);
    await isBack();
  });

  await test.step('on the product', async () => {
    await left.click();
    await expect(page).toHaveURL(/\/goods\/view\//);
    await rebuild(page);
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(list);
    await whenAlive(page);
    await isBack();
  });
});

for (const [name, address] of [
  ['the home', '/'],
  ['a product', '/goods/view/3'],
  ['a plan', '/plan/common/view/10'],
  ['an article', '/board/magazine/8'],
] as const)
  test(`a webview that was ended on ${name} comes back to the place`, async ({ page }) => {
    await dieWithoutNotice(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    const saved = () =>
      page.evaluate(
        () => (JSON.parse(sessionStorage.getItem('SCROLL_POSITIONS') ?? '[]') as [string, number][])[0]?.[1],
      );
    await page.mouse.wheel(0, 1200);
    await expect.poll(top).toBeGreaterThan(600);
    // Saved once the scrolling rests.
    await expect.poll(async () => (await saved()) === (await top())).toBe(true);
    const before = await top();
    await rebuild(page);
    // Parts above that were never in view are as high as was guessed: a line or two more or less.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(48);
  });
