import { expect, request as requests } from '@playwright/test';
import { answer, chooseOptions, fillLogin, findProductToBuy, goToCart, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const question = '인증되지 않은 회원입니다. 다시 로그인하시겠습니까?';

test.describe('a login that has ended on the server', () => {
  test('is announced before anything is ordered, and nothing goes on as a guest', async ({
    page,
    request,
    isMobile,
    baseURL,
  }) => {
    const choice = await findProductToBuy(request, isMobile ? 33 : 30);
    const view = `/goods/view/${choice.product.product_id}`;
    await page.goto(`/member/login?redirect_url=${encodeURIComponent(view)}`);
    await fillLogin(page, 'silver001');
    await expect(page).toHaveURL(view);
    await chooseOptions(page, choice, isMobile);
    await page.getByRole('button', { name: '장바구니 담기' }).click();
    await goToCart(page);
    await expect(page.getByRole('button', { name: /주문하기/ })).toBeEnabled();

    // The same login, given up from elsewhere: this page knows nothing of it.
    const cookies = await page.context().cookies();
    const sessionOf = (name: string) => cookies.find((cookie) => cookie.name.startsWith(name))?.value ?? '';
    const elsewhere = await requests.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      extraHTTPHeaders: { 'client-session-id': sessionOf('login_member').split('.')[2] ?? '' },
      storageState: await page.context().storageState(),
    });
    expect((await elsewhere.get('/api/members/member/logout')).ok()).toBe(true);
    await elsewhere.dispose();

    await page.getByRole('button', { name: /주문하기/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(question)).toBeVisible();
    await expect(page).toHaveURL('/cart');
    await answer(page, '취소');
    await expect(page.getByText('로그인하면 장바구니를 볼 수 있어요')).toBeVisible();
  });

  test('is announced on the next page, which is a guest’s', async ({ page, context }) => {
    await page.goto('/member/login');
    await fillLogin(page, 'silver001');
    await expect(page).toHaveURL('/');
    const cookies = await context.cookies();
    // What an idle login comes to: the browser still has its cookie, and it opens nothing.
    const token = cookies.find(({ name, httpOnly }) => httpOnly && name.includes('session-'));
    if (!token) throw new Error('the login has no token');
    await context.addCookies([{ ...token, value: 'x'.repeat(43) }]);
    await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await expect(page.getByRole('dialog').getByText(question)).toBeVisible();
    await answer(page, '취소');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
