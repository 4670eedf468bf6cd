import type { ListPeriod } from '@mall/contracts/domain/catalogue/goods-list';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { type Bits, emptyBits, setBit } from '../columns/bits.ts';
import type { ListTable } from '../columns/list-table.ts';

/** How often places change, ms. Every process changes them at the same moments. */
const everyMs = 600_000;

/** Products that were sold in the last thirty days, in the order of a period. */
interface SalesOrder {
  /** Slots of one table, the best seller first. */
  order: Uint32Array;
  slots: Bits;
}

/** The best sellers of every period as they were at a moment. */
export interface RankedSales {
  /** The moment of the places, ms. */
  at: number;
  of: (table: ListTable, period: ListPeriod) => SalesOrder;
}

/** Places among the best sellers in this process, recounted on a read once they are ten minutes old. */
export class SalesRanks {
  readonly #db: Db;
  #known: RankedSales | null = null;
  #loading: { at: number; work: Promise<RankedSales> } | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The places at `now`; those of before when the database does not answer. */
  async read(now: Date): Promise<RankedSales> {
    const at = Math.floor(now.getTime() / everyMs) * everyMs;
    if (this.#known?.at === at) return this.#known;
    if (this.#loading?.at !== at) this.#loading = { at, work: this.#load(at, now) };
    const { work } = this.#loading;
    try {
      return await work;
    } catch (error) {
      if (this.#loading?.work === work) this.#loading = null;
      if (this.#known) return this.#known;
      throw error;
    }
  }

  async #load(at: number, now: Date): Promise<RankedSales> {
    const ids = await loadOrders(this.#db, now);
    const tables = new WeakMap<ListTable, Map<ListPeriod, SalesOrder>>();
    const of = (table: ListTable, period: ListPeriod) => {
      const orders = tables.get(table) ?? new Map<ListPeriod, SalesOrder>();
      tables.set(table, orders);
      const known = orders.get(period) ?? slotsOf(table, ids[period] ?? []);
      orders.set(period, known);
      return known;
    };
    const ranked = { at, of };
    this.#known = ranked;
    return ranked;
  }
}

function slotsOf(table: ListTable, ids: readonly number[]): SalesOrder {
  const order = Uint32Array.from(ids.flatMap((id) => table.slotOf(id) ?? []));
  const slots = emptyBits(table.capacity);
  for (const slot of order) setBit(slots, slot, true);
  return { order, slots };
}

/** A period with few sales goes on with those of the next longer one, so that every list is full. */
const orders: Readonly<Record<ListPeriod, ReturnType<typeof sql>>> = {
  REALTIME: sql`realtime desc, day desc, week desc, month desc, product_id desc`,
  DAY: sql`day desc, week desc, month desc, product_id desc`,
  WEEK: sql`week desc, month desc, product_id desc`,
  MONTH: sql`month desc, product_id desc`,
};

/** One row a product and day, thirty days, and one a product and hour, 24 hours: both by the key of their table. */
async function loadOrders(db: Db, now: Date): Promise<Record<ListPeriod, number[] | null>> {
  const { rows } = await sql<Record<ListPeriod, number[] | null>>`
    with days as (
      select product_id, sum(pieces) as month,
        sum(pieces) filter (where day > (${now}::timestamptz at time zone 'Asia/Seoul')::date - 7) as week
      from product_sales_days
      where day > (${now}::timestamptz at time zone 'Asia/Seoul')::date - 30 group by product_id
    ), hours as (
      select product_id, sum(pieces) as day,
        sum(pieces) filter (where hour > ${now}::timestamptz - interval '3 hours') as realtime
      from product_sales_hours where hour > ${now}::timestamptz - interval '24 hours' group by product_id
    ), sold as (
      select product_id, month, coalesce(week, 0) as week, coalesce(day, 0) as day, coalesce(realtime, 0) as realtime
      from days left join hours using (product_id)
    )
    select json_agg(product_id order by ${orders.REALTIME}) as "REALTIME",
      json_agg(product_id order by ${orders.DAY}) as "DAY",
      json_agg(product_id order by ${orders.WEEK}) as "WEEK",
      json_agg(product_id order by ${orders.MONTH}) as "MONTH"
    from sold`.execute(db);
  return rows[0] ?? { REALTIME: null, DAY: null, WEEK: null, MONTH: null };
}
