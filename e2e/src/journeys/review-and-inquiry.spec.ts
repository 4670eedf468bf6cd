import type { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import type { EndpointData } from '@mall/contracts/endpoint';
import { expect, type Page } from '@playwright/test';
import { picture } from '../support/picture.ts';
import { answer, choose, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

type Writable = EndpointData<typeof listWritableReviews>;

/** What the member has bought and not reviewed, one for each layout. */
async function findBought(page: Page, isMobile: boolean): Promise<Writable['rows'][number]> {
  const session = (await page.context().cookies()).find(({ name }) => name === 'client-session-id');
  const reply = await page.request.get('/api/products/reviews/writable', {
    headers: { 'client-session-id': session?.value ?? '' },
  });
  const { data }: { data: Writable } = await reply.json();
  const bought = data.rows.at(isMobile ? -1 : 0);
  if (!bought) throw new Error('the sample member has nothing to review');
  return bought;
}

async function openProduct(page: Page, productId: number, section: 'review' | 'inquiry') {
  await page.goto(`/goods/view/${productId}#${section}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
}

test.describe('a shopper speaks about a product', () => {
  test('writes a review with a photo by keyboard, and finds it by the size that was bought', async ({
    page,
    isMobile,
  }) => {
    const content = `어깨가 편하고 기장이 딱 좋아요. ${Date.now()}`;
    await logIn(page);
    const { product_id, option } = await findBought(page, isMobile);
    await openProduct(page, product_id, 'review');
    await page.getByRole('button', { name: '후기 쓰기' }).press('Enter');
    const form = page.getByRole('dialog', { name: '후기 쓰기' });
    await form.getByRole('radio', { name: '1점' }).focus();
    for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: '5점' })).toBeChecked();
    await form.getByRole('textbox', { name: '후기 내용' }).focus();
    await page.keyboard.insertText(content);
    await form
      .getByLabel('사진 추가')
      .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: await picture(page) });
    await expect(form.getByRole('img', { name: '올린 사진 1' })).toBeVisible();
    await form.getByRole('button', { name: '등록하기' }).press('Enter');
    await expect(form).toBeHidden();

    const reviews = page.getByRole('region', { name: '후기' }).getByRole('article');
    const review = reviews.filter({ hasText: content });
    await expect(review).toBeVisible();
    const size = option.split(' / ')[1] ?? '';
    const sizes = page.getByRole('combobox', { name: '구매 사이즈' });
    // A product of which one size was reviewed has nothing to narrow.
    if (await sizes.isVisible()) {
      await sizes.selectOption(size);
      await expect(reviews.filter({ hasText: `/ ${size} 구매` }).first()).toBeVisible();
    }
    await expect(review.getByRole('button', { name: /후기 사진 1 크게 보기/ })).toBeVisible();
    await expect(review.getByText('내 후기')).toBeVisible();

    // What was bought can be reviewed again, by this story too.
    await review.getByRole('button', { name: '삭제' }).click();
    await answer(page, '확인');
    await expect(review).toHaveCount(0);
  });

  test('asks in secret, and a stranger sees the padlock only', async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    const content = `제 주문에 선물 포장이 될까요? ${Date.now()}`;
    await logIn(page, isMobile ? 'silver001' : 'shopper01');
    await openProduct(page, 1, 'inquiry');
    await page.getByRole('button', { name: '문의하기' }).click();
    const form = page.getByRole('dialog', { name: '상품 문의' });
    await form.getByRole('textbox', { name: '문의 내용' }).fill(content);
    await choose(form.getByRole('checkbox', { name: /비밀글/ }));
    await form.getByRole('button', { name: '등록하기' }).click();
    const list = page.getByRole('list', { name: '상품 문의' });
    await expect(list.getByText(content).first()).toBeVisible();

    const stranger = await browser.newPage(baseURL ? { baseURL } : {});
    await openProduct(stranger, 1, 'inquiry');
    await expect(stranger.getByText('비밀글이에요.').first()).toBeVisible();
    await expect(stranger.getByText(content)).toHaveCount(0);
    await stranger.close();
  });
});
