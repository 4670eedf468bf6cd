import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/rules/accessible.ts';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const width = 320;
const nothing = '없는말';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
}

/** A search of the page itself: a soft step. */
async function search(page: Page, word: string): Promise<void> {
  const field = page.locator('#content').getByRole('searchbox');
  await field.fill(word);
  await field.press('Enter');
}

/** What holds for a state on the narrowest window: axe objects to nothing, and it scrolls one way only. */
async function expectSound(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(width);
  await expectAccessible(page, '#content');
}

/** Has a call answer 500 until the returned function is called. */
async function failing(page: Page, call: string): Promise<() => Promise<void>> {
  const isCall = (url: URL) => url.pathname === call;
  await page.route(isCall, (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'ERROR' } }),
  );
  return () => page.unroute(isCall);
}

test.describe('content pages in single states', () => {
  test.use({ viewport: { width, height: 700 } });

  test('searches that find nothing say so and lead on', async ({ page }) => {
    const pages = [
      { path: '/cs/faq', all: '전체 질문 보기' },
      { path: '/board/notice', all: '전체 공지 보기' },
      { path: '/store', all: '전체 매장 보기' },
      { path: '/brand/introduce', all: '전체 브랜드' },
    ];
    for (const { path, all } of pages)
      await test.step(path, async () => {
        await open(page, path);
        await search(page, nothing);
        await expect(page.getByText(`‘${nothing}’에 대한 결과가 없어요`)).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: '검색 결과 0건' })).toBeAttached();
        await expectSound(page);
        await page.getByRole('link', { name: all, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByText('에 대한 결과가 없어요')).toHaveCount(0);
      });
  });

  test('events that ended or wait, coupons and hearts of a guest', async ({ page }) => {
    await open(page, '/event/common/view/1');
    await expect(page.getByText('종료된 이벤트예요.')).toBeVisible();
    await expectSound(page);

    await open(page, '/event/common/view/7');
    await expect(page.getByText('남겨진 댓글이 없어요.')).toBeVisible();
    await expect(page.getByRole('button', { name: '댓글 등록' })).toHaveCount(0);
    await expectSound(page);

    await open(page, '/coupon/list');
    await expect(page.getByRole('list', { name: '받을 수 있는 쿠폰' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: '쿠폰 모두 받기' }).click();
    await expect(page.getByRole('dialog')).toContainText('로그인 후 이용이 가능합니다.');
    await expectAccessible(page, 'dialog[open]');

    await open(page, '/brand/introduce');
    await page.locator('#content section').getByRole('link').first().click();
    const heart = page.getByRole('button', { name: /찜하기$/ }).first();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expectSound(page);
    await heart.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('a call that fails costs its own part, which comes back by itself once it is answered', async ({
    page,
  }) => {
    await open(page, '/cs/faq');
    const restoreFaqs = await failing(page, '/api/boards/faqs');
    await search(page, '배송');
    await expect(page.getByText('질문을 불러오지 못했어요')).toBeVisible();
    await expect(page.getByRole('region', { name: '직접 문의하기' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: '다시 시도' }).press('Enter');
    await expect(page.getByText('질문을 불러오지 못했어요')).toBeVisible();
    await restoreFaqs();
    await expect(page.getByRole('status').filter({ hasText: '‘배송’ 검색 결과' })).toBeAttached();
    await expect(page.getByText('질문을 불러오지 못했어요')).toHaveCount(0);

    await open(page, '/event/list');
    const restoreComments = await failing(page, '/api/events/4/comments');
    await page.locator('#content a[href="/event/common/view/4"]').first().click();
    await expect(page.getByText('댓글을 불러오지 못했어요')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('올겨울 나의 코트 자랑');
    await expectSound(page);
    await restoreComments();
    await expect(page.getByText('댓글을 불러오지 못했어요')).toHaveCount(0);
  });
});
