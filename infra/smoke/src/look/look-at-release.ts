import type { SmokeFailure, SmokeOptions, SmokeResult } from '@mall/registry/known/smoke-tool';
import type { BrowserContext } from 'playwright-core';
import { lookAtPage } from './look-at-page.ts';
import { addressesOf, type RouteToSee, routesToSee } from './sample-addresses.ts';
import { checkData, siteMapOf } from './shop-data.ts';
import { type ShopPlace, withPreview } from './shop-place.ts';

/** Longest that a whole release may take, ms. */
const limitMs = 8 * 60_000;
const pagesAtOnce = 2;
/** Who repairs a release looks at some of them: the others are named. */
const mostPictures = 20;

/**
 * Looks at every page of a release in the running shop, by a link that shows it to one browser.
 * @param signal ends the look: it rejects then.
 * @throws RegistryError where it cannot be looked at: no browser, no shop, a shop of another registry.
 */
export async function lookAtRelease(
  options: SmokeOptions,
  shop: ShopPlace,
  signal: AbortSignal = new AbortController().signal,
): Promise<SmokeResult> {
  const { release, word } = options;
  return withPreview(shop, { word, id: release.id, signal }, async (context) => {
    await checkData(context, shop);
    const result = await new Look(context, options).all(routesToSee(release), await siteMapOf(context));
    // Pages without data work, too: it has to have been there all the time.
    await checkData(context, shop);
    return result;
  });
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
  ) {}

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
    const { release, say } = this.options;
    this.#seen.add(route);
    const place = `${String(this.#seen.size).padStart(3)} of ${total}  ${route.remote} ${address}`;
    if (performance.now() > this.#until) {
      const reasons = [`there was no time for it within ${limitMs / 60_000} minutes`];
      this.#failures.set(route, { remote: route.remote, page: address, reasons, picture: null });
      return;
    }
    const wanted = { route, address, release, isPictured: this.#failures.size < mostPictures };
    const { seen, failure } = await lookAtPage(this.context, wanted);
    this.#links.push(...seen.links);
    if (failure) this.#failures.set(route, failure);
    say(`${place}: ${failure ? failure.reasons.join('; ') : 'ok'}`);
  }
}
