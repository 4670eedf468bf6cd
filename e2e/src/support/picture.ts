import type { Page } from '@playwright/test';

/** A green picture of 400 x 400 px, large enough for a review. */
export async function picture(page: Page): Promise<Buffer> {
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
