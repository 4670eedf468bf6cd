import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { noteFigure } from '../support/figures.ts';
import { weighPages } from '../support/registry.ts';
import { findProductToBuy, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Limits in bytes, brotli. */
const total = 175 * 1024;
const htmlOfHome = 30 * 1024;
const ownRemote = 36 * 1024;
/** Pages that are heavier, with what they may weigh until they are light: the checkout has a form library. */
const debts: Record<string, number> = { 'mf-cart-order order': 60 * 1024 };

interface Script {
  path: string;
  bytes: number;
}

/** The document and the scripts that a page loads without anybody touching it, with their weight on the wire. */
async function weightOf(page: Page, path: string): Promise<{ scripts: Script[]; htmlBytes: number }> {
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
  const html = await page.goto(path, { waitUntil: 'load' });
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  const htmlBytes = (await html?.request().sizes())?.responseBodySize ?? 0;
  return { scripts: await Promise.all(scripts), htmlBytes };
}

/** A product without an offer or a time sale: what those need comes with them, and the call client with it. */
async function findPlainProduct(request: APIRequestContext, offset = 0): Promise<{ product_id: number }> {
  const { product } = await findProductToBuy(request, offset);
  const isPlain = product.promotions.length === 0 && !product.offers?.length && !product.drop;
  return isPlain ? product : findPlainProduct(request, offset + 1);
}

const sum = (scripts: readonly Script[]) => scripts.reduce((bytes, script) => bytes + script.bytes, 0);

const pages = [
  { name: 'home', remote: 'mf-catalog', pathOf: async () => '/' },
  { name: 'list', remote: 'mf-catalog', pathOf: async () => '/goods/list' },
  {
    name: 'product',
    remote: 'mf-product',
    pathOf: async (request: APIRequestContext) =>
      `/goods/view/${(await findPlainProduct(request)).product_id}`,
  },
  { name: 'login', remote: 'mf-member', pathOf: async () => '/member/login' },
  { name: 'join', remote: 'mf-member', pathOf: async () => '/member/join/intro?step=agree' },
];

for (const { name, remote, pathOf } of pages) {
  test(`the ${name} page carries at most 175 KB of JavaScript, 36 KB of it its remote's`, async ({
    page,
    request,
  }) => {
    const { scripts, htmlBytes } = await weightOf(page, await pathOf(request));
    const own = scripts.filter(({ path }) => path.includes(`/${remote}/`));
    const list = scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
    const what = `JavaScript of the ${name} page`;
    noteFigure({ what, value: sum(scripts) / 1024, unit: 'KB', limit: total / 1024 });
    const ownLimit = ownRemote / 1024;
    noteFigure({ what: `${what}, its remote's own`, value: sum(own) / 1024, unit: 'KB', limit: ownLimit });
    noteFigure({ what: `HTML of the ${name} page`, value: htmlBytes / 1024, unit: 'KB' });
    if (name === 'home') expect(htmlBytes).toBeLessThanOrEqual(htmlOfHome);
    expect(htmlBytes).toBeGreaterThan(1024);
    expect(sum(scripts), list).toBeLessThanOrEqual(total);
    expect(sum(own), list).toBeLessThanOrEqual(ownRemote);
    expect(new Set(scripts.map(({ path }) => path)).size, `every script once:\n${list}`).toBe(scripts.length);
  });
}

test('no page of the release brings more than 36 KB of its own', async () => {
  const weighed = await weighPages();
  const heaviest = Math.max(
    ...weighed.filter(({ remote, page }) => !debts[`${remote} ${page}`]).map(({ bytes }) => bytes),
  );
  noteFigure({
    what: 'JavaScript of the heaviest page, its own',
    value: heaviest / 1024,
    unit: 'KB',
    limit: ownRemote / 1024,
  });
  expect(weighed.length).toBeGreaterThan(50);
  expect(
    weighed.filter(({ remote, page, bytes }) => bytes > (debts[`${remote} ${page}`] ?? ownRemote)),
  ).toEqual([]);
});

for (const { name, pathOf } of pages) {
  test(`nothing on the ${name} page hangs behind more than one other request`, async ({ page, request }) => {
    const response = await page.goto(await pathOf(request), { waitUntil: 'load' });
    const html = (await response?.text()) ?? '';
    await whenAlive(page);
    await page.waitForLoadState('networkidle');
    const { before, scripts } = await page.evaluate(() => {
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }));
      return {
        before: loaded.filter(({ startTime }) => startTime < firstPaint).map(({ path }) => path),
        scripts: loaded.map(({ path }) => path).filter((path) => path.endsWith('.js')),
      };
    });
    const isNamed = (path: string) => html.includes(path);
    const further = before.filter((path) => !isNamed(path));
    const what = `requests of the ${name} page before its first paint`;
    noteFigure({ what, value: before.length + 1, unit: '' });
    noteFigure({ what: `${what} that its HTML does not name`, value: further.length, unit: '', limit: 0 });
    expect(scripts.length).toBeGreaterThan(2);
    // Everything the page runs is named in the HTML itself.
    expect(scripts.filter((path) => !isNamed(path))).toEqual([]);
    expect(further).toEqual([]);
  });
}

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
