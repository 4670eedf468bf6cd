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
