import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

export interface ChosenOption {
  product_id: number;
  product_option_id: number;
  stock: number;
  /** Guest's and member's (3 %) price of one piece in KRW. */
  guest_price: number;
  member_price: number;
}

/** Options with plenty of stock of different products without promotions, cheapest first. */
export async function choosePlainOptions(db: Db, count: number): Promise<ChosenOption[]> {
  const { rows } = await sql<ChosenOption>`
    select distinct on (p.sell_price, p.product_id) p.product_id, o.product_option_id, o.stock,
      p.sell_price as guest_price, p.sell_price * 97 / 1000 * 10 as member_price
    from products p join product_options o using (product_id)
    where p.promotions <@ '{DELIVERY_GUARANTEE}' and not p.is_hidden and o.stock between 20 and 90 and o.sale_state = 'ON'
    order by p.sell_price, p.product_id, o.product_option_id limit ${count}`.execute(db);
  if (rows.length < count) throw new Error('the catalogue has too few plain options');
  return rows;
}

export const wanted = (
  option: Pick<ChosenOption, 'product_id' | 'product_option_id'>,
  order_quantity = 1,
) => ({
  product_id: option.product_id,
  product_option_id: option.product_option_id,
  order_quantity,
});

export async function stockOf(db: Db, product_option_id: number): Promise<number> {
  const { stock } = await db
    .selectFrom('product_options')
    .select('stock')
    .where('product_option_id', '=', product_option_id)
    .executeTakeFirstOrThrow();
  return stock;
}

export async function setStock(db: Db, product_option_id: number, stock: number): Promise<void> {
  await db
    .updateTable('product_options')
    .set({ stock })
    .where('product_option_id', '=', product_option_id)
    .execute();
}
