import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import { type BrowserContext, chromium } from 'playwright-core';
import { installedBrowser } from '../installed-browser.ts';
import { closePage } from './within.ts';

/** The shop in which a release is looked at. */
export interface ShopPlace {
  /** Address that shoppers use. */
  origin: string;
  /** Host and port that this address is reached by from here, where that is not what its name says; e.g. `proxy:8443`. */
  reachedBy?: string | undefined;
  /** Whether the shop may show an untrusted certificate: in a trial only. */
  trustsAnyCertificate?: boolean;
}

/** What a person does who cannot have the release looked at. */
export const otherwise = 'or promote with --no-smoke --why "<reason>"';
/** An edge fetches the release's files first, ms. */
const openLimitMs = 30_000;

/** Sends what goes to the shop's address to where it is reached from here; names in pages and certificates stay. */
function resolverRule({ origin, reachedBy }: ShopPlace): string[] {
  if (!reachedBy) return [];
  const { hostname, port, protocol } = new URL(origin);
  const asked = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return [`--host-resolver-rules=MAP ${asked} ${reachedBy}`];
}

/** Opens a browser in which all pages of the shop are of one release, hands it over, and closes it in any case. */
export async function withPreview<Result>(
  shop: ShopPlace,
  { word, id, signal }: { word: string; id: string; signal: AbortSignal },
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const executablePath = installedBrowser();
  if (!executablePath)
    throw new RegistryError('there is no Chromium to look at the release with', [
      `install it (apt-get install chromium), name one with CHROMIUM_PATH, ${otherwise}`,
    ]);
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
      ...resolverRule(shop),
    ],
  });
  const close = () => void browser.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    const context = await browser.newContext({
      baseURL: shop.origin,
      locale: 'ko-KR',
      ignoreHTTPSErrors: shop.trustsAnyCertificate === true,
    });
    await openPreview(context, shop, { word, id });
    return await use(context);
  } catch (error) {
    if (browser.isConnected()) throw error;
    throw new RegistryError('the browser ended in the middle of the look', [
      `promote once more; where it ends again it may lack memory, ${otherwise}`,
    ]);
  } finally {
    signal.removeEventListener('abort', close);
    await browser.close();
  }
}

/** Has all pages of this context be of the release. */
async function openPreview(
  context: BrowserContext,
  { origin }: ShopPlace,
  { word, id }: { word: string; id: string },
): Promise<void> {
  const page = await context.newPage();
  const reply = await page
    .goto(`/?release=${word}`, { waitUntil: 'commit', timeout: openLimitMs })
    .catch((error: Error) => error.message.split('\n')[0] ?? '');
  await closePage(page);
  if (typeof reply === 'string' || reply === null)
    throw new RegistryError(
      `no shop answers at ${origin}, in which the release could be looked at: ${reply ?? 'it sent nothing'}`,
      [`start it (npm start), name it with PUBLIC_ORIGIN, ${otherwise}`],
    );
  if (reply.status() === 403)
    throw new RegistryError(`the shop at ${origin} does not know ${id}: it follows another registry`, [
      'name the right one with PUBLIC_ORIGIN, or its data folder with DATA_DIR',
    ]);
}
