import { expect } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test("the current site's tab is in view, by its address and by a press on another tab", async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: '브랜드 사이트' });
  await page.goto('/main/rrig', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await expect(tabs.locator('[aria-current]')).toHaveText('RRIG');
  await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByText('TBH SHOP')).not.toBeInViewport();

  await tabs.getByText('FOLUV').click();
  await expect(page).toHaveURL('/main/foluv');
  await expect(tabs.locator('[aria-current]')).toHaveText('FOLUV');
  await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
});
