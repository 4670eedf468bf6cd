import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import type { BrowserContext, Page } from 'playwright-core';
import { addressesIn } from './sample-addresses.ts';
import { otherwise, type ShopPlace } from './shop-place.ts';

const limitMs = 10_000;

/** What an address of the shop answers; asked in the page, because only the browser knows the way to the shop. */
async function read(page: Page, address: string): Promise<{ status: number; text: string }> {
  const reading = page.evaluate(
    async ([url, limit]) => {
      const reply = await fetch(url, { signal: AbortSignal.timeout(limit) });
      return { status: reply.status, text: await reply.text() };
    },
    [address, limitMs] as const,
  );
  return reading.catch(() => ({ status: 0, text: '' }));
}

/**
 * Addresses of the site map; none where the shop has no such map.
 * @throws RegistryError where it has one and cannot make it: without its API no page shows what the release does with data.
 */
export async function siteMapOf(context: BrowserContext, { origin }: ShopPlace): Promise<string[]> {
  const page = await context.newPage();
  try {
    await page.goto('/robots.txt', { timeout: limitMs }).catch(() => null);
    const { status, text } = await read(page, '/sitemap.xml');
    if (status === 0 || status >= 500)
      throw new RegistryError(
        `the shop at ${origin} has no data: its site map answers ${status || 'nothing'}`,
        [`look once more when its API answers, ${otherwise}`],
      );
    if (status !== 200) return [];
    const files = await Promise.all(addressesIn(text).map((address) => read(page, address)));
    return files.filter((file) => file.status === 200).flatMap((file) => addressesIn(file.text));
  } finally {
    await page.close();
  }
}
