import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { noteFigure } from '../support/figures.ts';
import { weighPages } from '../support/registry.ts';
import { mostJavaScript, type Script, scriptsOf, sumOf } from '../support/rules/weights.ts';
import { findProductToBuy, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Limits in bytes, brotli. */
const htmlOfHome = 30 * 1024;
const ownRemote = 35 * 1024;
/** Letters of a string with Korean in it that V8 keeps in its ordinary heap: 128 KB (decision 253). */
const ordinaryString = 64 * 1024;
/** What may come once a page is idle, for what is not in use yet. */
const whenIdle = 45 * 1024;
/**
 * Pages that are heavier, with what they may weigh until they are light: the checkout has a form library, and a claim
 * keeps all that is typed.
 */
const debts: Record<string, number> = {
  'mf-cart-order order': 60 * 1024,
  'mf-member my-claim': 37 * 1024,
};

/** A page without input: its document's weight and its scripts. */
async function weightOf(page: Page, path: string): Promise<{ scripts: Script[]; htmlBytes: number }> {
  const html = await page.goto(path, { waitUntil: 'load' });
  await whenAlive(page);
  const scripts = await scriptsOf(page);
  return { scripts, htmlBytes: (await html?.request().sizes())?.responseBodySize ?? 0 };
}

/** A product with offers, whose parts come with a chunk of their own. */
async function findProductWithOffers(
  request: APIRequestContext,
  offset = 0,
): Promise<{ product_id: number }> {
  const { product } = await findProductToBuy(request, offset);
  return product.offers?.length ? product : findProductWithOffers(request, offset + 1);
}

const pages = [
  { name: 'home', remote: 'mf-catalog', pathOf: async () => '/' },
  { name: 'list', remote: 'mf-catalog', pathOf: async () => '/goods/list' },
  {
    name: 'product',
    remote: 'mf-product',
    pathOf: async (request: APIRequestContext) =>
      `/goods/view/${(await findProductToBuy(request)).product.product_id}`,
  },
  {
    name: 'product with offers',
    remote: 'mf-product',
    pathOf: async (request: APIRequestContext) =>
      `/goods/view/${(await findProductWithOffers(request)).product_id}`,
  },
  { name: 'login', remote: 'mf-member', pathOf: async () => '/member/login' },
  { name: 'join', remote: 'mf-member', pathOf: async () => '/member/join/intro?step=agree' },
];

for (const { name, remote, pathOf } of pages) {
  test(`the ${name} page carries at most 175 KB of JavaScript, 35 KB of it its remote's`, async ({
    page,
    request,
  }) => {
    const { scripts, htmlBytes } = await weightOf(page, await pathOf(request));
    const first = scripts.filter(({ isFirst }) => isFirst);
    const own = first.filter(({ path }) => path.includes(`/${remote}/`));
    const later = sumOf(scripts) - sumOf(first);
    const list = scripts.map(({ path, bytes, isFirst }) => `${isFirst} ${bytes} ${path}`).join('\n');
    const what = `JavaScript of the ${name} page`;
    noteFigure({ what, value: sumOf(first) / 1024, unit: 'KB', limit: mostJavaScript / 1024 });
    const ownLimit = ownRemote / 1024;
    noteFigure({ what: `${what}, its remote's own`, value: sumOf(own) / 1024, unit: 'KB', limit: ownLimit });
    noteFigure({ what: `${what}, once it rests`, value: later / 1024, unit: 'KB', limit: whenIdle / 1024 });
    noteFigure({ what: `HTML of the ${name} page`, value: htmlBytes / 1024, unit: 'KB' });
    if (name === 'home') expect(htmlBytes).toBeLessThanOrEqual(htmlOfHome);
    expect(htmlBytes).toBeGreaterThan(1024);
    expect(sumOf(own)).toBeGreaterThan(10 * 1024);
    expect(sumOf(first), list).toBeLessThanOrEqual(mostJavaScript);
    expect(sumOf(own), list).toBeLessThanOrEqual(ownRemote);
    expect(later, list).toBeLessThanOrEqual(whenIdle);
    expect(new Set(scripts.map(({ path }) => path)).size, `every script once:\n${list}`).toBe(scripts.length);
  });
}

test('no page of the release brings more than 35 KB of its own', async () => {
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
    const scripts = (await scriptsOf(page)).flatMap(({ path, isFirst }) => (isFirst ? [path] : []));
    const before = await page.evaluate(() => {
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }));
      return loaded.filter(({ startTime }) => startTime < firstPaint).map(({ path }) => path);
    });
    const isNamed = (path: string) => html.includes(path);
    const further = before.filter((path) => !isNamed(path));
    const what = `requests of the ${name} page before its first paint`;
    noteFigure({ what, value: before.length + 1, unit: '' });
    noteFigure({ what: `${what} that its HTML does not name`, value: further.length, unit: '', limit: 0 });
    expect(scripts.length).toBeGreaterThan(2);
    // Everything the page runs at first is named in the HTML itself.
    expect(scripts.filter((path) => !isNamed(path))).toEqual([]);
    expect(further).toEqual([]);
  });
}

for (const { name, pathOf } of pages) {
  test(`every script of the ${name} page is compiled while it loads`, async ({ page, request }) => {
    await page.goto(await pathOf(request), { waitUntil: 'load' });
    await whenAlive(page);
    const paths = (await scriptsOf(page)).map(({ path }) => path);
    const texts = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
    expect(paths.length).toBeGreaterThan(2);
    // The hint counts at the very beginning alone (decision 256).
    expect(paths.filter((_, index) => !texts[index]?.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual(
      [],
    );
  });
}

test('the content of the list is no large object of V8, for which a render waits', async ({ request }) => {
  const html = await (await request.get('/goods/list')).text();
  const content = /<main .*<\/main>/s.exec(html)?.[0].length ?? 0;
  noteFigure({ what: 'letters of the list', value: content, unit: '', limit: ordinaryString });
  expect(content).toBeGreaterThan(10_000);
  expect(content).toBeLessThan(ordinaryString);
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
