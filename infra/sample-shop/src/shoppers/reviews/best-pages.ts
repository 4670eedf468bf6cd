/** Reviews that a product has on average, and the share of them that the smallest family site has. */
const reviewsPerProduct = 5.8;
const leastShare = 1 / 20;
/** Reviews of one tier: a page shows no more. */
const tierSize = 20;
/** Pages whose reviews are ranked apart; hardly anybody reads on. */
const distinctTiers = 12;
/** Shares of what likes are drawn from (`likesOf` in make-reviews.ts): so many of all, with so many likes at most. */
const draws = [
  { share: 0.62, most: 12 },
  { share: 0.155, most: 24 },
  { share: 0.05, most: 36 },
] as const;

/** Sentences that stand on the pages of one review already. */
export interface Said {
  has: (text: string) => boolean;
  add: (text: string) => void;
}

/**
 * Sentences on the pages of best reviews, by brand site and of the shop, so that none stands twice on a page. A
 * review's page is estimated from its likes; it shares no sentence with the pages before and after either.
 */
export class BestPages {
  readonly #tiers = new Map<string, Set<string>>();
  readonly #reviews: number;

  /** @param products how many the shop is going to have */
  constructor(products: number) {
    this.#reviews = products * reviewsPerProduct;
  }

  /** What stands on the pages that a review of a site comes to with so many likes; null where it is not shown. */
  of(site: string, likes: number): Said | null {
    const ahead = draws.reduce(
      (sum, { share, most }) => sum + share * Math.max(0, 1 - Math.cbrt(likes / most)),
      0,
    );
    const places = [
      { name: 'shop', tier: Math.floor((ahead * this.#reviews) / tierSize) },
      { name: site, tier: Math.floor((ahead * this.#reviews * leastShare) / tierSize) },
    ].filter(({ tier }) => tier < distinctTiers);
    if (places.length === 0) return null;
    const near = places.flatMap(({ name, tier }) => [-1, 0, 1].map((step) => this.#tier(name, tier + step)));
    const own = places.map(({ name, tier }) => this.#tier(name, tier));
    return {
      has: (text) => near.some((said) => said.has(text)),
      add: (text) => {
        for (const said of own) said.add(text);
      },
    };
  }

  #tier(name: string, tier: number): Set<string> {
    const key = `${name} ${tier}`;
    const said = this.#tiers.get(key) ?? new Set<string>();
    this.#tiers.set(key, said);
    return said;
  }
}
