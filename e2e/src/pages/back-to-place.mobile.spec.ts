import { expect } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** A phone lays out far cards when they come near: what is above a restored place must be as high as it was. */
test('Back to a list on a phone shows the card that was pressed where it was', async ({ page }) => {
  await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const card = page.locator('a[href^="/goods/view/"]').nth(15);
  expect(await card.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    false,
  );
  await card.scrollIntoViewIfNeeded();
  const topOfCard = () => card.evaluate((element) => element.getBoundingClientRect().top);
  const before = await topOfCard();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await card.click();
  await expect(page).toHaveURL(/\/goods\/view\//);
  await page.goBack();
  await expect(page).toHaveURL('/goods/list');
  await expect.poll(async () => Math.abs((await topOfCard()) - before)).toBeLessThan(4);
});
