import { findHeadlessShell } from '@mall/scripts/browser/find-chromium';
import type { Browser } from '@playwright/test';

/** One Chromium for all attacks that look at pages, opened when the first of them asks for it. */
export function createBrowserOwner(say: (line: string) => void) {
  let opened: Promise<Browser> | null = null;
  const launch = async () => {
    // Playwright takes a second to load, which attacks without a browser need not wait for.
    const { chromium } = await import('@playwright/test');
    return chromium.launch({
      executablePath: findHeadlessShell(say),
      args: ['--no-sandbox', '--disable-background-networking'],
    });
  };
  return {
    open: () => {
      opened ??= launch();
      return opened;
    },
    close: async () => (await opened)?.close(),
  };
}
