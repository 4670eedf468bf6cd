import type { Page } from '@playwright/test';

export interface Script {
  path: string;
  /** As it came over the line, or once came. */
  bytes: number;
  /** Asked for before the page's first work was done (shell: `whenIdle`). */
  isFirst: boolean;
}

/** Most JavaScript that a page may have before its first work is done, bytes (brotli). */
export const mostJavaScript = 175 * 1024;

/** Scripts that the page has loaded by itself: nobody has touched it. */
export async function scriptsOf(page: Page): Promise<Script[]> {
  await page.waitForFunction(() => performance.getEntriesByName('mall:idle').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const idleAt = performance.getEntriesByName('mall:idle')[0]?.startTime ?? 0;
    return performance.getEntriesByType('resource').flatMap((entry) => {
      const { pathname } = new URL(entry.name);
      if (!pathname.endsWith('.js') || !(entry instanceof PerformanceResourceTiming)) return [];
      return [{ path: pathname, bytes: entry.encodedBodySize, isFirst: entry.startTime < idleAt }];
    });
  });
}

export const sumOf = (scripts: readonly Script[]): number =>
  scripts.reduce((bytes, script) => bytes + script.bytes, 0);
