import { expect, type Page } from '@playwright/test';
import { buyPieces, deliver } from '../support/bought-order.ts';
import { picture } from '../support/picture.ts';
import { expectAccessible } from '../support/rules/accessible.ts';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** How far the page is wider than its window, px; less than nothing beside a dialog that hides the scroll bar. */
const wideOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNarrowAndAccessible(page: Page, part = '#content'): Promise<void> {
  await expectAccessible(page, part);
  expect(await wideOf(page)).toBeLessThanOrEqual(0);
}

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
};

test('a return with photos and another pick-up address is asked for by keyboard at 320 px, and its photos open large', async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, 'platinum1');
  await whenAlive(page);
  const { orderId } = await buyPieces(page, request, { pieces: 1, offset: 26 });
  await deliver(orderId);
  await open(page, `/mypage/orders/${orderId}/claim?kind=return`);
  const goods = page.getByRole('checkbox').first();
  if (!(await goods.isChecked())) await goods.press('Space');
  const defect = page.getByRole('radio', { name: /하자가 있어요/ });
  await defect.press('Space');
  const detail = page.getByRole('textbox', { name: /자세한 내용/ });
  await detail.fill('소매 끝이 뜯어져 있었어요');
  await open(page, '/mypage');
  // The browser fills in the radio by itself, before the page comes to life.
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await expect(detail).toHaveValue('소매 끝이 뜯어져 있었어요');
  await expect(defect).toBeChecked();
  const add = page.getByLabel('사진 추가');
  for (const place of [1, 2]) {
    await add.setInputFiles({ name: 'seam.png', mimeType: 'image/png', buffer: await picture(page) });
    await expect(page.getByRole('img', { name: `올린 사진 ${place}` })).toBeVisible();
  }
  await expectNarrowAndAccessible(page);

  await page.getByRole('button', { name: '다른 주소에서 수거' }).press('Enter');
  const pickup = page.getByRole('dialog', { name: '다른 주소에서 수거' });
  await pickup.getByRole('textbox', { name: '우편번호' }).fill('06236');
  await pickup.getByRole('button', { name: '이 주소에서 수거' }).press('Enter');
  await expect(pickup.getByText('보내시는 분의 이름을 입력해주세요.')).toBeVisible();
  await expect(pickup.getByText(/받으시는/)).toHaveCount(0);
  await expectNarrowAndAccessible(page, 'dialog[open]');
  await pickup.getByRole('textbox', { name: '보내시는 분' }).fill('이웃');
  await pickup.getByRole('textbox', { name: '휴대폰번호' }).fill('010-2222-3333');
  await pickup.getByRole('textbox', { name: '주소', exact: true }).fill('서울특별시 강남구 테헤란로 1');
  await pickup.getByRole('button', { name: '이 주소에서 수거' }).press('Enter');
  await expect(pickup).toBeHidden();
  await page.getByRole('button', { name: '반품 신청하기' }).press('Enter');

  const second = page.getByRole('button', { name: '첨부하신 사진 2 크게 보기' });
  await second.press('Enter');
  const viewer = page.getByRole('dialog', { name: '첨부하신 사진' });
  const large = viewer.getByRole('img', { name: '첨부하신 사진 2' });
  await expect.poll(() => large.evaluate((shown) => Reflect.get(shown, 'naturalWidth'))).toBe(400);
  await expectNarrowAndAccessible(page, 'dialog[open]');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('img', { name: '첨부하신 사진 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();
  await expectNarrowAndAccessible(page);
});

test('what an exchange costs is asked for and paid by keyboard at 320 px', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, 'platinum1');
  await whenAlive(page);
  const { orderId } = await buyPieces(page, request, { pieces: 1, offset: 28 });
  await deliver(orderId);
  await open(page, `/mypage/orders/${orderId}/claim?kind=exchange`);
  const goods = page.getByRole('checkbox').first();
  if (!(await goods.isChecked())) await goods.press('Space');
  const sizes = page.getByRole('group', { name: '바꿀 사이즈' });
  await sizes.getByRole('radio', { disabled: false }).first().press('Space');
  await page.getByRole('radio', { name: /사이즈가 맞지 않아요/ }).press('Space');
  await expect(page.getByRole('region', { name: '교환 비용' }).locator('dd').last()).toHaveText(/^[\d,]+원$/);
  await expectNarrowAndAccessible(page);
  await page.getByRole('button', { name: '교환 신청하기' }).press('Enter');
  await page.getByRole('link', { name: /원 결제하기$/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '교환 비용 결제' })).toBeVisible();
  await expectNarrowAndAccessible(page, 'main');
  const methods = page.getByRole('group', { name: '결제 수단' }).getByRole('radio');
  await expect(methods.first()).toBeChecked();
  await methods.first().press('ArrowRight');
  await expect(methods.nth(1)).toBeChecked();
  await methods.nth(1).press('ArrowLeft');
  await expect(methods.first()).toBeChecked();
  await page.getByRole('button', { name: /원 결제하기$/ }).press('Enter');
  await page.frameLocator('iframe[title="결제창"]').getByRole('button', { name: '결제 승인' }).press('Enter');
  await expect(page.getByText(/비용 · [\d,]+원 결제 완료/)).toBeVisible();
});
