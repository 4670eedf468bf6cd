import type { Page } from '@playwright/test';
import { aliveAt } from './describe-views.ts';
import type { Place } from './open-place.ts';

const aliveLimitMs = 30_000;
/** So long it has to stay alive, ms: a page that crashes as it comes stands for a moment. */
const steadyMs = 400;

/** Waits until the page's scripts have taken over. */
const whenShellAlive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.alive === 'true', undefined, {
    timeout: aliveLimitMs,
  });

/** Where a shopper comes from who follows a link: a page that has nothing of the remote. */
const before = (remote: string) => (remote === 'mf-content' ? '/livestream' : '/cs/faq');

/** Opens the page by its address. When, in ms since the document began to load: at once. */
export async function load({ page, path }: Place): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return 0;
}

/** Opens another page first and uses it, so that what the shell needs for a press is there. */
export async function standBefore({ page, remote }: Place): Promise<void> {
  await page.goto(before(remote), { waitUntil: 'commit' });
  if (!(await isRestAlive(page))) throw new Error(`${before(remote)} does not answer`);
}

/** Presses a link to the page. When, in ms since the document began to load. */
export async function followLink({ page, path }: Place): Promise<number> {
  return page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.getElementById('content')?.append(link);
    const pressed = Math.round(performance.now());
    link.click();
    return pressed;
  }, path);
}

/** Waits until the page answers and goes on to; since when, ms since the document began to load. Null when it does not. */
export async function whenPageAlive({ page, seen }: Place): Promise<number | null> {
  for (const started = Date.now(); Date.now() - started < aliveLimitMs; await page.waitForTimeout(100)) {
    const [views, now] = [await seen(), await page.evaluate(() => performance.now())];
    const since = aliveAt(views);
    if (since !== null && now - since > steadyMs) return since;
  }
  return null;
}

/** Whether the header's search answers: a press opens its layer, which only the shell's code does, and Escape closes it. */
export async function isRestAlive(page: Page): Promise<boolean> {
  try {
    await whenShellAlive(page);
    const search = page.getByRole('combobox', { name: '상품 검색' });
    const layer = page.locator('search [id$="-layer"]');
    await search.click();
    await layer.waitFor({ state: 'visible' });
    await search.press('Escape');
    await layer.waitFor({ state: 'hidden' });
    await search.blur();
    return true;
  } catch {
    return false;
  }
}
