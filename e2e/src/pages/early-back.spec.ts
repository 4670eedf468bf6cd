import { expect } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Both entries belong to one document then: the browser changes the address and leaves the page to the shell. */
for (const { moment, waitUntil } of [
  { moment: 'as soon as the page has come', waitUntil: 'commit' },
  { moment: 'when its HTML is there', waitUntil: 'domcontentloaded' },
] as const)
  test(`Back right after a reload, ${moment}, shows the page of the address`, async ({ page }) => {
    await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const heading = page.getByRole('heading', { level: 1 });
    const list = '전체 상품';
    await expect(heading).toHaveText(list);
    await page.locator('#content a[href^="/goods/view/"]').first().click();
    await expect(page).toHaveURL(/\/goods\/view\//);
    await expect(heading).not.toHaveText(list);
    await page.reload({ waitUntil });
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/goods/list');
    await whenAlive(page);
    await expect(heading).toHaveText(list);
    await expect(page).toHaveTitle(/^전체 상품/);
  });
