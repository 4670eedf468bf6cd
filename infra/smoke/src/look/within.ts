import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/**
 * What the browser answers in time. Of a page that loops, and of a body without end, it answers nothing, whatever limit
 * Playwright was given.
 * @param ms longest wait, ms.
 * @throws Error that says so.
 */
export async function within<Answer>(ms: number, asked: Promise<Answer>): Promise<Answer> {
  const limit = sleep(ms, null, { ref: false });
  const answer = await Promise.race([asked.then((given) => ({ given })), limit]);
  if (!answer) throw new Error(`it answers nothing within ${ms / 1000} s`);
  return answer.given;
}

const closeLimitMs = 5000;

/** Closes a page, or leaves it to the end of the browser: Chromium does not say of each that it is gone. */
export const closePage = (page: Pick<Page, 'close'>, limitMs = closeLimitMs): Promise<void> =>
  within(limitMs, page.close()).catch(() => undefined);
