import { expect } from '@playwright/test';
import { checkIdentity, choosePerson, digits, newPerson } from '../support/party-windows.ts';
import { answer, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test('a newcomer joins with a social account', async ({ page }) => {
  // Each of these accounts is new once only, and a shop may have been used before.
  const provider = ['카카오', '네이버', '애플'][Number(digits(1)) % 3];
  const newcomer = [/강민준/, /배시우/, /문가은/, /송하린/, /황재원/][Number(digits(1)) % 5] ?? /강민준/;
  const person = newPerson();
  await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const button = page.getByRole('button', { name: `${provider}로 로그인` });
  await choosePerson(page, () => button.click(), newcomer);
  await expect(page.getByText('가입되지 않은 회원정보입니다. 회원가입을 진행하시겠습니까?')).toBeVisible();
  await answer(page, '확인');
  await page.getByRole('checkbox', { name: /모두 동의/ }).check();
  const ask = page.getByRole('button', { name: '본인인증하고 계속하기' });
  await checkIdentity(page, () => ask.click(), person);
  await page.getByRole('textbox', { name: '이메일' }).fill(`door${digits(10)}@mall.example`);
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page).toHaveURL('/member/join/result');
  await expect(page.getByText('관리자 가입 승인 처리 후, 이용이 가능합니다.')).toBeVisible();
});
