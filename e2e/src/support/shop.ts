import type { ProductView, viewProduct } from '@mall/contracts/api/catalogue/product-view';
import type { searchProducts } from '@mall/contracts/api/catalogue/products';
import { isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import type { EndpointData } from '@mall/contracts/endpoint';
import { type APIRequestContext, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { holdAccount } from './accounts.ts';

const password = 'Wool!Coat72';

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const reply = await request.get(path);
  expect(reply.ok(), `${path} answers ${reply.status()}`).toBe(true);
  return ((await reply.json()) as { data: T }).data;
}

export interface Choice {
  product: ProductView;
  color: string;
  size: string;
}

/** A product that can be bought now, with a colour and a size to choose. `offset` picks different ones for different tests. */
export async function findProductToBuy(request: APIRequestContext, offset = 0): Promise<Choice> {
  const list = await read<EndpointData<typeof searchProducts>>(
    request,
    '/api/products/search?sort=NEWDESC&display_size=60',
  );
  for (const card of list.rows.slice(offset)) {
    if (card.is_sold_out) continue;
    const product = await read<EndpointData<typeof viewProduct>>(
      request,
      `/api/products/view/${card.product_id}`,
    );
    const [color] = product.options.colors;
    const size = color?.sizes.find(
      (option) => option.is_display && option.stock > 5 && isOptionAvailable(option, false),
    );
    if (color && size) return { product, color: color.name, size: size.name };
  }
  throw new Error('the seed has no product to buy');
}

/** Opens the options where the layout hides them in a sheet, and chooses. */
export async function chooseOptions(page: Page, { color, size }: Choice, isMobile: boolean): Promise<void> {
  await whenAlive(page);
  if (isMobile) await page.getByRole('button', { name: '구매하기' }).click();
  await choose(page.getByRole('radio', { name: color }).first());
  await page.getByRole('group', { name: '사이즈' }).getByText(size, { exact: true }).click();
  await expect(page.getByText('총 주문 금액')).toBeVisible();
}

/** Chooses a radio or checkbox as a shopper does: on its label, which is what is seen, once it can be pressed. */
export async function choose(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label').click();
  await expect(choice).toBeChecked();
}

/** Sends the login form; the account is this test's until its end. */
export async function fillLogin(page: Page, id: string, secret = password): Promise<void> {
  await holdAccount(id);
  await page.getByRole('textbox', { name: '아이디', exact: true }).fill(id);
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(secret);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

export async function logIn(page: Page, id = 'shopper01'): Promise<void> {
  await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
  await fillLogin(page, id);
  await expect(page).toHaveURL('/');
}

/** Waits until the page's scripts have taken over. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'true', undefined, {
    timeout: 60_000,
  });
}

/** Uses the page until something is there that comes with its use, a card's heart for instance. */
export async function useUntilSeen(page: Page, seen: Locator): Promise<void> {
  let left = 200;
  await expect(async () => {
    left += 10;
    await page.mouse.move(left, 300);
    await expect(seen).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** Answers the question on screen. */
export async function answer(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: label, exact: true }).click();
}

/** Goes to the cart with what is being put into it, which may hold the same product from another test or try. */
export async function goToCart(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '알림' });
  await expect(dialog).toBeVisible();
  if (await dialog.getByText('이미 장바구니에 담긴 상품이에요.').isVisible()) await answer(page, '확인');
  await answer(page, '장바구니 가기');
  await expect(page).toHaveURL('/cart');
}

/** Where the provider asks: in a frame over the order page on a PC, on a page of its own on phones. */
export const paymentOf = (page: Page, isMobile: boolean): Page | FrameLocator =>
  isMobile ? page : page.frameLocator('iframe[title="결제창"]');

/** What approves a payment in the provider's window, wherever that is. */
export const approveButton = (window: Page | FrameLocator) =>
  window.getByRole('button', { name: '결제 승인' });

/** To all goods, by the menu of the layout. */
export async function goToAllGoods(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile)
    await page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('link', { name: '카테고리' }).click();
  const menu = isMobile ? page.getByRole('dialog', { name: '카테고리' }) : page;
  await menu.getByRole('link', { name: 'ALL', exact: true }).first().click();
  await expect(page).toHaveURL(/\/goods\/list/);
}
