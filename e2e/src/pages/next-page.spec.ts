import { expect } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** The code of a product page (docs/decisions/0238). */
const code = /\/mf-product\/[^/]+\/route-product\.\w+\.js$/;

test('a list that is used loads the code of products, without a product, and a press loads no more of it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const products = () => asked.filter((path) => path.startsWith('/api/products/view/'));
  const scripts = () => asked.filter((path) => code.test(path));
  await page.goto('/goods/list', { waitUntil: 'load' });
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  expect(scripts()).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scripts().length).toBe(1);
  expect(products()).toEqual([]);

  await page.getByRole('main').getByRole('article').nth(5).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/goods\/view\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(products().length).toBeGreaterThan(0);
  expect(scripts()).toHaveLength(1);
});

test('a pressed card is shown at once as its product, which follows in the same place', async ({ page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/products/view/*', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/goods/list', { waitUntil: 'load' });
  await whenAlive(page);
  // The clock of a time sale stands above the price.
  const card = page.getByRole('main').getByRole('article').filter({ hasText: '타임세일' }).first();
  const link = card.getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  const picture = page.getByRole('list', { name: '상품 사진' }).getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect(page.getByRole('status', { name: '상품을 불러오고 있어요' })).toBeVisible();
  const price = heading.locator('..').locator('strong').first();
  const places = () => Promise.all([picture, heading, price].map((part) => part.boundingBox()));
  const before = await places();
  send();
  await expect(page.getByRole('status', { name: '상품을 불러오고 있어요' })).toBeHidden();
  // Nothing moves under the eyes of anyone who reads it already.
  const moved = (await places()).map((box, at) => Math.abs((box?.y ?? 0) - (before[at]?.y ?? 0)));
  for (const pixels of moved) expect(pixels).toBeLessThanOrEqual(2);
});
