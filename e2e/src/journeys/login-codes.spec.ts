import { expect } from '@playwright/test';
import { choosePerson, digits } from '../support/party-windows.ts';
import { answer, fillLogin, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

// spec 8.1, 8.2. MEMBER_READY and PASS are in `login.spec.ts`, what a login asks for besides in `login-tasks.spec.ts`.

const codes = {
  MEMBER_BLOCK: ['blocked01', '이용이 정지된 회원입니다. 고객센터로 문의해주세요.'],
  MEMBER_OUT: ['leaver001', '탈퇴한 회원입니다.'],
  INTEGRATION_COMPLETE: ['united001', '다른 계정으로 통합된 회원입니다. 통합하신 계정으로 로그인해주세요.'],
} as const;

for (const [code, [id, words]] of Object.entries(codes))
  test(`${code}: the shopper is told in a dialog, and can try another ID`, async ({ page }) => {
    await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
    await fillLogin(page, id);
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
    await answer(page, '확인');
    await expect(page).toHaveURL('/member/login');
    await expect(page.getByRole('textbox', { name: '아이디', exact: true })).toHaveValue(id);
  });

test('an unknown ID, and that of a member who joined by kakao, are refused in the same words', async ({
  page,
}) => {
  for (const id of [`nobody${digits(4)}`, 'kakao0001']) {
    await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
    await fillLogin(page, id);
    await expect(page.getByText('아이디 혹은 비밀번호를 다시 확인해주세요.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '비밀번호', exact: true })).toHaveAccessibleDescription(
      '아이디 혹은 비밀번호를 다시 확인해주세요.',
    );
  }
});

test('LOGIN_BLOCK: after ten wrong passwords the page says how long to wait', async ({ page }) => {
  await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('textbox', { name: '아이디', exact: true }).fill(`nobody${digits(6)}`);
  const secret = page.getByRole('textbox', { name: '비밀번호', exact: true });
  for (let wrong = 0; wrong <= 10; wrong += 1) {
    await secret.fill(`Wrong!Word${wrong}`);
    const answered = page.waitForResponse(/\/api\/members\/login/);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await answered;
  }
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(/로그인 시도가 많아 잠시 이용이 제한되었습니다\.\s+(9|10)분 후 다시 시도해주세요\./),
  ).toBeVisible();
  await answer(page, '확인');
  const left = page.getByRole('timer', { name: '다시 시도할 수 있을 때까지' });
  await expect(left).toHaveText(/(09|10):\d\d$/);
});

test('MEMBER_NULL of payco, which takes no new members: the shopper is told to join anew', async ({
  page,
}) => {
  await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const payco = page.getByRole('button', { name: '페이코로 로그인' });
  await choosePerson(page, () => payco.click(), /강민준/);
  await expect(
    page
      .getByRole('dialog')
      .getByText('페이코로 가입되어 있는 회원정보가 없습니다. 신규회원으로 가입해주세요.'),
  ).toBeVisible();
});
