import AxeBuilder from '@axe-core/playwright';
import { familySites } from '@mall/contracts/domain/family-site';
import { expect, type Page, test } from '@playwright/test';
import { primitives } from '../../shared-ui/workshop/primitives.ts';

async function open(page: Page, primitive: string, site = 'tbh_shop'): Promise<void> {
  await page.goto(`/sheet?primitive=${primitive}&site=${site}`);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(site);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** What axe finds, each with the rule and where. A sheet shows one component several times, and is no whole page. */
async function faultsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(['region', 'landmark-unique']).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

test('every primitive looks as before', async ({ page }) => {
  await open(page, 'all');
  for (const primitive of primitives.filter((name) => name !== 'dialog'))
    await expect
      .soft(page.getByRole('region', { name: primitive, exact: true }))
      .toHaveScreenshot(`${primitive}.png`);
  // A modal dialog is above everything else and fills the window.
  await open(page, 'dialog');
  await expect.soft(page).toHaveScreenshot('dialog.png');
});

for (const { code } of familySites)
  test.describe(code, () => {
    test.use({ deviceScaleFactor: 0.06 });
    test('has no fault that axe finds, and its own colours and face', async ({ page }) => {
      await open(page, 'dialog', code);
      expect.soft(await faultsOn(page)).toEqual([]);
      await open(page, 'all', code);
      expect.soft(await faultsOn(page)).toEqual([]);
      const main = page.getByRole('main');
      await expect.soft(main).toHaveScreenshot(`site-${code}.png`, { scale: 'device' });
    });
  });
