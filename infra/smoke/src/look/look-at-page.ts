import type { Release } from '@mall/contracts/platform/release';
import type { SmokeFailure } from '@mall/registry/known/smoke-tool';
import type { BrowserContext, Page } from 'playwright-core';
import { FailurePicture } from './failure-picture.ts';
import { readableReasons } from './readable-reasons.ts';
import type { RouteToSee } from './sample-addresses.ts';
import { closePage, within } from './within.ts';
import { wrongAnswer } from './wrong-answer.ts';

/** Limits of one page, ms: of its document, of its coming to life, and of an answer once it lives. */
const loadLimitMs = 15_000;
const lifeLimitMs = 30_000;
const answerLimitMs = 5_000;

/** What a page was found to be. */
export interface Seen {
  reasons: string[];
  /** Addresses that it leads to. */
  links: string[];
}

/** What the shell says of each failure that it reports: `[where] message`. */
const reported = /^\[[^\]]+\] /;
/** A part that came too late on a busy machine; it is tried again, and the page has to come to life all the same. */
const late = /took longer than \d+ ms/;

/** Errors that the page throws or reports, from now on. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`it throws ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && reported.test(text) && !late.test(text))
      errors.push(`it reports ${text}`);
  });
  return errors;
}

/**
 * Waits until the shell and the page's slot answer, and no slot shows the panel of a remote that does not load. A slot
 * answers before its page does, whose code comes lazily: an element that React has taken over knows its place in the tree.
 */
async function whenAlive(page: Page): Promise<string[]> {
  // No function with a name inside: the page has not what tsx would note it with.
  const isAlive = () =>
    document.documentElement.dataset.alive === 'true' &&
    !document.querySelector('[data-waiting], .slot-panel') &&
    [...document.querySelectorAll('[id^="slot-"]')].every(
      ({ children }) =>
        children.length === 0 ||
        [...children].some((child) => Object.keys(child).some((key) => key.startsWith('__reactFiber$'))),
    );
  const life = page.waitForFunction(isAlive, undefined, { timeout: lifeLimitMs });
  if (await within(lifeLimitMs + answerLimitMs, life).catch(() => null)) return [];
  const panel = page.evaluate(() => document.querySelector('.slot-panel') !== null);
  const isBroken = await within(answerLimitMs, panel).catch(() => false);
  return [
    isBroken ? 'a part of it cannot be loaded' : `it did not come to life within ${lifeLimitMs / 1000} s`,
  ];
}

interface Wanted {
  route: RouteToSee;
  address: string;
  release: Release;
  /** Whether a picture is wanted if it fails. */
  isPictured: boolean;
}

/** Opens a page as a guest does, and says what is wrong with it. Never rejects. */
export async function lookAtPage(
  context: BrowserContext,
  wanted: Wanted,
): Promise<{ seen: Seen; failure: SmokeFailure | null }> {
  const { route, address } = wanted;
  const page = await context.newPage();
  const picture = await FailurePicture.watch(page, { reported, exempt: late });
  const seen = await see(page, wanted);
  const { reasons } = seen;
  const taken = reasons.length > 0 && wanted.isPictured ? await picture.get(page) : null;
  await closePage(page);
  if (reasons.length === 0) return { seen, failure: null };
  const failure = { remote: route.remote, page: address, reasons, picture: taken };
  return { seen, failure };
}

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      (link) => link.getAttribute('href') ?? '/',
    ),
  );

async function see(page: Page, wanted: Wanted): Promise<Seen> {
  const errors = collectErrors(page);
  try {
    const reply = await page.goto(wanted.address, { waitUntil: 'domcontentloaded', timeout: loadLimitMs });
    // Read before the browser changes anything: what the server made of it.
    const answer = {
      status: reply?.status() ?? 0,
      html: reply ? await within(loadLimitMs, reply.text()) : '',
    };
    const wrong = wrongAnswer(answer, wanted);
    const dead = wrong.length > 0 ? [] : await whenAlive(page);
    const links = await within(answerLimitMs, linksOf(page)).catch((error: Error) => {
      if (dead.length === 0) throw error;
      return [];
    });
    return { reasons: readableReasons([...wrong, ...dead, ...errors]), links };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { reasons: readableReasons([line, ...errors]), links: [] };
  }
}
