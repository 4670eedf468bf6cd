import { expect, type Page } from '@playwright/test';

/** Collects what a page must never do: crash, complain, break its own security policy or report a failure. */
export function watchForFailures(page: Page): { expectNone: () => void } {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/_reports/failures')) failures.push(`report: ${request.postData()}`);
  });
  return { expectNone: () => expect(failures).toEqual([]) };
}
