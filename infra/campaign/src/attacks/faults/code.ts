import type { Place } from '../../faults/browser/open-place.ts';
import type { Breaking } from '../../faults/browser/run-case.ts';
import { faultAttack } from '../../faults/fault-attack.ts';
import { pressPages } from '../../faults/fault-pages.ts';
import { type CodeFault, faultName, faultOf, thrownBy } from '../../faults/release/broken-code.ts';
import { brokenRelease } from '../../faults/release/broken-release.ts';

/** Has the broken version of the remote fail in one way; met once the page has reported it. */
const failing =
  (fault: CodeFault) =>
  async ({ page, remote, reports }: Place): Promise<Breaking> => {
    await page.addInitScript(
      ([name, value]) => {
        Reflect.set(window, name, value);
      },
      [faultName, faultOf(remote, fault)] as const,
    );
    return { wasMet: () => reports.some(({ message }) => message.includes(thrownBy(fault))) };
  };

/** Presses what has a handler on the page of the remote. */
const pressIt = ({ page, remote }: Place) => {
  const { press = 'button[type="button"]:visible:enabled' } = pressPages[remote];
  return page.locator(`#slot-${remote}`).locator(press).first().click();
};

export const throwsAtLoad = faultAttack({
  name: 'faults/throws-at-load',
  about: 'a remote whose code throws while it is loaded gives way to its previous version',
  fault: 'it throws while it is loaded',
  by: 'address',
  release: brokenRelease,
  prepare: failing('load'),
  report: { by: 'browser', says: /^mf-[a-z-]+: slot: .*broken in load/ },
  cameBy: 'by the previous good version',
});

export const throwsInRender = faultAttack({
  name: 'faults/throws-in-render',
  about: 'a remote that throws in render gives way to its previous version',
  fault: 'it throws in render',
  by: 'address',
  release: brokenRelease,
  prepare: failing('render'),
  report: { by: 'browser', says: /^mf-[a-z-]+: slot: .*broken in render/ },
  cameBy: 'by the previous good version',
});

export const throwsInHandler = faultAttack({
  name: 'faults/throws-in-handler',
  about: 'a handler that throws takes nothing away from the page',
  fault: 'a handler of a press throws',
  pages: pressPages,
  by: 'address',
  release: brokenRelease,
  prepare: failing('handler'),
  press: pressIt,
  report: { by: 'browser', says: /^mf-[a-z-]+: uncaught: .*broken in handler/ },
  cameBy: 'nothing was lost',
});

export const uncaughtPromise = faultAttack({
  name: 'faults/uncaught-promise',
  about: 'a promise that nobody catches takes nothing away from the page',
  fault: 'a promise is rejected that nobody catches',
  pages: pressPages,
  by: 'address',
  release: brokenRelease,
  prepare: failing('promise'),
  press: pressIt,
  report: { by: 'browser', says: /^mf-[a-z-]+: uncaught: .*broken in promise/ },
  cameBy: 'nothing was lost',
});
