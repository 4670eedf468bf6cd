import { expect, type Page } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Keeps code back until it is let go. */
async function keepBack(page: Page, code: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(code, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test.describe('a press in a part whose code comes after that of its page', () => {
  test('asks for a login at an event of attendance', async ({ page }) => {
    const letGo = await keepBack(page, '**/event-attendance.*.js');
    await page.goto('/event/common/view/9', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await page.getByRole('button', { name: '오늘 출석하기' }).click();
    letGo();
    await expect(page.getByRole('dialog')).toContainText('로그인 후 이용이 가능합니다.');
  });

  test('unfolds the details of a product, by keyboard as well', async ({ page }) => {
    const letGo = await keepBack(page, '**/product-tabs.*.js');
    await page.goto('/goods/view/3', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const unfold = page.getByRole('button', { name: '상세정보 더보기' });
    await unfold.press('Enter');
    letGo();
    await expect(page.getByRole('button', { name: '상세정보 접기' })).toBeVisible();
  });
});
