import { rmSync } from 'node:fs';
import path from 'node:path';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { addToCart } from '@mall/contracts/api/orders/carts';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import { findPort } from '@mall/scripts/shop/free-ports';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';

/** Of the sample shop's members. */
const account = { id: 'shopper01', password: 'Wool!Coat72' };

export interface Goods {
  product_id: number;
  product_option_id: number;
}

interface Shop {
  origin: string;
  chromium: string;
  dataFolder: string;
}

export interface Shopper {
  context: BrowserContext;
  page: Page;
  /** Where Lighthouse finds this browser. */
  port: number;
}

/** A member with a phone who is logged in, has two products in the cart and one on the order page. */
export async function openShopper(
  { origin, chromium: executablePath, dataFolder }: Shop,
  goods: readonly Goods[],
): Promise<Shopper> {
  const profile = path.join(dataFolder, 'shopper');
  rmSync(profile, { recursive: true, force: true });
  const port = await findPort(9300);
  const { defaultBrowserType: _, ...phone } = devices['iPhone 14'] ?? {};
  const context = await chromium.launchPersistentContext(profile, {
    ...phone,
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  const page = await context.newPage();
  await page.goto(`${origin}/member/login`, { waitUntil: 'load' });
  await page.getByRole('textbox', { name: '아이디', exact: true }).fill(account.id);
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(account.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL(`${origin}/`);
  const products = goods.map((wanted) => ({ ...wanted, order_quantity: 1 }));
  await post(page, addToCart.path, { products, same_product: 'Y' });
  await post(page, setOrderTemporary.path, { products: products.slice(0, 1), order_location: 'goods' });
  return { context, page, port };
}

/** A call as the page itself makes it. */
async function post(page: Page, path: string, body: object): Promise<void> {
  const isDone = await page.evaluate(
    async ([url, json]) => {
      const session = /client-session-id=([0-9a-f-]{36})/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'client-session-id': session, 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body: json })).ok;
    },
    [path, JSON.stringify(body)] as const,
  );
  if (!isDone) throw new Error(`the shop refused ${path}`);
}

/** Products with at least so many sizes that can be bought, newest first. */
export async function findGoods(origin: string, sizes: number, count: number): Promise<Goods[]> {
  const read = async <Data>(address: string) =>
    ((await (await fetch(`${origin}${address}`)).json()) as { data: Data }).data;
  const { rows } = await read<{ rows: { product_id: number }[] }>(
    '/api/products/search?sort=NEWDESC&display_size=60',
  );
  const found: Goods[] = [];
  for (const { product_id } of rows) {
    const product = await read<ProductView>(`/api/products/view/${product_id}`);
    const options = (product.options.colors[0]?.sizes ?? []).filter(
      (option) => option.is_display && option.stock > 10 && isOptionAvailable(option, false),
    );
    const [first] = options;
    if (!first || options.length < sizes || product.drop || (product.offers?.length ?? 0) > 0) continue;
    found.push({ product_id, product_option_id: first.product_option_id });
    if (found.length === count) return found;
  }
  throw new Error(`the shop has no ${count} products in ${sizes} sizes`);
}
