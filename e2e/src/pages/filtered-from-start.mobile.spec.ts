import { expect, type Page } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const openSheet = (page: Page) => page.getByRole('button', { name: /^필터/ }).click();
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

test('filters that are chosen in the middle of a list show it from its start, and Back leads to the place before', async ({
  page,
}) => {
  await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(firstCard(page)).not.toBeInViewport();
  await openSheet(page);
  await sheet(page).getByRole('link', { name: '낮은 가격순' }).click();
  await expect(page).toHaveURL(/sort=/);
  await sheet(page).getByRole('button', { name: /보기/ }).last().click();
  await expect(sheet(page)).toBeHidden();
  await expect(firstCard(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: /^필터/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/goods/list');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500);
});

test('filters that are chosen at the head of a list leave the page where it is', async ({ page }) => {
  await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  await openSheet(page);
  await sheet(page).getByRole('link', { name: '낮은 가격순' }).click();
  await expect(page).toHaveURL(/sort=/);
  await sheet(page).getByRole('button', { name: /보기/ }).last().click();
  await expect(sheet(page)).toBeHidden();
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(40);
});

test('a press on a filter is answered by the first cards; the others follow', async ({ page }) => {
  await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const cards = page.getByRole('main').getByRole('article');
  await openSheet(page);
  const counts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const main = document.querySelector('main') as HTMLElement;
    const list = main.querySelector('ul:has(> li article)') as HTMLElement;
    const first = list.textContent;
    new MutationObserver(() => {
      const now = main.querySelector('ul:has(> li article)');
      const count = now?.querySelectorAll('article').length ?? 0;
      if (now && now.textContent !== first && seen.at(-1) !== count) seen.push(count);
    }).observe(main, { childList: true, subtree: true });
    return seen;
  });
  await sheet(page).getByRole('link', { name: '낮은 가격순' }).click();
  await expect(page).toHaveURL(/sort=/);
  await expect(cards).toHaveCount(20);
  expect(await counts.jsonValue()).toEqual([8, 20]);
});
