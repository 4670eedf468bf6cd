import { expect } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

for (const width of [360, 390, 430])
  test(`the order of a list is read whole, filtered or not, on a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const query of ['', '?f_colors[]=BLACK&gnb_state=DELIVERY_GUARANTEE']) {
      await page.goto(`/goods/list${query}`, { waitUntil: 'domcontentloaded' });
      await whenAlive(page);
      await page.evaluate(() => document.fonts.ready);
      const slack = await page.getByRole('combobox', { name: '정렬' }).evaluate((select) => {
        const style = getComputedStyle(select);
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas || !(select instanceof HTMLSelectElement)) throw new Error('no select');
        canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        const word = select.selectedOptions[0]?.text ?? '';
        return select.clientWidth - padding - canvas.measureText(word).width;
      });
      expect(slack, 'free width beside the word, px').toBeGreaterThanOrEqual(0);
      await expect(page.getByRole('button', { name: /^필터/ })).toBeVisible();
    }
  });
