import { expect } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const cards = 'a[href^="/goods/view/"]';

test('a list grows as it is scrolled, and Back and a reload lead to the card that was left', async ({
  page,
}) => {
  await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const first = await page.locator(cards).count();
  await page.getByRole('link', { name: '상품 더 보기' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(first);
  const card = page.locator(cards).nth(first + 5);
  await card.scrollIntoViewIfNeeded();
  const href = await card.getAttribute('href');
  const left = page.locator(`a[href="${href}"]`).first();
  const top = () => left.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await left.click();
  await expect(page).toHaveURL(/\/goods\/view\//);
  await page.goBack();
  await expect(page).toHaveURL('/goods/list');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});
