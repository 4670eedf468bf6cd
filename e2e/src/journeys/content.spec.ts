import { expect } from '@playwright/test';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test.describe('a shopper reads what the mall writes', () => {
  test('takes part in an event with a comment, and takes it back', async ({ page }) => {
    const content = `카멜 코트를 가장 아껴요. ${Date.now()}`;
    await page.goto('/event/common/view/4', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await page.getByRole('button', { name: '댓글 등록' }).click();
    const prompt = page.getByRole('dialog');
    await expect(prompt).toContainText('로그인 후 이용이 가능합니다.');
    await page.keyboard.press('Escape');

    await logIn(page);
    await page.goto('/event/list', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await page
      .getByRole('link', { name: /올겨울 나의 코트 자랑/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: '댓글 내용' }).fill(content);
    await page.getByRole('button', { name: '댓글 등록' }).click();
    const mine = page.getByRole('listitem').filter({ hasText: content });
    await expect(mine).toContainText('내 댓글');
    await mine.getByRole('button', { name: /댓글 삭제/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
    await expect(mine).toBeHidden();
  });

  test('presses once a day at an event of attendance', async ({ page }) => {
    const event = '/event/common/view/9';
    const press = page.getByRole('button', { name: '오늘 출석하기' });
    const done = page.getByRole('button', { name: '오늘 출석 완료' });
    await page.goto(event, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await press.click();
    await expect(page.getByRole('dialog')).toContainText('로그인 후 이용이 가능합니다.');
    await page.keyboard.press('Escape');

    await logIn(page);
    await page.goto(event, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    // A shop that was tested earlier today has the press already.
    await expect(press.or(done)).toBeVisible();
    if (await press.isVisible()) await press.click();
    await expect(done).toBeDisabled();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(done).toBeDisabled();
    await expect(page.getByRole('cell', { name: /출석/ })).not.toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is found and read', async ({ page }) => {
    await page.goto('/cs/faq', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox', { name: '궁금한 점을 검색해보세요' }).fill('무료배송');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('‘무료배송’ 검색 결과');
    await page.getByText('배송비는 얼마인가요?').click();
    await expect(page.getByText(/50,000원 이상이면/)).toBeVisible();
  });
});
