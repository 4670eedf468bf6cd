import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/schema/schema.ts';

const dayMs = 86_400_000;
/** How long pairs count, days. */
const retentionDays = 28;
/** Pairs that wait to be written; more in one round are left out. */
const maximumPending = 2_000;
/** Pairs that one network address adds in a day. */
const maximumOfAddress = 300;

interface Look {
  productId: number;
  seenIds: readonly number[];
  /** The viewer: the browser session, or the address without one. Forgotten with the process. */
  who: string;
  address: string;
}

/**
 * Counts which products are looked at in one browser (decision 121). A browser counts each pair once a day; what tells
 * browsers apart is hashed with a salt that no one knows, lies in memory only and is bounded.
 */
export class ViewCounter {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #salt = randomBytes(16);
  readonly #counted = new LRUCache<string, true>({ max: 50_000 });
  readonly #ofAddress = new LRUCache<string, number>({ max: 20_000 });
  #pending = new Map<string, number>();

  constructor(db: Db, clock: () => Date) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Notes a look; written with the next `flush`. */
  note({ productId, seenIds, who, address }: Look): void {
    const day = this.#day();
    for (const seenId of new Set(seenIds)) {
      if (seenId === productId) continue;
      const pair = `${Math.min(productId, seenId)} ${Math.max(productId, seenId)} ${day}`;
      const viewKey = this.#hash(`${who} ${pair}`);
      const place = this.#hash(`${address} ${day}`);
      const used = this.#ofAddress.get(place) ?? 0;
      if (this.#counted.has(viewKey) || used >= maximumOfAddress) continue;
      if (!this.#pending.has(pair) && this.#pending.size >= maximumPending) continue;
      this.#counted.set(viewKey, true);
      this.#ofAddress.set(place, used + 1);
      this.#pending.set(pair, (this.#pending.get(pair) ?? 0) + 1);
    }
  }

  /** Writes what was noted, both ways; pairs with a product that is not there are dropped. */
  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const pairs = [...this.#pending].map(([pair, views]) => {
      const [one, other, day] = pair.split(' ');
      return { one: Number(one), other: Number(other), day, views };
    });
    this.#pending = new Map();
    await sql`
      with noted as (
        select * from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
          as n (one integer, other integer, day date, views integer)
      )
      insert into product_view_pairs (product_id, other_id, day, views)
      select p.product_id, o.product_id, n.day, n.views from (
        select one, other, day, views from noted union all select other, one, day, views from noted
      ) n join products p on p.product_id = n.one join products o on o.product_id = n.other
      order by 1, 2, 3
      on conflict (product_id, other_id, day) do update set views = product_view_pairs.views + excluded.views`.execute(
      this.#db,
    );
  }

  #day(): string {
    return this.#clock().toISOString().slice(0, 10);
  }

  #hash(text: string): string {
    return createHash('sha256').update(this.#salt).update(text).digest('base64url').slice(0, 16);
  }
}

/** Deletes pairs that count no longer. */
export async function forgetViewPairs(db: Db, now: Date): Promise<void> {
  await sql`delete from product_view_pairs where day < ${oldestDay(now)}::date`.execute(db);
}

/** First day whose pairs still count, as YYYY-MM-DD. */
export const oldestDay = (now: Date): string =>
  new Date(now.getTime() - retentionDays * dayMs).toISOString().slice(0, 10);
