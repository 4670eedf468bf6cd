import { sql } from 'kysely';
import * as z from 'zod';
import { refreshAvailability } from '../../../../catalogue/products/availability.ts';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';

const id = z.int().positive();
const price = z.int().positive().max(100_000_000);

interface OptionRow
  extends Row<'product_options', 'product_option_id' | 'size_name' | 'stock' | 'sale_state'> {
  color_name: string;
}

/** A product's price and its options, whose ids `stock` asks for. */
export const showProduct = operatorCommand(
  z.strictObject({ product_id: id }),
  async ({ product_id }, { tx }) => {
    const { rows: products } = await sql<Row<'products', 'product_name' | 'sell_price' | 'retail_price'>>`
      select product_name, sell_price, retail_price from products
      where product_id = ${product_id}::int`.execute(tx);
    const [product] = products;
    if (!product) throw refused(`there is no product ${product_id}`);
    const { rows: options } = await sql<OptionRow>`
      select o.product_option_id, c.name as color_name, o.size_name, o.stock, o.sale_state
      from product_options o join product_colors c using (color_id)
      where o.product_id = ${product_id}::int order by c.position, o.position`.execute(tx);
    const { product_name, sell_price, retail_price } = product;
    return {
      lines: [
        `product ${product_id}: ${product_name}, ${sell_price} KRW (retail ${retail_price} KRW)`,
        ...options.map((option) => {
          const { product_option_id, color_name, size_name, stock, sale_state } = option;
          return `option ${product_option_id}: ${color_name} / ${size_name}, ${stock} pieces, ${sale_state}`;
        }),
      ],
      changes: [],
    };
  },
);

/** Sets how many pieces there are of an option; one that was sold out goes on sale again. */
export const setStock = operatorCommand(
  z.strictObject({ product_option_id: id, stock: z.int().min(0).max(1_000_000) }),
  async ({ product_option_id, stock }, { tx }) => {
    const before = await tx
      .selectFrom('product_options')
      .select(['product_id', 'stock', 'sale_state', 'held'])
      .where('product_option_id', '=', product_option_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw refused(`there is no option ${product_option_id}`);
    const { product_id, held, ...was } = before;
    if (stock < held)
      throw refused(`${held} pieces of option ${product_option_id} are held by shoppers of a drop`);
    const sale_state = stock > 0 && was.sale_state === 'SOLDOUT' ? 'ON' : was.sale_state;
    await tx
      .updateTable('product_options')
      .set({ stock, sale_state })
      .where('product_option_id', '=', product_option_id)
      .execute();
    await refreshAvailability(tx, [product_id]);
    return {
      lines: [`option ${product_option_id}: ${was.stock} -> ${stock} pieces`],
      changes: [
        { subject: `product_option ${product_option_id}`, before: was, after: { stock, sale_state } },
      ],
    };
  },
);

interface Prices extends Row<'products', 'retail_price' | 'sell_price' | 'time_sale_price'> {}

/** Sets selling price, retail price or both of a product, in KRW. */
export const setPrice = operatorCommand(
  z.strictObject({ product_id: id, sell_price: price.optional(), retail_price: price.optional() }),
  async ({ product_id, ...wanted }, { tx }) => {
    const { rows } = await sql<Prices>`
      select retail_price, sell_price, time_sale_price from products
      where product_id = ${product_id}::int for no key update`.execute(tx);
    const before = rows[0];
    if (!before) throw refused(`there is no product ${product_id}`);
    const sell_price = wanted.sell_price ?? before.sell_price;
    const retail_price = wanted.retail_price ?? before.retail_price;
    if (sell_price > retail_price)
      throw refused(`${sell_price} KRW is more than the retail price of ${retail_price} KRW`);
    if (before.time_sale_price !== null && before.time_sale_price > sell_price) {
      throw refused(`the time sale at ${before.time_sale_price} KRW would be dearer than ${sell_price} KRW`);
    }
    await sql`update products set sell_price = ${sell_price}::int, retail_price = ${retail_price}::int
      where product_id = ${product_id}::int`.execute(tx);
    return {
      lines: [
        `product ${product_id}: ${before.sell_price} -> ${sell_price} KRW (retail ${retail_price} KRW)`,
      ],
      changes: [{ subject: `product ${product_id}`, before, after: { sell_price, retail_price } }],
    };
  },
);
