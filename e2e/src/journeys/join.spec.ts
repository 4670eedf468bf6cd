import { expect } from '@playwright/test';
import { checkIdentity, digits, newPerson, operate } from '../support/party-windows.ts';
import { answer, fillLogin, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const newId = () => `door${digits(10)}`;

test('a newcomer joins by ID with the keyboard, is approved and logs in', async ({ page }) => {
  const userId = newId();
  const person = newPerson();
  await page.goto('/member/join/intro', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('button', { name: '아이디로 가입하기' }).press('Enter');
  await page.getByRole('checkbox', { name: /모두 동의/ }).press('Space');
  await checkIdentity(
    page,
    () => page.getByRole('button', { name: '본인인증하고 계속하기' }).press('Enter'),
    person,
  );
  await page.getByRole('textbox', { name: '아이디', exact: true }).fill('1door');
  await expect(page.getByText('영문/숫자 포함 6~20자리').first()).toBeVisible();
  await page.getByRole('textbox', { name: '아이디', exact: true }).fill('shopper01');
  await expect(page.getByText('사용 불가능한 아이디입니다.')).toBeVisible();
  await page.getByRole('textbox', { name: '아이디', exact: true }).fill(userId);
  await expect(page.getByText('사용할 수 있는 아이디예요.')).toBeVisible();
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill('Wool!qwe72');
  await expect(page.getByText('연속된 문자(qwe)는 사용할 수 없습니다.')).toBeVisible();
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill('Wool!Coat72');
  await page.getByRole('textbox', { name: '비밀번호 확인' }).fill('Wool!Coat72');
  await page.getByRole('textbox', { name: '이메일' }).fill(`${userId}@mall.example`);
  await page.getByRole('textbox', { name: '이메일' }).press('Enter');
  await expect(page).toHaveURL('/member/join/result');
  await expect(page.getByRole('heading', { level: 1, name: `${person.name}님` })).toBeVisible();

  await page.getByRole('link', { name: '로그인 화면으로' }).click();
  await fillLogin(page, userId);
  await expect(page.getByText('관리자 가입 승인 처리 후, 이용이 가능합니다.')).toBeVisible();
  await answer(page, '확인');
  await operate('members', 'approve', userId);
  await fillLogin(page, userId);
  await expect(page).toHaveURL('/');
});
