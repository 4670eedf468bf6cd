import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import type { BrowserContext } from 'playwright-core';
import { addressesIn } from './sample-addresses.ts';
import { otherwise, type ShopPlace } from './shop-place.ts';
import { closePage, within } from './within.ts';

const limitMs = 10_000;
/** The API answers 404 to it; without the API the edge answers by itself. */
const unknownCall = '/api/smoke';

/** Reads addresses of the shop. Only the browser knows the way to it, and its site map lets no script ask. */
async function withReader<Result>(
  context: BrowserContext,
  use: (read: (address: string) => Promise<{ status: number; text: string }>) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  try {
    return await use(async (address) => {
      const found = await page.goto(address, { waitUntil: 'commit', timeout: limitMs }).catch(() => null);
      const text = await within(limitMs, found?.text() ?? Promise.resolve('')).catch(() => null);
      return found && text !== null ? { status: found.status(), text } : { status: 0, text: '' };
    });
  } finally {
    await closePage(page);
  }
}

/** @throws RegistryError where the API does not answer: without data every page of every release works. */
export async function checkData(context: BrowserContext, { origin }: ShopPlace): Promise<void> {
  const { status } = await withReader(context, (read) => read(unknownCall));
  if (status === 0 || status >= 500)
    throw new RegistryError(`the shop at ${origin} has no data: its API answers ${status || 'nothing'}`, [
      `look once more when it is there, ${otherwise}`,
    ]);
}

/** Addresses of the site map; none where the shop has no such map. */
export async function siteMapOf(context: BrowserContext): Promise<string[]> {
  return withReader(context, async (read) => {
    const addressesOfMap = async (address: string) => {
      const { status, text } = await read(address);
      return status === 200 ? addressesIn(text) : [];
    };
    const addresses: string[] = [];
    for (const file of await addressesOfMap('/sitemap.xml')) addresses.push(...(await addressesOfMap(file)));
    return addresses;
  });
}
