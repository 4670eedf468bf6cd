import type { Page } from '@playwright/test';

/** Marks what the server rendered, before any script runs: a page that is drawn anew instead of taken over loses the mark. */
export async function markServerContent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const heading of document.querySelectorAll('#content [data-boundary] h1'))
        heading.setAttribute('data-from-server', '');
    });
  });
}
