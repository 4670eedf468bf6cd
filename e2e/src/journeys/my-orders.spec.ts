import { expect, type Page } from '@playwright/test';
import { buyPieces, deliver } from '../support/bought-order.ts';
import { answer, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lineIn = (page: Page, status: string) =>
  section(page, '주문 상품').getByRole('listitem').filter({ hasText: status }).first();

/** A green picture of 400 x 400 px, large enough for a review. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 400;
    const pen = canvas.getContext('2d');
    if (pen) pen.fillStyle = '#2f5d3a';
    pen?.fillRect(0, 0, 400, 400);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('a member sends one piece back, exchanges another, keeps the last and reviews it', async ({
  page,
  request,
  isMobile,
}) => {
  await logIn(page, isMobile ? 'silver001' : 'platinum1');
  await whenAlive(page);
  const { orderId, name } = await buyPieces(page, request, { pieces: 3, offset: isMobile ? 16 : 12 });
  await deliver(orderId);

  await page.goto(`/mypage/orders/${orderId}`);
  await whenAlive(page);
  await expect(section(page, '배송 조회').getByRole('listitem').last()).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByRole('link', { name: /CJ대한통운에서 보기/ })).toHaveAttribute(
    'href',
    /123456789012$/,
  );

  await page.getByRole('link', { name: `${name} 반품 신청` }).click();
  await page
    .getByRole('button', { name: /줄이기/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /줄이기/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /사이즈가 맞지 않아요/ }).check({ force: true });
  const quote = page.getByRole('region', { name: '환불 예상 금액' });
  await expect(quote.getByText('반품 배송비', { exact: true })).toBeVisible();
  const back = (await quote.locator('dd').last().textContent()) ?? '';
  await page.getByRole('button', { name: '반품 신청하기' }).click();
  await expect(lineIn(page, '반품신청')).toContainText('환불 금액에서 차감');
  expect(back).toMatch(/^[\d,]+원$/);

  await page.getByRole('link', { name: `${name} 교환 신청` }).click();
  await page
    .getByRole('button', { name: /줄이기/ })
    .first()
    .click();
  await page
    .getByRole('group', { name: '바꿀 사이즈' })
    .getByRole('radio', { disabled: false })
    .first()
    .check({ force: true });
  await page.getByRole('radio', { name: /상품에 하자가 있어요/ }).check({ force: true });
  await expect(page.getByText('고객님이 내실 비용이 없어요.')).toBeVisible();
  await page.getByRole('button', { name: '교환 신청하기' }).click();
  await expect(lineIn(page, '교환신청')).toContainText('바꿀 옵션');

  await page.getByRole('button', { name: `${name} 구매확정` }).click();
  await answer(page, '구매확정');
  await expect(lineIn(page, '구매확정')).toBeVisible();

  await lineIn(page, '구매확정')
    .getByRole('link', { name: /후기 작성/ })
    .click();
  const form = page.getByRole('dialog', { name: '후기 쓰기' });
  await form.getByRole('radio', { name: '5점' }).check({ force: true });
  const content = `세 벌 가운데 가장 마음에 들어요. ${orderId}`;
  await form.getByRole('textbox', { name: '후기 내용' }).fill(content);
  await form
    .getByLabel('사진 추가')
    .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(form.getByRole('img', { name: '올린 사진 1' })).toBeVisible();
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: '내가 쓴 후기' }).click();
  await expect(page.getByText(content)).toBeVisible();
});
