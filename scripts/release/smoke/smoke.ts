import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { shopOrigin } from '@mall/registry/config';
import type { SmokeFailure, SmokeOptions, SmokeResult } from '@mall/registry/known/smoke-tool';
import { type BrowserContext, chromium } from '@playwright/test';
import { installedBrowser } from '../../browser/find-chromium.ts';
import { SetupError } from '../../setup-error.ts';
import { lookAtPage } from './look-at-page.ts';
import { addressesIn, addressesOf, type RouteToSee, routesToSee } from './sample-addresses.ts';

/** Longest that a whole release may take, ms. */
const limitMs = 8 * 60_000;
const pagesAtOnce = 2;
const siteMapLimitMs = 10_000;

/** Looks at every page of a release in the running shop, by a link that shows it to one browser. */
export async function smoke(options: SmokeOptions): Promise<SmokeResult> {
  const { release } = options;
  const origin = shopOrigin(process.env);
  await checkShop(origin);
  const executablePath = installedBrowser();
  if (!executablePath)
    throw new SetupError(
      'there is no Chromium to look at the release with: install it (apt-get install chromium), name one with CHROMIUM_PATH, or promote with --no-smoke --why "<reason>"',
    );
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'ko-KR' });
    await openPreview(context, origin, options);
    return await new Look(context, options).all(routesToSee(release), await siteMapOf(context));
  } finally {
    await browser.close();
  }
}

async function checkShop(origin: string): Promise<void> {
  const reply = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (reply?.ok) return;
  throw new SetupError(
    `no shop answers at ${origin}, in which the release could be looked at: start it (npm start), name it with PUBLIC_ORIGIN, or promote with --no-smoke --why "<reason>"`,
  );
}

/** Has all pages of this context be of the release. */
async function openPreview(context: BrowserContext, origin: string, { word, release }: SmokeOptions) {
  const reply = await context.request.get(`/?release=${word}`);
  if (reply.status() === 403)
    throw new SetupError(
      `the shop at ${origin} does not know ${release.id}: it follows another registry; name the right one with PUBLIC_ORIGIN, or its data folder with DATA_DIR`,
    );
}

/** Addresses of the site map; none where the shop has no such map. */
async function siteMapOf({ request }: BrowserContext): Promise<string[]> {
  const read = async (address: string) => {
    const reply = await request.get(address, { timeout: siteMapLimitMs }).catch(() => null);
    return reply?.ok() ? addressesIn(await reply.text()) : [];
  };
  const files = await read('/sitemap.xml');
  return (await Promise.all(files.map(read))).flat();
}

/** One look at a release: which pages were seen, what they lead to and which failed. */
class Look {
  readonly #until = performance.now() + limitMs;
  readonly #seen = new Set<RouteToSee>();
  readonly #failures = new Map<RouteToSee, SmokeFailure>();
  readonly #links: string[] = [];

  constructor(
    private readonly context: BrowserContext,
    private readonly options: SmokeOptions,
  ) {
    rmSync(options.folder, { recursive: true, force: true });
    mkdirSync(options.folder, { recursive: true });
  }

  /** Routes whose address only a page knows come once that was seen. */
  async all(routes: readonly RouteToSee[], known: readonly string[]): Promise<SmokeResult> {
    let addresses = addressesOf(routes, known);
    while (addresses.size > this.#seen.size) {
      const next = [...addresses].filter(([route]) => !this.#seen.has(route));
      await this.#look(next, routes.length);
      addresses = addressesOf(routes, [...known, ...this.#links]);
    }
    await this.#lookAgain(addresses);
    return {
      pages: this.#seen.size,
      skipped: routes
        .filter((route) => !addresses.has(route))
        .map(({ remote, path: route }) => `${remote} ${route}`),
      failures: [...this.#failures.values()],
    };
  }

  async #look(pages: [RouteToSee, string][], total: number): Promise<void> {
    const queue = [...pages];
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await this.#lookAt(...next, total);
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, worker));
  }

  /** A page that fails beside another one, on a busy machine, counts by what it does alone. */
  async #lookAgain(addresses: ReadonlyMap<RouteToSee, string>): Promise<void> {
    for (const route of [...this.#failures.keys()]) {
      if (performance.now() > this.#until) return;
      this.options.say(`once more, alone: ${route.remote} ${addresses.get(route)}`);
      this.#failures.delete(route);
      await this.#lookAt(route, addresses.get(route) ?? route.path, addresses.size);
    }
  }

  async #lookAt(route: RouteToSee, address: string, total: number): Promise<void> {
    const { release, folder, say } = this.options;
    this.#seen.add(route);
    const place = `${String(this.#seen.size).padStart(3)} of ${total}  ${route.remote} ${address}`;
    if (performance.now() > this.#until) {
      const reasons = [`there was no time for it within ${limitMs / 60_000} minutes`];
      this.#failures.set(route, { remote: route.remote, page: address, reasons, picture: null });
      return;
    }
    const picture = path.join(folder, `${route.remote}-${route.id}.png`);
    const wanted = { route, address, release, picture };
    const { seen, failure } = await lookAtPage(this.context, wanted);
    this.#links.push(...seen.links);
    if (failure) this.#failures.set(route, failure);
    say(`${place}: ${failure ? failure.reasons.join('; ') : 'ok'}`);
  }
}
