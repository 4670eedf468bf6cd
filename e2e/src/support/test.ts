import { test as base } from '@playwright/test';
import { releaseAccounts } from './accounts.ts';

interface Automatic {
  heldAccounts: undefined;
}

/** Playwright's `test`, whose accounts (`holdAccount`) are free again at its end. */
export const test = base.extend<Automatic>({
  heldAccounts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      await use(undefined);
      releaseAccounts();
    },
    { auto: true },
  ],
});
