import type { BrowserContext, Page } from '@playwright/test';

/** Values of the cookies with a login's token, whichever login it is. */
export async function tokensOf(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies();
  return cookies
    .filter(({ name, httpOnly }) => httpOnly && /^(?:__Host-)?session/.test(name))
    .map(({ value }) => value);
}

/** All that a script of the page can read: cookies, stores, databases, caches, its history and the document. */
export function readableBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const entries = performance.getEntries().map(({ name }) => name);
    return JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      databases,
      cached,
      entries,
      location.href,
      document.referrer,
      window.name,
      history.state,
      document.documentElement.outerHTML,
    ]);
  });
}
