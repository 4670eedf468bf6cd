import type { Route } from '@playwright/test';
import type { Place } from '../../faults/browser/open-place.ts';
import type { Breaking } from '../../faults/browser/run-case.ts';
import { faultAttack } from '../../faults/fault-attack.ts';
import { brokenRelease } from '../../faults/release/broken-release.ts';

const entryOf = ({ remote }: Place) => new RegExp(`/_assets/${remote}/[^/]+/remoteEntry\\.js`);
const missing = (route: Route) => route.fulfill({ status: 404, body: 'not found' });

/** Answers requests for files by `answer`, so many times or until healed. */
async function breakFiles(
  { page }: Place,
  pattern: RegExp,
  answer: (route: Route) => Promise<void>,
  times = Number.POSITIVE_INFINITY,
): Promise<Breaking> {
  let met = 0;
  let isHealthy = false;
  await page.route(pattern, async (route) => {
    if (isHealthy || met >= times) return route.fallback();
    met += 1;
    return answer(route);
  });
  return {
    wasMet: () => met > 0,
    heal: async () => {
      isHealthy = true;
    },
  };
}

async function damaged(route: Route): Promise<void> {
  const reply = await route.fetch();
  const headers = reply.headers();
  delete headers['content-encoding'];
  await route.fulfill({ status: 200, headers, body: `${await reply.text()} ` });
}

export const entryMissingOnce = faultAttack({
  name: 'faults/entry-missing-once',
  about: 'a remote whose script answers 404 once comes with the next try',
  quick: ['mf-content'],
  fault: 'its script answers 404 once',
  by: 'address',
  prepare: (place) => breakFiles(place, entryOf(place), missing, 1),
  report: { by: 'browser', says: /^mf-[a-z-]+: slot: / },
  cameBy: 'by the next try',
});

export const entryMissing = faultAttack({
  name: 'faults/entry-missing',
  about: 'a remote whose script is missing for good gives way to its previous version',
  fault: 'its script answers 404 for good',
  by: 'address',
  release: brokenRelease,
  prepare: async (place) => {
    const { wasMet } = await breakFiles(
      place,
      new RegExp(`/_assets/${place.remote}/9\\.0\\.\\d+/remoteEntry\\.js`),
      missing,
    );
    return { wasMet };
  },
  report: { by: 'browser', says: /^mf-[a-z-]+: slot: / },
  cameBy: 'by the previous good version',
});

/** How long each answer takes, ms. */
const slowMs = 8000;

export const entrySlow = faultAttack({
  name: 'faults/entry-slow',
  about: 'a remote whose script comes late is taken when it has come',
  fault: 'its script comes after 8 s',
  by: 'address',
  prepare: async (place) => {
    const { wasMet } = await breakFiles(place, entryOf(place), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      // The page may be closed by then.
      await route.continue().catch(() => undefined);
    });
    return { wasMet };
  },
  report: { by: 'browser', says: /^mf-[a-z-]+: slot: .*took longer than/ },
  cameBy: 'by the script that came late',
});

export const entryDamaged = faultAttack({
  name: 'faults/entry-damaged',
  about: 'a remote whose script does not match the release is not run, and comes when it matches again',
  fault: 'its script is damaged, for 3 s',
  by: 'address',
  lastsMs: 3000,
  prepare: (place) => breakFiles(place, entryOf(place), damaged),
  report: { by: 'browser', says: /^mf-[a-z-]+: slot: / },
  cameBy: 'by the next try',
});

export const sharedLibrary = faultAttack({
  name: 'faults/shared-library',
  about: 'a library that remotes share and that did not come once is asked for again with the next try',
  remotes: ['mf-cart-order', 'mf-product'],
  quick: ['mf-cart-order'],
  fault: 'the library that it shares answers 404 once',
  by: 'address',
  prepare: (place) => breakFiles(place, /\/_assets\/mf-[a-z-]+\/[^/]+\/vendors-[^/]+\.js/, missing, 1),
  report: { by: 'browser', says: /^mf-[a-z-]+: slot: / },
  cameBy: 'by the next try',
});
