import { expect } from '@playwright/test';
import { choosePerson } from '../support/party-windows.ts';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test('a member logs in with kakao, whose window closes itself', async ({ page }) => {
  await page.goto('/member/login?redirect_url=%2Fboard%2Fnotice', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const kakao = page.getByRole('button', { name: '카카오로 로그인' });
  // What another window says changes nothing.
  await page.evaluate(() => {
    window.postMessage({ type: 'returned', kind: 'social', returned: { code: 'x', state: 'y' } }, '*');
  });
  await choosePerson(page, () => kakao.click(), /정하윤/);
  await expect(page).toHaveURL('/board/notice');
  expect(page.context().pages()).toHaveLength(1);
});
