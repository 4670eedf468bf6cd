import { formatDate } from '@mall/contracts/domain/korean-time';
import { defineConfig, devices } from '@playwright/test';

const wholeBrowser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-background-networking'];
// Pictures of a phone's density would be drawn while a journey waits for them, three shoppers at once: over HTTP/1.1 its
// scripts wait behind them. Those of a plain screen are drawn ahead.
const phone = { ...devices['iPhone 14'], deviceScaleFactor: 1, defaultBrowserType: 'chromium' } as const;
/** What promotes a release for everybody: `npm test` runs it first, one at a time. */
const alone = ['**/composition/release.spec.ts', '**/composition/broken-shell.spec.ts'];
const desktop = { viewport: { width: 1536, height: 900 } };
const origin = process.env.SHOP_ORIGIN ?? 'http://localhost:3000';

/** No journey starts behind the seed's popups; `popups.spec.ts` opens them. */
const closedPopups = { name: 'POPUPS_CLOSED', value: `${formatDate(new Date().toISOString())}:1,2,3` };

/** Journeys in a real Chromium against a running shop (`npm test -- e2e` starts one of its own). */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/playwright',
  // Far above what any step takes: a slow machine makes a journey slow, not wrong. `npm run bench` holds times.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Three files at a time, as journeys wait a third of theirs; an account belongs to one test at a time (`holdAccount`).
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // A second try on a loaded machine; `npm test` names what needed it.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: [closedPopups] }] },
    locale: 'ko-KR',
    actionTimeout: 60_000,
    // Recording every journey takes a third of its time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? wholeBrowser,
      args,
    },
  },
  projects: [
    { name: 'alone', testMatch: alone, use: desktop },
    {
      name: 'mobile',
      use: phone,
      testMatch: [
        '**/journeys/*.spec.ts',
        '**/*.mobile.spec.ts',
        '**/dialogs.spec.ts',
        '**/every-page.spec.ts',
        '**/fixed-header.spec.ts',
        '**/my-sizes.spec.ts',
      ],
    },
    {
      // The headless shell has no back/forward cache, and Playwright turns off the browser's.
      name: 'bfcache',
      testMatch: '**/*.bfcache.spec.ts',
      use: {
        ...desktop,
        launchOptions: {
          executablePath: wholeBrowser,
          args,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'desktop',
      testIgnore: [...alone, '**/*.mobile.spec.ts', '**/*.bfcache.spec.ts'],
      use: desktop,
    },
  ],
});
