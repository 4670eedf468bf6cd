import { expect } from '@playwright/test';
import { answer, fillLogin, logIn } from '../support/shop.ts';
import { test } from '../support/test.ts';

test.describe('login', () => {
  test('a wrong password is an error of the field', async ({ page }) => {
    await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
    await fillLogin(page, 'shopper01', 'Wrong!Word72');
    await expect(page.getByText('아이디 혹은 비밀번호를 다시 확인해주세요.')).toBeVisible();
    await expect(page).toHaveURL('/member/login');
  });

  test('what is typed and pressed before the page answers is not lost', async ({ page }) => {
    let letGo: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/_assets\/shell\/.*\/shell\.js/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
    await fillLogin(page, 'shopper01');
    letGo();
    await expect(page).toHaveURL('/');
  });

  test('a member who awaits approval is told so', async ({ page }) => {
    await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
    await fillLogin(page, 'waiting01');
    await expect(
      page.getByRole('dialog').getByText('관리자 가입 승인 처리 후, 이용이 가능합니다.'),
    ).toBeVisible();
    await answer(page, '확인');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('never leads to another site', async ({ page }) => {
    await page.goto(`/member/login?redirect_url=${encodeURIComponent('//evil.example/')}`);
    await fillLogin(page, 'shopper01');
    await expect(page).toHaveURL('/');
  });

  test('keeps the token where no script can read it, and logout ends it', async ({ page, context }) => {
    await logIn(page);
    // The address changes before the page, and a press on what moves meanwhile is nobody's.
    await expect(page.getByRole('heading', { level: 1, name: '티비에이치샵' })).toBeVisible();
    const cookies = await context.cookies();
    const token = cookies.find(({ name }) => name.startsWith('__Host-session'));
    expect(token).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    const readable = await page.evaluate(() =>
      JSON.stringify([
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
        document.documentElement.outerHTML,
      ]),
    );
    expect(readable).not.toContain(token?.value ?? 'no token');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByRole('link', { name: '로그인', exact: true })).toBeVisible();
    expect((await context.cookies()).some(({ name }) => name.startsWith('__Host-session'))).toBe(false);
  });
});
