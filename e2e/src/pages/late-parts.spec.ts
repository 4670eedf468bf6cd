import { expect, type Page } from '@playwright/test';
import { chooseOptions, findProductToBuy, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Keeps code back until it is let go. */
async function keepBack(page: Page, code: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(code, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test.describe('a press in a part whose code comes after that of its page', () => {
  test('asks for a login at an event of attendance', async ({ page }) => {
    const letGo = await keepBack(page, '**/event-attendance.*.js');
    await page.goto('/event/common/view/9', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await page.getByRole('button', { name: '오늘 출석하기' }).click();
    letGo();
    await expect(page.getByRole('dialog')).toContainText('로그인 후 이용이 가능합니다.');
  });

  test('unfolds the details of a product, by keyboard as well', async ({ page }) => {
    const letGo = await keepBack(page, '**/product-tabs.*.js');
    await page.goto('/goods/view/3', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const unfold = page.getByRole('button', { name: '상세정보 더보기' });
    await unfold.press('Enter');
    letGo();
    await expect(page.getByRole('button', { name: '상세정보 접기' })).toBeVisible();
  });
});

/** The first request for code of this name finds no connection. */
async function failOnce(page: Page, code: RegExp): Promise<void> {
  let tries = 0;
  await page.route(code, (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
}

// React's `lazy` keeps a failure: the whole order page was drawn anew, without what had been typed.
test('a dialog whose code fails once opens by itself, and the order around it loses nothing', async ({
  page,
  request,
  isMobile,
}) => {
  const choice = await findProductToBuy(request, isMobile ? 47 : 46);
  await page.goto(`/goods/view/${choice.product.product_id}`, { waitUntil: 'domcontentloaded' });
  await chooseOptions(page, choice, isMobile);
  await page.getByRole('button', { name: '바로구매' }).click();
  await page.getByRole('button', { name: '비회원으로 주문하기' }).click();
  await expect(page).toHaveURL('/order');
  const name = page.getByRole('region', { name: '주문하시는 분' }).getByLabel('이름');
  await name.fill('김손님');
  await name.evaluate((field) => field.setAttribute('data-typed-in', ''));
  await failOnce(page, /\/_assets\/mf-cart-order\/.*\.js/);
  await page.getByRole('button', { name: '우편번호 찾기' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /도로명, 건물명/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-typed-in]')).toHaveValue('김손님');
});

// They said so until somebody pressed their button.
test('reviews and inquiries whose code fails once come by themselves', async ({ page }) => {
  await failOnce(page, /\/product-below\..*\.js/);
  await page.goto('/goods/view/3', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const failed = page.getByText('내용을 불러오지 못했어요').first();
  await expect(async () => {
    await page.locator('#inquiry').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(failed).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(failed).toBeHidden();
  await expect(page.getByRole('button', { name: '문의하기', exact: true })).toBeVisible();
});
