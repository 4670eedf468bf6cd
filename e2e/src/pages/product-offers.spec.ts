import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { searchProducts } from '@mall/contracts/api/catalogue/products';
import { formatWon } from '@mall/contracts/domain/money';
import { freeDeliveryFrom } from '@mall/contracts/domain/orders/delivery-fee';
import type { EndpointData } from '@mall/contracts/endpoint';
import { type APIRequestContext, expect } from '@playwright/test';
import { answer, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

async function find(request: APIRequestContext, query: string) {
  const reply = await request.get(`/api/products/search?display_size=60&${query}`);
  const { data } = (await reply.json()) as { data: EndpointData<typeof searchProducts> };
  return data.rows;
}

/** A product of a set of two at a price of its own, delivered free, both of which can be bought. */
async function findSet(request: APIRequestContext): Promise<ProductView> {
  for (const card of await find(request, 'gnb_state=SETFIX')) {
    const reply = await request.get(`/api/products/view/${card.product_id}`);
    const { data } = (await reply.json()) as { data: ProductView };
    const [offer] = data.offers ?? [];
    const partners = offer?.parts.flatMap(({ products }) => products) ?? [];
    const isFree = (offer?.set_price ?? 0) >= freeDeliveryFrom;
    if (
      offer?.type === 'SETFIX' &&
      isFree &&
      !data.is_sold_out &&
      partners.every(({ is_sold_out }) => !is_sold_out)
    )
      return data;
  }
  throw new Error('the seed has no set to buy');
}

test('a set is picked on the page and goes into the cart as one, by keyboard alone', async ({
  page,
  request,
}) => {
  const product = await findSet(request);
  const [offer] = product.offers ?? [];
  await logIn(page, 'silver001');
  await page.goto(`/goods/view/${product.product_id}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);

  await page.getByRole('group', { name: '사이즈' }).locator('input:enabled').first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('총 주문 금액 (1개)')).toBeVisible();
  for (const what of ['색상', '사이즈']) {
    const select = page.getByRole('list', { name: '함께 사면 좋은 혜택' }).getByRole('combobox', {
      name: new RegExp(`${what}$`),
    });
    await select.focus();
    if ((await select.inputValue()) === '') await page.keyboard.press('ArrowDown');
  }
  await page.getByRole('button', { name: '함께 담기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('총 주문 금액 (2개)')).toBeVisible();
  await expect(page.getByText('함께 사서 아낀 금액')).toBeVisible();
  const chosen = page.getByRole('region', { name: '선택한 옵션' });
  await expect(chosen.getByText(formatWon(offer?.set_price ?? 0))).toBeVisible();

  await page.getByRole('button', { name: '장바구니 담기' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // A try before this one may have left the set in the cart.
  if (await dialog.getByText('이미 장바구니에 담긴 상품이에요.').isVisible()) await answer(page, '확인');
  await dialog.getByRole('button', { name: '장바구니 가기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText(offer?.label ?? '').first()).toBeVisible();
});

test('a guest asks to be notified by phone when a sold-out product is back', async ({ page, request }) => {
  const [card] = (await find(request, 'f_states[]=SOLDOUT')).filter(({ is_sold_out }) => is_sold_out);
  await page.goto(`/goods/view/${card?.product_id}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('button', { name: '재입고 알림 신청' }).click();
  const dialog = page.getByRole('dialog', { name: '재입고 알림 신청' });
  await dialog.getByRole('textbox', { name: '휴대폰번호' }).fill('010-2345-6789');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '알림 신청하기' }).click();
  await expect(page.getByText('재입고 알림을 신청했어요.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '재입고 알림 신청' })).toBeFocused();
});

test('Back closes the pictures on the whole screen, and leaves the page where it was', async ({
  page,
  request,
}) => {
  const product = await findSet(request);
  await page.goto(`/goods/view/${product.product_id}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const picture = page.getByRole('button', { name: /크게 보기/ }).nth(2);
  await picture.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await picture.click();
  const viewer = page.getByRole('dialog', { name: '상품 사진 크게 보기' });
  await expect(viewer.getByText('3 / 5')).toBeVisible();
  await expect(page).toHaveURL(/#pictures$/);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(`/goods/view/${product.product_id}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await picture.click();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(`/goods/view/${product.product_id}`);
  await expect(picture).toBeFocused();
});
