import type { Page } from 'playwright-core';
import { closePage, within } from './within.ts';

const never = new Promise<never>(() => undefined);

it('what comes in time is the answer, with its own error, and what never comes is an error that says so', async () => {
  await expect(within(1000, Promise.resolve('alive'))).resolves.toBe('alive');
  await expect(within(1000, Promise.resolve(null))).resolves.toBeNull();
  await expect(within(1000, Promise.reject(new Error('it was left')))).rejects.toThrow('it was left');
  await expect(within(10, never)).rejects.toThrow('it answers nothing within 0.01 s');
});

// Chromium did not say of a page that it was closed, and the look waited.
it('a page that is never said to be closed is left to the end of the browser', async () => {
  const page: Pick<Page, 'close'> = { close: () => never };
  await expect(closePage(page, 10)).resolves.toBeUndefined();
});
