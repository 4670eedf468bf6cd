import { expect, type Page } from '@playwright/test';
import { buyPieces } from '../support/bought-order.ts';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lineIn = (page: Page, status: string) =>
  section(page, '주문 상품').getByRole('listitem').filter({ hasText: status }).first();

test('a member cancels a part of a paid order by keyboard, and reads what comes back before and after', async ({
  page,
  request,
}) => {
  await logIn(page, 'platinum1');
  await whenAlive(page);
  const { orderId, name } = await buyPieces(page, request, { pieces: 2, offset: 14 });
  await page.goto('/mypage/orders');
  await whenAlive(page);
  await page.getByRole('link', { name: `주문 ${orderId} 상세 보기` }).press('Enter');
  // The list has such a link of every order: its page is waited for before one is pressed.
  await expect(page.getByRole('heading', { level: 1, name: '주문 상세' })).toBeVisible();
  await page.getByRole('link', { name: `${name} 주문 취소`, exact: true }).press('Enter');
  await page
    .getByRole('button', { name: /줄이기/ })
    .first()
    .press('Enter');
  const quote = page.getByRole('region', { name: '환불 예상 금액' });
  await expect(quote.locator('dd').last()).toHaveText(/원$/);
  const back = (await quote.locator('dd').last().textContent()) ?? '';
  await page.getByRole('button', { name: '주문 취소하기' }).press('Enter');
  await expect(section(page, '환불').getByText(back)).toBeVisible();
  await expect(lineIn(page, '취소·환불완료')).toBeVisible();
  await expect(lineIn(page, '결제완료')).toContainText('1개');
});

test("a guest finds an order in another browser, and a stranger's guess finds nothing", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await page.goto('/guest/order');
  await whenAlive(page);
  const { orderId, name } = await buyPieces(page, request, { pieces: 1, offset: 20 });
  const elsewhere = await browser.newPage(baseURL ? { baseURL } : {});
  await elsewhere.goto('/guest/order');
  await whenAlive(elsewhere);
  await elsewhere.getByRole('textbox', { name: /주문번호/ }).fill(orderId);
  await elsewhere.getByRole('textbox', { name: /주문하신 분/ }).fill('박철수');
  await elsewhere.getByRole('textbox', { name: /휴대폰번호/ }).fill('010-0000-0001');
  await elsewhere.getByRole('button', { name: '주문 조회하기' }).click();
  await expect(elsewhere.getByText(/일치하는 주문이 없어요/)).toBeVisible();
  await elsewhere.getByRole('textbox', { name: /주문하신 분/ }).fill('김서연');
  await elsewhere.getByRole('button', { name: '주문 조회하기' }).click();
  await expect(elsewhere.getByRole('heading', { name: '주문 상세' })).toBeVisible();
  await expect(elsewhere.getByText(name).first()).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: '휴대폰 인증이 필요해요' })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: /주문 취소/ })).toHaveCount(0);
  await elsewhere.close();
});
