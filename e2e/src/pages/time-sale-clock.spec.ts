import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const width of [320, 390, 820, 1024, 1280, 1536])
  test(`the hour at which the time sale ends stands within its panel at ${width} px, before any script`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const clock = page.getByRole('timer').first();
    const panel = page.locator('section > div', { has: clock }).locator('> div', { has: clock }).first();
    const [inner, outer] = [await clock.boundingBox(), await panel.boundingBox()];
    if (!inner || !outer) throw new Error('the home page has no time sale');
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width - 12);
    expect(inner.height).toBeLessThan(40);
  });
