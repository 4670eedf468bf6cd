import { expect } from '@playwright/test';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

// An address without a space made the address book four screens wide.
test('an address of long words fits 320 px', async ({ page }) => {
  await logIn(page, 'silver001');
  await page.goto('/mypage/addresses', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('button', { name: '새 배송지 추가' }).click();
  const form = page.getByRole('dialog');
  const label = `긴 ${Date.now()}`;
  await form.getByRole('textbox', { name: '배송지 이름' }).fill(label);
  await form.getByRole('textbox', { name: /받으시는 분/ }).fill('가나다라마바사아자차카타파하고'.repeat(2));
  await form.getByRole('textbox', { name: /휴대폰번호/ }).fill('01012345678');
  await form.getByRole('textbox', { name: /^우편번호/ }).fill('06236');
  await form.getByRole('textbox', { name: /^주소/ }).fill('W'.repeat(120));
  await form.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('heading', { name: label })).toBeVisible();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
  await page.getByRole('button', { name: new RegExp(`${label} 삭제`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { name: label })).toHaveCount(0);
});
