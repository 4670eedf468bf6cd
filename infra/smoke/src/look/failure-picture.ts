import type { CDPSession, Page } from 'playwright-core';
import { within } from './within.ts';

/** What the shell says of each failure that it reports, `[where] message`, and what of it does not count. */
interface CountedReports {
  reported: string;
  exempt: string;
}

/**
 * Runs in the page, before its scripts; nothing outside this function exists there, and no function with a name inside.
 * Stops the page in the very step in which it throws, reports or shows a panel: nothing heals meanwhile.
 */
function pauseAtFailure({ reported, exempt }: CountedReports): void {
  console.error = new Proxy(console.error, {
    apply(target, self, given: unknown[]) {
      Reflect.apply(target, self, given);
      const text = String(given[0]);
      // biome-ignore lint/suspicious/noDebugger: it stops the page for its picture
      if (new RegExp(reported).test(text) && !new RegExp(exempt).test(text)) debugger;
    },
  });
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(
      type,
      (event) => {
        // biome-ignore lint/suspicious/noDebugger: as above; a file that does not come is reported by the shell
        if (event instanceof ErrorEvent || event instanceof PromiseRejectionEvent) debugger;
      },
      true,
    );
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('.slot-panel')) return;
    observer.disconnect();
    // biome-ignore lint/suspicious/noDebugger: as above
    debugger;
  }).observe(document, { childList: true, subtree: true });
}

/** Longest that a page stands still, ms. One that stops in the middle of a frame has no picture before it goes on. */
const stillLimitMs = 2000;
/** Longest that a page takes for a picture of itself as it is, ms. */
const pictureLimitMs = 5000;

const panelIsShown = "document.querySelector('.slot-panel') !== null";

/**
 * The picture of a page's first failure, taken while the page stands still: moments later it shows the version before,
 * or has healed. A panel in place of a part shows more than what stood there before it, and is taken instead.
 */
export class FailurePicture {
  #picture: Buffer | null = null;
  #hasPanel = false;

  private constructor(private readonly session: CDPSession) {
    session.on('Debugger.paused', ({ callFrames: [frame] }) => {
      void within(stillLimitMs, this.#take(frame?.callFrameId ?? ''))
        .catch(() => undefined)
        .then(() => session.send('Debugger.resume'))
        .catch(() => undefined);
    });
  }

  /** Watches a page that has not been opened yet. */
  static async watch(page: Page, reports: { reported: RegExp; exempt: RegExp }): Promise<FailurePicture> {
    const session = await page.context().newCDPSession(page);
    const picture = new FailurePicture(session);
    await session.send('Debugger.enable');
    await page.addInitScript(pauseAtFailure, {
      reported: reports.reported.source,
      exempt: reports.exempt.source,
    });
    return picture;
  }

  /** The picture, a PNG; of the page as it is now where it stood still for none, null where there is no page. */
  async get(page: Page): Promise<Buffer | null> {
    return this.#picture ?? (await page.screenshot({ timeout: pictureLimitMs }).catch(() => null));
  }

  async #take(callFrameId: string): Promise<void> {
    if (this.#hasPanel) return;
    try {
      const shown = await this.session.send('Debugger.evaluateOnCallFrame', {
        callFrameId,
        expression: panelIsShown,
        returnByValue: true,
      });
      this.#hasPanel = shown.result.value === true;
      if (this.#picture && !this.#hasPanel) return;
      const { data } = await this.session.send('Page.captureScreenshot');
      this.#picture = Buffer.from(data, 'base64');
    } catch {
      // The page was left or closed meanwhile.
    }
  }
}
