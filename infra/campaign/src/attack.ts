import type { CampaignShop } from './shop/campaign-shop.ts';

/** What an attack came to: how many tries, and each that got through, in words a person can act on. */
export interface AttackResult {
  tried: number;
  fallen: readonly string[];
}

export interface Attack {
  /** Its folder and what it does, as one types it: `money/other-payments`. */
  name: string;
  /** What of the shop it is about, in plain words: the promise that it tries to break. */
  about: string;
  /** Whether it is short enough to run with every test. */
  isQuick: boolean;
  run: (shop: CampaignShop) => Promise<AttackResult>;
}
