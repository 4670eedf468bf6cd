import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { searchProducts } from '@mall/contracts/api/catalogue/products';
import type { EndpointData } from '@mall/contracts/endpoint';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** The sample shop's open drop, whose first option has one piece. */
async function findDrop(request: APIRequestContext): Promise<ProductView> {
  const list = await request.get('/api/products/search?sort=PRICEDESC&display_size=60');
  const { data } = (await list.json()) as { data: EndpointData<typeof searchProducts> };
  for (const { product_id } of data.rows) {
    const reply = await request.get(`/api/products/view/${product_id}`);
    const { data: product } = (await reply.json()) as { data: ProductView };
    if (product.drop?.is_open) return product;
  }
  throw new Error('the seed has no open drop');
}

/** A member in a browser of their own, on the drop's page. */
async function arrive(browser: Browser, id: string, { product_id }: ProductView): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, id);
  await page.goto(`/goods/view/${product_id}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  return page;
}

async function join(page: Page, size: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${size}\\b`) }).press(' ');
  await page.getByRole('button', { name: /확보하기|대기 순서 받기/ }).press('Enter');
}

async function give(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).press('Enter');
}

test('of two members for one piece the second waits, and holds it when the first lets it go', async ({
  browser,
  request,
}) => {
  const product = await findDrop(request);
  const [color] = product.options.colors;
  const size = color?.sizes.find((option) => option.stock === 1)?.name ?? '';
  const first = await arrive(browser, 'silver001', product);
  await join(first, size);
  const held = new RegExp(`/ ${size} 1개를 확보했어요`);
  await expect(first.getByText(held).first()).toBeVisible();
  await expect(first.getByRole('timer', { name: '남은 시간' })).toHaveText(/^\d\d:\d\d$/);

  const second = await arrive(browser, 'platinum1', product);
  await expect(second.getByRole('radio', { name: /모두 확보 중/ })).toBeVisible();
  await join(second, size);
  await expect(second.getByText('대기 1번째예요').first()).toBeVisible();
  await expect(second.getByRole('button', { name: '바로 주문하기' })).toBeHidden();

  await give(first, '확보 취소');
  await expect(first.getByText('취소했어요').first()).toBeVisible();
  // Without a reload: the open page is notified.
  await expect(second.getByText(held).first()).toBeVisible();
  await second.getByRole('button', { name: '바로 주문하기' }).press('Enter');
  await expect(second).toHaveURL('/order');
  await expect(second.getByText('드롭 상품 확보 시간')).toBeVisible();
  await second.goBack();
  await give(second, '확보 취소');
  await expect(second.getByText('취소했어요').first()).toBeVisible();
});
