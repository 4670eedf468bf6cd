import type { AsyncCommand } from 'fast-check';
import { everythingAgrees } from '../agree.ts';
import type { ShopModel } from '../shop-model.ts';
import type { Shopper } from '../shopper.ts';

export type ShopCommand = AsyncCommand<ShopModel, Shopper>;

interface Act {
  /** What it is, with its numbers, for the reader of a sequence that failed. */
  name: string;
  /** Whether it makes sense now. */
  when?: (model: Readonly<ShopModel>) => boolean;
  /** Does it at the shop, and to the model what it should have done. */
  act: (model: ShopModel, shopper: Shopper) => Promise<void>;
}

/** Something a shopper, the provider or an operator does, after which everything has to agree. */
export const command = ({ name, when = () => true, act }: Act): ShopCommand => ({
  check: when,
  run: async (model, shopper) => {
    await act(model, shopper);
    await everythingAgrees(model, shopper);
  },
  toString: () => name,
});
