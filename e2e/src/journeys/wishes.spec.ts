import { expect, test } from '@playwright/test';
import { fillLogin, whenAlive } from '../support/shop.ts';

test('what a guest has wished for comes along at login, and can be taken back', async ({ page }) => {
  await page.goto('/goods/list?sort=NEWDESC', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  // Hearts come once the page is used.
  await page.mouse.move(200, 300);
  const heart = page.getByRole('button', { name: /찜하기$/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/member/login?redirect_url=%2Fgoods%2Flist%3Fsort%3DNEWDESC', {
    waitUntil: 'domcontentloaded',
  });
  await fillLogin(page, 'silver001');
  await expect(page).toHaveURL('/goods/list?sort=NEWDESC');
  await page.mouse.move(220, 320);
  await expect(page.getByText('이 기기에서 찜한 상품 1개를 내 찜 목록에 담았어요.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
