import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { listMagazines } from '@mall/contracts/api/content/magazines';
import { addToCart } from '@mall/contracts/api/orders/carts';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { BrowserContext, Page } from '@playwright/test';
import type { Caller } from '../../callers/caller.ts';
import { logIn } from '../../callers/members.ts';
import type { CampaignShop } from '../../shop/campaign-shop.ts';
import type { FaultPage, FaultRemote } from '../fault-pages.ts';
import type { PreviewedRelease } from '../release/broken-release.ts';
import { type Entry, entryAt } from './came-by.ts';
import { collectReports, type Report } from './collect-reports.ts';
import { recordViews, type Seen } from './record-views.ts';

/** A browser of its own before a page of a remote, with all that it saw and reported. */
export interface Place {
  shop: CampaignShop;
  remote: FaultRemote;
  /** Path of the page. */
  path: string;
  context: BrowserContext;
  page: Page;
  reports: readonly Report[];
  /** What stood in the slot, in order. */
  seen: () => Promise<Seen[]>;
  /** Documents of the shop that were loaded, the one that the shopper opened among them. */
  loads: () => number;
  /** Scripts of the remote's container that came. */
  entries: readonly Entry[];
  close: () => Promise<void>;
}

/** The path of a page: of the first product or article, where it is one's. */
async function pathOf(caller: Caller, page: string): Promise<string> {
  if (page.includes(':productId')) {
    const { data } = await caller.call(searchProducts, { query: { display_size: 1 } });
    return page.replace(':productId', String(data.rows[0]?.product_id));
  }
  if (page.includes(':magazineId')) {
    const { data } = await caller.call(listMagazines, { query: { limit: 1 } });
    return page.replace(':magazineId', String(data.rows[0]?.magazine_id));
  }
  return page;
}

/** A member who has something in the cart; the cookies of the login. */
async function enter(shop: CampaignShop, caller: Caller, { member, page }: FaultPage): Promise<void> {
  if (!member) return;
  await logIn(caller, member);
  if (page !== '/cart') return;
  const { product_id, product_option_id } = await shop.goods.take(20);
  await caller.call(addToCart, {
    body: { products: [{ product_id, product_option_id, order_quantity: 1 }] },
  });
}

/** A cookie as the browser takes it: one with the prefix belongs to https, for which it takes this machine. */
const cookieOf = (origin: string, name: string, value: string) =>
  name.startsWith('__Host-')
    ? { name, value, url: origin.replace(/^http:/, 'https:'), secure: true }
    : { name, value, url: origin };

/** The home's popups as a shopper has closed them for today: they would lie over what is pressed. */
const closedPopups = () => ({
  name: 'POPUPS_CLOSED',
  value: `${formatDate(new Date().toISOString())}:1,2,3`,
});

interface PlaceOptions {
  remote: FaultRemote;
  /** Release that this browser sees; stable otherwise. */
  release?: PreviewedRelease | undefined;
  target: FaultPage;
}

/** Opens a browser of its own that has not been anywhere yet; the caller closes it. */
export async function openPlace(
  shop: CampaignShop,
  { remote, release, target }: PlaceOptions,
): Promise<Place> {
  const caller = shop.visitor();
  await enter(shop, caller, target);
  const path = await pathOf(caller, target.page);
  const browser = await shop.browser();
  const context = await browser.newContext({
    baseURL: shop.origin,
    locale: 'ko-KR',
    viewport: { width: 1536, height: 900 },
    storageState: { cookies: [], origins: [{ origin: shop.origin, localStorage: [closedPopups()] }] },
    extraHTTPHeaders: { 'x-forwarded-for': caller.address },
  });
  const cookies = [...caller.cookies, ['client-session-id', caller.session] as const];
  await context.addCookies(cookies.map(([name, value]) => cookieOf(shop.origin, name, value)));
  // What tsx puts around the functions that go into the page.
  await context.addInitScript('globalThis.__name = (value) => value');
  if (release) await context.request.get(`/?release=${encodeURIComponent(release.word)}`);
  const reports = collectReports(context);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  const entries: Entry[] = [];
  page.on('response', (response) => {
    const entry = response.ok() ? entryAt(response.url(), remote) : null;
    if (entry) entries.push(entry);
  });
  await page.addInitScript(recordViews, { remote, path, ready: target.ready });
  return {
    shop,
    remote,
    path,
    context,
    page,
    reports,
    seen: () => page.evaluate(() => (window as Window & { seenViews?: Seen[] }).seenViews ?? []),
    loads: () => loads,
    entries,
    close: () => context.close(),
  };
}
