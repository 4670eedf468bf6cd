import { insertRows } from '@mall/api/platform/database/insert-rows';
import type { Db } from '@mall/api/platform/database/schema/schema';
import { diceOf } from '../random.ts';
import { shareSeason } from '../wardrobe/set.ts';

const dayMs = 86_400_000;
/** How far apart two of a pair may be numbered, and how many each product has of its own. */
const reach = 40;
const pairsOfEach = 5;
const views = { least: 3, most: 22 } as const;

interface Looked {
  product_id: number;
  root_id: number;
  seasons: readonly string[];
}

/**
 * Which products are looked at together, in the last days: neighbours in the catalogue of one root category and season. A pair
 * stands in both directions.
 */
export async function seedViewPairs(db: Db, products: readonly Looked[], now: Date): Promise<void> {
  const inOrder = [...products].sort((one, other) => one.product_id - other.product_id);
  const day = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  const pairs = new Map<string, { one: number; other: number; count: number }>();
  for (const [place, { product_id, root_id, seasons }] of inOrder.entries()) {
    const dice = diceOf(`looked-at-with-${product_id}`);
    const near = inOrder
      .slice(Math.max(0, place - reach / 2), place + reach / 2)
      .filter((other) => other.product_id !== product_id && other.root_id === root_id)
      .filter((other) => shareSeason(seasons, other.seasons));
    for (const { product_id: other } of dice.sample(near, pairsOfEach)) {
      const [low, high] = [Math.min(product_id, other), Math.max(product_id, other)];
      pairs.set(`${low} ${high}`, { one: low, other: high, count: dice.between(views.least, views.most) });
    }
  }
  await insertRows(
    db,
    'product_view_pairs',
    [...pairs.values()].flatMap(({ one, other, count }) => [
      { product_id: one, other_id: other, day, views: count },
      { product_id: other, other_id: one, day, views: count },
    ]),
  );
}
