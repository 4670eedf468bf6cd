import { defineConfig } from '@playwright/test';

/** Axe and pictures of the design system (`npm run workshop -- --check`). */
export default defineConfig({
  testDir: '.',
  testMatch: 'workshop.spec.ts',
  outputDir: '../../test-results/workshop',
  snapshotPathTemplate: '../../shared-ui/workshop/pictures/{projectName}/{arg}{ext}',
  timeout: 300_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['dot'], ['json']],
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      // Other machines draw the edges of letters with other greys.
      threshold: 0.25,
      maxDiffPixelRatio: 0.004,
      animations: 'disabled',
    },
  },
  use: {
    baseURL: process.env.WORKSHOP_ORIGIN ?? 'http://localhost:3200',
    // A hero that moves on by itself would be caught at any slide.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // A picture is taken as if there were a mouse; what a touch changes on a phone is in the records of the sites.
      grepInvert: /what can be touched/,
    },
  ],
});
