import { expect, type Page } from '@playwright/test';
import { checkIdentity, choosePerson, digits } from '../support/party-windows.ts';
import { answer, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const owner = { name: '신예은', birthdate: '19890912' };

async function openProfile(page: Page): Promise<void> {
  await logIn(page, 'platinum1');
  await page.goto('/mypage/profile', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('textbox', { name: '비밀번호' }).fill('Wool!Coat72');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '닉네임' })).toBeVisible();
}

test('a member changes the phone by an identity check, and nobody else’s check does', async ({ page }) => {
  await openProfile(page);
  const phone = page.getByRole('textbox', { name: '휴대폰번호' });
  const before = await phone.inputValue();
  const mobile = `010${digits(8)}`;
  const shown = mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');
  const check = (person: typeof owner) =>
    checkIdentity(page, () => page.getByRole('button', { name: '번호 변경', exact: true }).click(), {
      ...person,
      mobile,
    });
  const save = () => page.getByRole('button', { name: '저장', exact: true }).first().click();

  // What was typed before the window stays.
  const nick = `예은${digits(4)}`;
  await page.getByRole('textbox', { name: '닉네임' }).fill(nick);
  await check({ name: '김서연', birthdate: '19940315' });
  await expect(phone).toHaveValue(shown);
  await save();
  await expect(page.getByText('본인인증 정보와 입력하신 정보가 다릅니다.')).toBeVisible();
  await expect(phone).toHaveValue(before);

  await check(owner);
  await expect(phone).toHaveValue(shown);
  await expect(page.getByText('인증이 끝났어요. 저장하면 새 번호로 바뀌어요.')).toBeVisible();
  await save();
  await expect(page.getByText('회원정보를 저장했어요.')).toBeVisible();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('textbox', { name: '비밀번호' }).fill('Wool!Coat72');
  await page.keyboard.press('Enter');
  await expect(phone).toHaveValue(shown);
  await expect(page.getByRole('textbox', { name: '닉네임' })).toHaveValue(nick);
});

test('a member links a social account, logs in with it, and lets it go', async ({ page }) => {
  await openProfile(page);
  const link = page.getByRole('button', { name: '카카오 연결', exact: true });
  const unlink = page.getByRole('button', { name: '카카오 연결 해제' });
  // An account that is linked to another member.
  await choosePerson(page, () => link.click(), /정하윤/);
  await expect(page.getByRole('dialog').getByText('이미 다른 회원에게 연결된 계정입니다.')).toBeVisible();
  await answer(page, '확인');
  // A window in which the person says no.
  await choosePerson(page, () => link.click(), /^취소$/);
  await expect(
    page.getByRole('dialog').getByText('SNS 로그인이 취소되었어요.', { exact: false }),
  ).toBeVisible();
  await answer(page, '확인');

  await choosePerson(page, () => link.click(), /윤서아/);
  await expect(page.getByText('카카오 계정을 연결했어요.')).toBeVisible();
  await expect(unlink).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);

  await page.getByRole('button', { name: '로그아웃' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goto('/member/login?redirect_url=%2Fmypage%2Fprofile', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await choosePerson(page, () => page.getByRole('button', { name: '카카오로 로그인' }).click(), /윤서아/);
  await expect(page).toHaveURL('/mypage/profile');
  await page.getByRole('textbox', { name: '비밀번호' }).fill('Wool!Coat72');
  await page.keyboard.press('Enter');
  await unlink.click();
  await expect(page.getByRole('dialog').getByText(/카카오 연결을 해제할까요/)).toBeVisible();
  await answer(page, '확인');
  await expect(page.getByText('카카오 연결을 해제했어요.')).toBeVisible();
  await expect(link).toBeVisible();
});
