import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/rules/accessible.ts';
import { expectTouchTargets } from '../support/rules/touch-targets.ts';
import { chooseOptions, findProductToBuy, goToCart, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Opened by Enter, a dialog has a name and the focus; Escape closes it and leads back to what opened it, and so does Back. */
async function tryDialog(page: Page, opener: Locator, name: string | RegExp): Promise<void> {
  await test.step(`${name}`, async () => {
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toBeAttached();
    await expectAccessible(page, 'dialog[open]');
    await expectTouchTargets(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    const path = new URL(page.url()).pathname;
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('the browser asks where the code of dialogs does not come, and the shop once it does', async ({
  page,
  request,
  isMobile,
}) => {
  const { product } = await findProductToBuy(request);
  const code = '**/dialogs.*.js*';
  await page.route(code, (route) => route.abort());
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  await page.goto(`/goods/view/${product.product_id}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  if (isMobile) await page.getByRole('button', { name: '구매하기' }).click();
  // Nothing is chosen yet.
  const add = page.getByRole('button', { name: '장바구니 담기' });
  await add.click();
  await expect.poll(() => messages).toHaveLength(1);
  await page.unroute(code);
  await add.click();
  await expect(page.getByRole('dialog', { name: '알림' })).toHaveText(
    new RegExp(messages[0] ?? 'no dialog was shown'),
  );
  expect(messages).toHaveLength(1);
});

test.describe('every dialog on the way from a product to its receipt', () => {
  test('of the product page', async ({ page, request }) => {
    await logIn(page);
    const { product } = await findProductToBuy(request, 3);
    await page.goto(`/goods/view/${product.product_id}`, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await tryDialog(page, button(page, /크게 보기$/), /사진/);
    await page.goto(`/goods/view/${product.product_id}#size`, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await tryDialog(page, button(page, /^내 사이즈 (입력|수정)$/), '내 사이즈');
    await page.goto(`/goods/view/${product.product_id}#inquiry`, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await tryDialog(page, button(page, '문의하기'), '상품 문의');
  });

  test('of cart and order page', async ({ page, request, isMobile }) => {
    await logIn(page);
    const choice = await findProductToBuy(request, isMobile ? 16 : 14);
    await page.goto(`/goods/view/${choice.product.product_id}`, { waitUntil: 'domcontentloaded' });
    await chooseOptions(page, choice, isMobile);
    await expectTouchTargets(page, 'dialog[open]');
    await page.getByRole('button', { name: '장바구니 담기' }).click();
    await goToCart(page);
    await expectTouchTargets(page);
    await tryDialog(page, button(page, new RegExp(`${choice.product.product_name} 옵션 변경`)), /옵션 변경/);

    await page.getByRole('button', { name: /주문하기/ }).click();
    await expect(page).toHaveURL('/order');
    await expect(page.getByRole('button', { name: /결제하기/ })).toBeVisible();
    await expectTouchTargets(page);
    await tryDialog(page, button(page, '배송지 변경'), '배송지 선택');
    await tryDialog(page, button(page, '쿠폰 변경'), '쿠폰 선택');
    await tryDialog(page, button(page, '보기'), /약관|확인/);
  });
});
