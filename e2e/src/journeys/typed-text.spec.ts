import { expect, type Page, request as requests } from '@playwright/test';
import { answer, fillLogin, findProductToBuy, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const typed = '소매 기장이 어느 정도인지 궁금해요';

/** Ends the login on the server; the page knows nothing of it. */
async function endLogin(page: Page, baseURL: string | undefined): Promise<void> {
  const cookies = await page.context().cookies();
  const fact = cookies.find(({ name }) => name.startsWith('login_member'))?.value ?? '';
  const elsewhere = await requests.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { 'client-session-id': fact.split('.')[2] ?? '' },
    storageState: await page.context().storageState(),
  });
  expect((await elsewhere.get('/api/members/member/logout')).ok()).toBe(true);
  await elsewhere.dispose();
}

test('an inquiry that is typed while the login ends is there after the next login', async ({
  page,
  request,
  baseURL,
  isMobile,
}) => {
  const { product } = await findProductToBuy(request, isMobile ? 43 : 42);
  const view = `/goods/view/${product.product_id}`;
  await page.goto(`/member/login?redirect_url=${encodeURIComponent(view)}`, {
    waitUntil: 'domcontentloaded',
  });
  await whenAlive(page);
  await fillLogin(page, 'silver001');
  await expect(page).toHaveURL(view);
  const open = async () => {
    const write = page.getByRole('button', { name: '문의하기', exact: true });
    // What comes in above moves it away again.
    await expect(async () => {
      await page.locator('#inquiry').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(write).toBeVisible({ timeout: 1000 });
    }).toPass();
    await write.click();
  };
  const text = page.getByRole('textbox', { name: '문의 내용' });
  await open();
  await text.fill(typed);
  await endLogin(page, baseURL);
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('인증되지 않은 회원입니다. 다시 로그인하시겠습니까?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '확인', exact: true }).click();
  await expect(page).toHaveURL(/\/member\/login/);
  await fillLogin(page, 'silver001');
  await expect(page).toHaveURL(new RegExp(view));
  await open();
  await expect(text).toHaveValue(typed);
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('문의를 등록했어요.', { exact: false })).toBeVisible();
  await open();
  await expect(text).toHaveValue('');
});

test('a comment that a guest types is there after the login that it needs', async ({ page }) => {
  const here = '/event/common/view/4';
  await page.goto(here, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const field = page.getByRole('textbox', { name: '댓글 내용' });
  await field.fill(typed);
  await page.getByRole('button', { name: '댓글 등록' }).click();
  await answer(page, '확인');
  await expect(page).toHaveURL(/\/member\/login/);
  await fillLogin(page, 'platinum1');
  await expect(page).toHaveURL(here);
  await expect(field).toHaveValue(typed);
});

test('an address that is typed is there after a reload and an ended login, and after a logout it is not', async ({
  page,
  baseURL,
}) => {
  await logIn(page, 'platinum1');
  const here = '/mypage/addresses';
  await page.goto(here, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: /받(는|으시는) 분/ });
  const open = () => page.getByRole('button', { name: '배송지 추가' }).first().click();
  await open();
  await name.fill('서하늘');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await open();
  await expect(name).toHaveValue('서하늘');
  await endLogin(page, baseURL);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await answer(page, '확인');
  await expect(page).toHaveURL(/\/member\/login/);
  await fillLogin(page, 'platinum1');
  await expect(page).toHaveURL(here);
  await open();
  await expect(name).toHaveValue('서하늘');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => sessionStorage.getItem('TYPED_FORMS'))).toContain('서하늘');
  // The foot of a long page moves while what is above it is laid out.
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('button', { name: '로그아웃' }).first().click();
  await expect(page.getByRole('link', { name: '로그인', exact: true }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('TYPED_FORMS'))).toBeNull();
});
