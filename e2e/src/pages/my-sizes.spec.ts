import type { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import type { EndpointData } from '@mall/contracts/endpoint';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const usual = { top: 'm', bottom: '30', shoes: '270' };
const mine = ['M', '30', '270'];
const narrowed = `/goods/list?${mine.map((size) => `f_search_sizes[]=${size}`).join('&')}`;

/** Sizes of a product that can be bought now. */
async function sizesInStock(request: APIRequestContext, productId: string): Promise<string[]> {
  const reply = await request.get(`/api/products/view/${productId}`);
  const { data } = (await reply.json()) as { data: EndpointData<typeof viewProduct> };
  return data.options.colors
    .flatMap(({ sizes }) => sizes)
    .filter((option) => option.is_display && isOptionAvailable(option, false))
    .map(({ name }) => name);
}

/** Ids of the products that the list shows, each once. */
async function shownProducts(page: Page): Promise<string[]> {
  const links = page.getByRole('main').getByRole('article').locator('a[href^="/goods/view/"]');
  const ids = await links.evaluateAll((all) =>
    all.map((link) => /\/goods\/view\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
  );
  return [...new Set(ids)];
}

/** How far below its filter's title a link stands, px. */
const belowTitle = (link: Locator) =>
  link.evaluate((element) => {
    const title = element.closest('details')?.querySelector('summary');
    return element.getBoundingClientRect().top - (title?.getBoundingClientRect().top ?? Number.NaN);
  });

test('a guest who has said what they wear narrows a list to what has these sizes in stock, by keyboard', async ({
  page,
  request,
  isMobile,
}) => {
  await page.addInitScript(
    (text) => localStorage.setItem('SIZE_PROFILE', text),
    JSON.stringify({
      height_cm: null,
      weight_kg: null,
      usual,
    }),
  );
  await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  if (isMobile) await page.getByRole('button', { name: /^필터/ }).press('Enter');
  const filters = page.getByRole('navigation', { name: '상품 필터' });
  const title = filters.locator('summary', { hasText: '사이즈' });
  const link = filters.getByRole('link', { name: /^내 사이즈 M · 30 · 270/ });
  const group = filters.getByRole('link', { name: /^의류 전체/ });
  await title.focus();
  // What comes with the first use of the page moves nothing that is in view.
  const distance = await belowTitle(group);
  await page.keyboard.press('Shift');
  await expect(link).toBeVisible();
  expect(await belowTitle(group)).toBeCloseTo(distance);

  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(narrowed);
  await expect(link).toHaveAccessibleName('내 사이즈 M · 30 · 270 선택됨');
  await expect(link).toBeFocused();
  const shown = await shownProducts(page);
  expect(shown.length).toBeGreaterThan(0);
  for (const id of shown) {
    const sizes = await sizesInStock(request, id);
    expect(
      sizes.filter((size) => mine.includes(size)),
      `product ${id} comes in ${sizes}`,
    ).not.toEqual([]);
  }

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/goods/list');
  await expect(link).toHaveAccessibleName('내 사이즈 M · 30 · 270');
  await expect(link).toBeFocused();
});
