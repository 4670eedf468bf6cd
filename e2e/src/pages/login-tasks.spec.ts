import { expect } from '@playwright/test';
import { choosePerson } from '../support/party-windows.ts';
import { answer, choose, fillLogin, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

// spec 4.3, 8.2: a login that asks for more. Each of these accounts is asked once.

test('PW_CHANGE: the guide, and the login goes on where the password is changed next time', async ({
  page,
}) => {
  await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
  await fillLogin(page, 'oldpass01');
  await expect(page).toHaveURL('/member/resetpasswordguide');
  await expect(page.getByRole('heading', { name: '비밀번호 변경 안내' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'Wool!Coat72',
  );
  await page.getByRole('button', { name: '다음에 변경하기' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/mypage', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('배시우').first()).toBeVisible();
});

test('CI_CHECK: the identity is checked, and the login goes on by itself', async ({ page }) => {
  await page.goto('/member/login?redirect_url=%2Fwish', { waitUntil: 'domcontentloaded' });
  await fillLogin(page, 'nocheck01');
  await expect(page.getByRole('dialog').getByText('본인인증을 진행하시겠습니까?')).toBeVisible();
  await choosePerson(page, () => answer(page, '확인'), /문가은/);
  await expect(page).toHaveURL('/wish');
});

test('INTEGRATION: the layer says what each account brings, and asks for one and for consent', async ({
  page,
}) => {
  await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
  await fillLogin(page, 'double001');
  const layer = page.getByRole('dialog', { name: '회원 통합' });
  await expect(layer.getByText(/포인트 [\d,]+P · 쿠폰 \d+장 · 주문 \d+건/)).toHaveCount(2);
  await layer.getByRole('button', { name: '통합하기' }).click();
  await expect(layer.getByText('통합할 계정을 선택해주세요.')).toBeVisible();
  await expect(layer.getByText('회원 통합진행에 동의해주세요.')).toBeVisible();
  await choose(layer.getByRole('radio', { name: /double002/ }));
  await choose(layer.getByRole('checkbox', { name: /회원 통합진행에 동의합니다/ }));
  await layer.getByRole('button', { name: '통합하기' }).click();
  await expect(
    page.getByText('회원통합이 완료되었습니다. 통합하신 계정으로 다시 로그인해주세요.'),
  ).toBeVisible();
  await answer(page, '확인');
  await logIn(page, 'double002');
  await whenAlive(page);
  await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/mypage');
});

// spec 8.3, 8.6: not asked for in this tab.
for (const [address, words] of [
  ['/member/login/snsCallback', '잘못된 접근입니다.'],
  ['/member/login/snsCallback?code=stolen&state=x', '현재 SNS 로그인을 진행할 수 없습니다.'],
  ['/member/niceauth/success', '잘못된 접근입니다.'],
  ['/member/niceauth/fail?token_version_id=v', '본인인증이 실패했습니다.'],
] as const)
  test(`${address} says so and leads home`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
    await answer(page, '확인');
    await expect(page).toHaveURL('/');
  });
