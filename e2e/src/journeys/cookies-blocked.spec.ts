import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect } from '@playwright/test';
import { chooseOptions, fillLogin, findProductToBuy, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** A whole Chromium whose user has blocked all cookies, which forbids web storage, too. */
async function openWithoutCookies(
  folder: string,
  options: Parameters<typeof chromium.launchPersistentContext>[1],
) {
  mkdirSync(path.join(folder, 'Default'), { recursive: true });
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(folder, 'Default/Preferences'), JSON.stringify(blocked));
  return chromium.launchPersistentContext(folder, {
    ...options,
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}

test('where cookies are blocked the shop is read as ever, and a login says what is missing', async ({
  contextOptions,
  request,
  isMobile,
}, testInfo) => {
  const { storageState: _storageState, ...options } = contextOptions;
  const context = await openWithoutCookies(testInfo.outputPath('profile'), options);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const choice = await findProductToBuy(request, isMobile ? 41 : 40);
  await page.goto(`/goods/view/${choice.product.product_id}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await chooseOptions(page, choice, isMobile);
  // A guest is led to the login, although no storage can hold the wish.
  await page.getByRole('button', { name: '바로구매' }).click();
  await expect(page).toHaveURL(/\/member\/login/);
  await fillLogin(page, 'shopper01');
  await expect(page.getByRole('dialog').getByText(/브라우저가 쿠키를 차단하고 있어/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(/\/member\/login/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '아이디', exact: true })).toHaveValue('shopper01');
  expect(errors).toEqual([]);
  await context.close();
});
