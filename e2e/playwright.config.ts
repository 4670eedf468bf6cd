import { formatDate } from '@mall/contracts/domain/korean-time';
import { defineConfig, devices } from '@playwright/test';

const origin = process.env.SHOP_ORIGIN ?? 'http://localhost:3000';

/** No journey starts behind the seed's popups; `popups.spec.ts` opens them. */
const closedPopups = { name: 'POPUPS_CLOSED', value: `${formatDate(new Date().toISOString())}:1,2,3` };

/** Journeys in a real Chromium against a running shop (`npm test -- e2e` starts one of its own). */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/playwright',
  timeout: 150_000,
  expect: { timeout: 15_000 },
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A second try on a loaded machine; `npm test` names what needed it.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: [closedPopups] }] },
    locale: 'ko-KR',
    actionTimeout: 20_000,
    // Recording every journey takes a third of its time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
      // Pages must come back from the back/forward cache, which Playwright turns off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1536, height: 900 } }, testIgnore: '**/*.mobile.spec.ts' },
    {
      name: 'mobile',
      use: { ...devices['iPhone 14'], defaultBrowserType: 'chromium' },
      testMatch: [
        '**/journeys/*.spec.ts',
        '**/*.mobile.spec.ts',
        '**/every-page.spec.ts',
        '**/dialogs.spec.ts',
        '**/fixed-header.spec.ts',
      ],
    },
  ],
});
