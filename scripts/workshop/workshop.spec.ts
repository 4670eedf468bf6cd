import AxeBuilder from '@axe-core/playwright';
import { familySites } from '@mall/contracts/domain/family-site';
import { expect, type Page, test } from '@playwright/test';
import { dialogs, isDialog, primitives } from '../../shared-ui/workshop/primitives.ts';
import { stylesOf } from './styles-of.ts';
import { changesOf, touchAll } from './touch.ts';

async function open(page: Page, primitive: string, site = 'tbh_shop', state = ''): Promise<void> {
  await page.goto(`/sheet?${new URLSearchParams({ primitive, site, state })}`);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(site);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** What axe finds, each with the rule and where. A sheet shows one component several times, and is no whole page. */
async function faultsOn(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // No frame is of another origin: the second page that axe opens for those doubles its time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(['region', 'landmark-unique', ...leftOut])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Higher than any sheet, px: the picture of one that does not fit begins below its top. */
const tallestSheet = 4000;

test('every primitive looks as before', async ({ page, viewport }) => {
  await page.setViewportSize({ width: viewport?.width ?? 0, height: tallestSheet });
  await open(page, 'all');
  for (const primitive of primitives.filter((name) => !isDialog(name))) {
    const sheet = page.getByRole('region', { name: primitive, exact: true });
    await expect.soft(sheet).toHaveScreenshot(`${primitive}.png`);
    expect.soft(await stylesOf(sheet)).toMatchSnapshot(`${primitive}.txt`);
  }
});

// A modal dialog is above everything else and fills the window.
for (const [dialog, states] of Object.entries(dialogs))
  test(`a ${dialog} looks as before, and has no fault that axe finds`, async ({ page }) => {
    for (const state of states) {
      await open(page, dialog, 'tbh_shop', state);
      const name = `${dialog}${state === 'open' ? '' : `-${state.replaceAll(' ', '-')}`}`;
      await expect.soft(page).toHaveScreenshot(`${name}.png`);
      expect.soft(await stylesOf(page.locator('body'))).toMatchSnapshot(`${name}.txt`);
      // Chromium and Firefox give a text that scrolls the focus by themselves.
      expect.soft(await faultsOn(page, ['scrollable-region-focusable'])).toEqual([]);
    }
  });

test('another colour of one border is another style', async ({ page }) => {
  await open(page, 'checkbox');
  const sheet = page.getByRole('region', { name: 'checkbox', exact: true });
  const before = await stylesOf(sheet);
  await sheet
    .getByRole('checkbox')
    .first()
    .evaluate((box) => {
      box.style.border = '1px solid rgb(1, 2, 3)';
    });
  // A colour is on its way for a moment.
  await expect.poll(() => stylesOf(sheet)).not.toBe(before);
});

for (const { code } of familySites)
  test.describe(code, () => {
    test.use({ deviceScaleFactor: 0.06 });
    test('has no fault that axe finds, its own colours and face, and a ring on what has the focus', async ({
      page,
    }) => {
      await open(page, 'dialog', code);
      expect.soft(await faultsOn(page)).toEqual([]);
      expect.soft(await stylesOf(page.locator('body'))).toMatchSnapshot(`site-${code}-dialog.txt`);
      await open(page, 'touched', code);
      await touchAll(page);
      const changes = await changesOf(page);
      // A disabled control is only hovered.
      expect.soft(changes.filter((line) => /^(?!.*disabled).*focused: nothing/.test(line))).toEqual([]);
      expect.soft(`${changes.join('\n')}\n`).toMatchSnapshot(`site-${code}-touched.txt`);
      await open(page, 'all', code);
      expect.soft(await faultsOn(page)).toEqual([]);
      const main = page.getByRole('main');
      expect.soft(await stylesOf(main)).toMatchSnapshot(`site-${code}.txt`);
      await expect.soft(main).toHaveScreenshot(`site-${code}.png`, { scale: 'device' });
    });
  });

test.describe('what can be touched', () => {
  // As large as a ring around a control has to be to be seen.
  test.use({ deviceScaleFactor: 0.6 });
  test('looks as before hovered, focused and pressed', async ({ page }) => {
    await open(page, 'touched');
    await touchAll(page);
    await expect(page.getByRole('main')).toHaveScreenshot('touched.png', { scale: 'device' });
  });
});
