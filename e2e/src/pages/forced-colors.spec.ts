import { expect } from '@playwright/test';
import { buyPieces, deliver } from '../support/bought-order.ts';
import { choose, findProductToBuy, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test.describe('where colours are forced, what is chosen is seen', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('of the sizes of a product', async ({ page, request }) => {
    const choice = await findProductToBuy(request, 33);
    await page.goto(`/goods/view/${choice.product.product_id}`, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await choose(page.getByRole('radio', { name: choice.color }).first());
    const sizes = page.getByRole('group', { name: '사이즈' }).locator('label');
    const size = sizes.filter({ has: page.getByText(choice.size, { exact: true }) }).first();
    await expect(size).toHaveCSS('outline-style', 'none');
    await size.click();
    await expect(size).toHaveCSS('outline-style', 'solid');
  });

  test('of the menu, tabs and periods of a member', async ({ page }) => {
    await logIn(page, 'silver001');
    for (const [path, chosen] of [
      ['/mypage/orders', ['주문/배송', '3개월']],
      ['/mypage/claims', ['취소/반품/교환', '전체']],
      ['/mypage/reviews?tab=written', ['후기', '내가 쓴 후기']],
      ['/mypage/coupons', ['쿠폰', '사용 가능']],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await whenAlive(page);
        const current = page.locator('#content [aria-current]');
        await expect(current).toHaveText(chosen);
        for (const link of await current.all()) await expect(link).toHaveCSS('outline-style', 'solid');
        await expect(page.locator('#content a:not([aria-current])').first()).toHaveCSS(
          'outline-style',
          'none',
        );
      });
    }
  });

  test('of an exchange and of how it is paid', async ({ page, request }) => {
    await logIn(page, 'platinum1');
    await whenAlive(page);
    const { orderId } = await buyPieces(page, request, { pieces: 1, offset: 31 });
    await deliver(orderId);
    await page.goto(`/mypage/orders/${orderId}/claim?kind=exchange`, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const goods = page.getByRole('checkbox').first();
    if (!(await goods.isChecked())) await goods.press('Space');
    const labelOf = (name: string) =>
      page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
    const sizes = page.getByRole('group', { name: '바꿀 사이즈' }).locator('label');
    const size = sizes.filter({ has: page.getByRole('radio', { disabled: false }) }).first();
    await expect(size).toHaveCSS('outline-style', 'none');
    await size.click();
    await expect(size).toHaveCSS('outline-style', 'solid');
    const reason = page.getByRole('radio', { name: /사이즈가 맞지 않아요/ });
    const before = await reason.evaluate((node) => getComputedStyle(node).borderWidth);
    await reason.check();
    await expect(reason).not.toHaveCSS('border-width', before);
    await page.getByRole('button', { name: '교환 신청하기' }).click();
    await page.getByRole('link', { name: /원 결제하기$/ }).click();
    const method = labelOf('카카오페이');
    await expect(method).toHaveCSS('outline-style', 'none');
    await method.click();
    await expect(method).toHaveCSS('outline-style', 'solid');
  });

  test('of a checkbox', async ({ page }) => {
    await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const box = page.getByRole('checkbox', { name: '아이디 저장' });
    const empty = await box.evaluate((node) => getComputedStyle(node).backgroundColor);
    await box.press('Space');
    await expect(box).toBeChecked();
    await expect(box).not.toHaveCSS('background-color', empty);
  });
});
