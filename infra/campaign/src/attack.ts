import type { FaultCase, FaultRow } from './faults/fault-case.ts';
import type { CampaignShop } from './shop/campaign-shop.ts';

/** What an attack came to: how many tries, and each that got through, in words a person can act on. */
export interface AttackResult {
  tried: number;
  fallen: readonly string[];
  /** What each case of a fault looked like; attacks of other areas have none. */
  rows?: readonly FaultRow[];
}

export interface Attack {
  /** Its folder and what it does, as one types it: `money/other-payments`. */
  name: string;
  /** What of the shop it is about, in plain words: the promise that it tries to break. */
  about: string;
  /** Whether it is short enough to run with every test. */
  isQuick: boolean;
  /** The cases of a fault, each a line of docs/faults.md. */
  cases?: readonly FaultCase[];
  /** `isQuick` asks for as little as runs with every test. */
  run: (shop: CampaignShop, isQuick: boolean) => Promise<AttackResult>;
}
