import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/rules/accessible.ts';
import { watchForFailures } from '../support/rules/no-failures.ts';
import { expectTouchTargets } from '../support/rules/touch-targets.ts';
import { goToAllGoods, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Popups come with the page. */
async function meetPopups(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: '새 소식' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  return dialog;
}

test.use({ storageState: { cookies: [], origins: [] } });

test.describe('a shopper meets popups on the home page', () => {
  test('and closes them for today', async ({ page, isMobile }) => {
    const failures = watchForFailures(page);
    await page.goto('/');
    const dialog = await meetPopups(page);
    await expect(dialog.getByText('1 / 2')).toBeVisible();
    await dialog.getByRole('button', { name: '다음 소식' }).click();
    await expect(dialog.getByText('2 / 2')).toBeVisible();
    const title = isMobile ? '빠른배송으로 내일 만나요' : '신규 회원 환영 혜택';
    await expect(dialog.getByRole('heading', { name: title })).toBeInViewport();

    await expectAccessible(page, 'dialog');
    // It scrolls through the slides.
    await expectTouchTargets(page, 'dialog[open]');
    await dialog.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
    await expect(dialog).toBeHidden();
    // A tab of its own has the browser's memory, not the other tab's.
    const other = await page.context().newPage();
    await other.goto('/', { waitUntil: 'load' });
    await whenAlive(other);
    await goToAllGoods(other, isMobile);
    failures.expectNone();
  });

  test('and a finger that was on its way to the page meets nothing in them', async ({ page }) => {
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        if (!(target instanceof HTMLDialogElement)) return;
        const button = target.querySelector('[aria-label="새 소식 닫기"]');
        const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
        const met = document.elementFromPoint(x + width / 2, y + height / 2);
        document.documentElement.dataset.met = `${button?.contains(met)}`;
      };
      addEventListener('toggle', note, true);
    });
    await page.goto('/');
    const dialog = await meetPopups(page);
    await expect(page.locator('html')).toHaveAttribute('data-met', 'false');
    await dialog.getByRole('button', { name: '새 소식 닫기' }).click();
    await expect(dialog).toBeHidden();
  });

  test('and Escape gives the page back where it was', async ({ page, isMobile }) => {
    await page.goto('/');
    const dialog = await meetPopups(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await goToAllGoods(page, isMobile);
  });
});
