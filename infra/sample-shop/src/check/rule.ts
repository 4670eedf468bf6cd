import type { Shop } from './reading/shop.ts';

/** One thing that has to be true of the whole sample shop. */
export interface Rule {
  /** What is true when nothing is found, as a sentence. */
  name: string;
  /** Each violation as a line that names its product, banner or row. */
  find: (shop: Shop) => readonly string[] | Promise<readonly string[]>;
}
