import { expect, type Page, test } from '@playwright/test';
import { findProductToBuy, whenAlive } from '../support/shop.ts';

/** Limits in bytes, brotli. */
const total = 190 * 1024;
const ownRemote = 35 * 1024;

interface Script {
  path: string;
  bytes: number;
}

/** Scripts that a page loads without anybody touching it, with their weight on the wire. */
async function scriptsOf(page: Page, path: string): Promise<Script[]> {
  const scripts: Promise<Script>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => ({ path: pathname, bytes: responseBodySize })),
      );
  });
  await page.goto(path, { waitUntil: 'load' });
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  return Promise.all(scripts);
}

const sum = (scripts: readonly Script[]) => scripts.reduce((bytes, script) => bytes + script.bytes, 0);

for (const [name, remote, pathOf] of [
  ['home', 'mf-catalog', async () => '/'],
  ['list', 'mf-catalog', async () => '/goods/list'],
  [
    'product',
    'mf-product',
    async (request: Parameters<typeof findProductToBuy>[0]) =>
      `/goods/view/${(await findProductToBuy(request)).product.product_id}`,
  ],
] as const) {
  test(`the ${name} page carries at most 190 KB of JavaScript, 35 KB of it its remote's`, async ({
    page,
    request,
  }) => {
    const scripts = await scriptsOf(page, await pathOf(request));
    const list = scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
    expect(sum(scripts), list).toBeLessThanOrEqual(total);
    expect(sum(scripts.filter(({ path }) => path.includes(`/${remote}/`))), list).toBeLessThanOrEqual(
      ownRemote,
    );
    expect(new Set(scripts.map(({ path }) => path)).size, `every script once:\n${list}`).toBe(scripts.length);
  });
}

test('nothing hangs behind more than one other request', async ({ page }) => {
  const response = await page.goto('/', { waitUntil: 'load' });
  const html = (await response?.text()) ?? '';
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  expect(loaded.length).toBeGreaterThan(2);
  // Everything the page runs is named in the HTML itself.
  expect(loaded.filter((path) => !html.includes(`"${path}"`))).toEqual([]);
});

test('no script is asked for before the main picture is there', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') order.push('script');
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') order.push('picture');
  });
  await page.goto('/goods/list');
  await whenAlive(page);
  expect(order.indexOf('picture')).toBeGreaterThanOrEqual(0);
  expect(order.indexOf('picture')).toBeLessThan(order.indexOf('script'));
});
