import { expect } from '@playwright/test';
import { choosePerson } from '../support/party-windows.ts';
import { answer, fillLogin, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test('a member of an older mall is led to a new password, finds the ID and sets it', async ({ page }) => {
  await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
  await fillLogin(page, 'transfer1');
  await expect(page.getByRole('dialog').getByText('이관 대상 회원입니다.')).toBeVisible();
  await answer(page, '확인');
  await expect(page).toHaveURL('/member/find?find=password');
  await page.goto('/member/find?find=id', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const ask = page.getByRole('button', { name: '본인인증하기' });
  await choosePerson(page, () => ask.click(), /황재원/);
  await expect(page.getByText('tra****r1')).toBeVisible();
  await page.getByRole('link', { name: '비밀번호 재설정' }).last().click();
  await page.getByRole('textbox', { name: '아이디' }).fill('transfer1');
  await choosePerson(page, () => ask.click(), /황재원/);
  const secret = `Silk!Vest${Math.floor(Math.random() * 90) + 10}`;
  await page.getByRole('textbox', { name: '새 비밀번호', exact: true }).fill(secret);
  await page.getByRole('textbox', { name: '새 비밀번호 확인' }).fill(secret);
  await page.getByRole('button', { name: '비밀번호 변경하기' }).click();
  await expect(page.getByText('비밀번호가 변경되었어요.')).toBeVisible();
});
