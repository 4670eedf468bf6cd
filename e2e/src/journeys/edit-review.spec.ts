import { expect } from '@playwright/test';
import { buyPieces, deliver } from '../support/bought-order.ts';
import { picture } from '../support/picture.ts';
import { answer, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test('a member edits a review with the keyboard, adds a photo and gets its points, and others read what it says now', async ({
  page,
  request,
  browser,
  baseURL,
  isMobile,
}) => {
  const said = Date.now();
  await logIn(page, 'platinum1');
  await whenAlive(page);
  const { orderId, productId, name } = await buyPieces(page, request, {
    pieces: 1,
    offset: isMobile ? 44 : 42,
  });
  await deliver(orderId);
  await page.goto('/mypage/reviews', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page
    .getByRole('button', { name: `${name} 후기 쓰기` })
    .first()
    .press('Enter');
  const writing = page.getByRole('dialog', { name: '후기 쓰기' });
  await writing.getByRole('radio', { name: '5점' }).press('Space');
  await writing.getByRole('textbox', { name: '후기 내용' }).fill(`처음에는 아주 좋았어요. ${said}`);
  await writing.getByRole('button', { name: '등록하기' }).press('Enter');
  await expect(writing).toBeHidden();

  await page.getByRole('link', { name: '내가 쓴 후기' }).press('Enter');
  const review = page.getByRole('listitem').filter({ hasText: String(said) });
  await review.getByRole('button', { name: `${name} 후기 수정` }).press('Enter');
  const editing = page.getByRole('dialog', { name: '후기 수정' });
  const words = editing.getByRole('textbox', { name: '후기 내용' });
  await expect(words).toHaveValue(`처음에는 아주 좋았어요. ${said}`);
  await expect(editing.getByRole('radio', { name: '5점' })).toBeChecked();
  await editing.getByRole('radio', { name: '5점' }).focus();
  for (let star = 5; star > 2; star -= 1) await page.keyboard.press('ArrowLeft');
  await expect(editing.getByRole('radio', { name: '2점' })).toBeChecked();
  await words.fill(`한 달 입어 보니 보풀이 생겨요. ${said}`);
  await editing
    .getByLabel('사진 추가')
    .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(editing.getByRole('img', { name: '올린 사진 1' })).toBeVisible();
  await editing.getByRole('button', { name: '수정하기' }).press('Enter');
  await expect(page.getByText('후기를 수정했어요. 200포인트를 드렸어요.')).toBeVisible();
  await expect(review.getByText(`한 달 입어 보니 보풀이 생겨요. ${said}`)).toBeVisible();
  await expect(review.getByRole('img', { name: '5점 만점에 2점' })).toBeVisible();

  const stranger = await browser.newPage(baseURL ? { baseURL } : {});
  await stranger.goto(`/goods/view/${productId}#review`, { waitUntil: 'domcontentloaded' });
  await whenAlive(stranger);
  const read = stranger.getByRole('article').filter({ hasText: `한 달 입어 보니 보풀이 생겨요. ${said}` });
  await expect(read.last()).toBeVisible();
  await expect(stranger.getByText(`처음에는 아주 좋았어요. ${said}`)).toHaveCount(0);
  await stranger.close();

  // The next story finds the product as this one did.
  await review.getByRole('button', { name: `${name} 후기 삭제` }).press('Enter');
  await answer(page, '삭제');
  await expect(review).toHaveCount(0);
});
