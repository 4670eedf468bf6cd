import { expect, type Page } from '@playwright/test';

/** What a slot says of a part that a busy machine brought too late; it tries again. Times are held by the bench. */
const late = /took longer than \d+ ms/;

/** Collects what a page must never do: crash, complain, break its own security policy or report a failure. */
export function watchForFailures(page: Page): { expectNone: () => void } {
  const failures: string[] = [];
  let lateParts = 0;
  let reports = 0;
  page.on('pageerror', (error) => failures.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (late.test(message.text())) lateParts += 1;
    else failures.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/_reports/failures')) reports += 1;
  });
  return {
    expectNone: () => {
      expect(failures).toEqual([]);
      expect(reports, 'failures that the page reported').toBeLessThanOrEqual(lateParts);
    },
  };
}
