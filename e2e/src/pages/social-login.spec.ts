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

test('where windows are blocked, the provider comes in this tab and leads back to the login, which goes on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/member/login?redirect_url=%2Fboard%2Fnotice', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('button', { name: '페이코로 로그인' }).click();
  await page.getByRole('button', { name: /한도윤/ }).click();
  await expect(page).toHaveURL('/board/notice');
});

test('a window that is closed leaves the login as it was: it can be pressed again', async ({ page }) => {
  await page.goto('/member/login?redirect_url=%2Fboard%2Fnotice', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const apple = page.getByRole('button', { name: '애플로 로그인' });
  const [left] = await Promise.all([page.waitForEvent('popup'), apple.click()]);
  await left.getByRole('button', { name: /윤서아/ }).waitFor();
  await left.close();
  await expect(apple).toBeEnabled();
  await expect(page).toHaveURL(/\/member\/login/);
  await choosePerson(page, () => apple.click(), /윤서아/);
  await expect(page).toHaveURL('/board/notice');
});
