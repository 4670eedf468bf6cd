import { expect } from '@playwright/test';
import { expectAccessible } from '../support/rules/accessible.ts';
import { fillLogin, useUntilSeen, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test('what a guest has wished for comes along at login, and can be taken back', async ({ page }) => {
  await page.goto('/goods/list?sort=NEWDESC', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const heart = page.getByRole('button', { name: /찜하기$/ }).first();
  await useUntilSeen(page, heart);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/wish', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('이 기기에만 저장되어 있어요', { exact: false })).toBeVisible();
  await expect(page.getByRole('list', { name: '찜' }).getByRole('link')).toHaveCount(1);
  await expectAccessible(page, '#content');
  await page.goto('/member/login?redirect_url=%2Fgoods%2Flist%3Fsort%3DNEWDESC', {
    waitUntil: 'domcontentloaded',
  });
  await fillLogin(page, 'silver001');
  await expect(page).toHaveURL('/goods/list?sort=NEWDESC');
  await useUntilSeen(page, page.getByText('이 기기에서 찜한 상품 1개를 내 찜 목록에 담았어요.'));
  await useUntilSeen(page, heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
