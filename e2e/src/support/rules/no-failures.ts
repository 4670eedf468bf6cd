import { expect, type Page } from '@playwright/test';

/** A part or a chunk that loaded too late on a busy machine, and is retried. The bench asserts load times. */
const late = /took longer than \d+ ms|Loading chunk \S+ failed\.\s+\(timeout:/;

interface Failures {
  expectNone: () => void;
  /** Parts that loaded too late on a busy machine. The previous version may have been rendered instead. */
  lateParts: () => number;
}

/** Collects what a page must never do: crash, complain, break its own security policy or report a failure. */
export function watchForFailures(page: Page): Failures {
  const failures: string[] = [];
  let lateParts = 0;
  let reports = 0;
  const note = (kind: string, message: string) => {
    if (late.test(message)) lateParts += 1;
    else failures.push(`${kind}: ${message}`);
  };
  page.on('pageerror', (error) => note('error', error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') note('console', message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/_reports/failures')) reports += 1;
  });
  return {
    lateParts: () => lateParts,
    expectNone: () => {
      expect(failures).toEqual([]);
      expect(reports, 'failures that the page reported').toBeLessThanOrEqual(lateParts);
    },
  };
}
