import { rmSync } from 'node:fs';
import path from 'node:path';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { addToCart, deleteCartLines, listCart } from '@mall/contracts/api/orders/carts';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import type { EndpointData } from '@mall/contracts/endpoint';
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
  // Of an earlier run.
  const { lines } = await call<EndpointData<typeof listCart>>(page, listCart, {});
  const cart_ids = lines.map(({ cart_id }) => cart_id);
  if (cart_ids.length > 0) await call(page, deleteCartLines, { cart_ids });
  await call(page, addToCart, { products, same_product: 'Y' });
  await call(page, setOrderTemporary, { products: products.slice(0, 1), order_location: 'goods' });
  return { context, page, port };
}

/** A call as the page itself makes it. */
async function call<Data>(
  page: Page,
  { method, path }: { method: string; path: string },
  body: object,
): Promise<Data> {
  const reply = await page.evaluate(
    async ([method, url, json]) => {
      const session = /client-session-id=([0-9a-f-]{36})/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'client-session-id': session, 'content-type': 'application/json' };
      const answer = await fetch(url, { method, headers, body: json });
      return (await answer.json()) as { success: boolean; data: unknown };
    },
    [method, path, JSON.stringify(body)] as const,
  );
  if (!reply.success) throw new Error(`the shop refused ${path}`);
  return reply.data as Data;
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
