import { expect, type Page } from '@playwright/test';
import { checkIdentity, newPerson } from '../support/party-windows.ts';
import { expectAccessible } from '../support/rules/accessible.ts';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

async function expectFits(page: Page): Promise<void> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
}

for (const path of [
  '/member/login',
  '/member/join/intro',
  '/member/join/result',
  '/member/find?find=id',
  '/member/find?find=password',
  '/member/resetpasswordguide',
  '/guest/order',
])
  test(`${path} fits 320 px`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await expect(page.locator('#content h1')).toBeVisible();
    await expectFits(page);
  });

// A name of 30 letters without a space made the form wider than the screen.
test('joining fits 320 px with the longest name, and leads to what is missing', async ({ page }) => {
  await page.goto('/member/join/intro?step=agree', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const go = page.getByRole('button', { name: '본인인증하고 계속하기' });
  await go.press('Enter');
  await expect(page.getByRole('checkbox', { name: /만 14세/ })).toBeFocused();
  await page.getByRole('button', { name: /이용약관 동의 전문 보기/ }).press('Enter');
  const terms = page.getByRole('dialog', { name: '이용약관' });
  await expect(terms.getByText('제1조', { exact: false }).first()).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /모두 동의/ }).press('Space');
  const person = { ...newPerson(), name: '가나다라마바사아자차카타파하고'.repeat(2) };
  await checkIdentity(page, () => go.press('Enter'), person);
  await expect(page.getByText(person.name)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page, '#content');
});
