import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { containing, maximumListed } from '../looked-at.ts';
import { operatorCommand, refused } from '../operator-command.ts';

interface FoundProduct
  extends Row<
    'products',
    'product_id' | 'product_name' | 'code' | 'sell_price' | 'is_hidden' | 'is_sold_out'
  > {
  brand_name: string;
}

/** Products by part of their name, code or brand, hidden ones included; all of them without words. */
export const findProducts = operatorCommand(
  z.strictObject({
    search: z.string().trim().min(1).max(60).optional(),
    count: z.int().min(1).max(maximumListed),
  }),
  async ({ search, count }, { tx }) => {
    const like = containing(search ?? '');
    const { rows } = await sql<FoundProduct>`
      select p.product_id, p.product_name, p.code, p.sell_price, p.is_hidden, p.is_sold_out, b.name as brand_name
      from products p join brands b using (brand_id)
      where p.product_name ilike ${like} or p.code ilike ${like} or b.name ilike ${like} or b.name_en ilike ${like}
      order by p.product_id limit ${count}::int`.execute(tx);
    const lines = rows.map(
      ({ product_id, product_name, code, sell_price, is_hidden, is_sold_out, brand_name }) =>
        `product ${product_id}  ${code}  ${brand_name}  ${product_name}  ${sell_price} KRW${is_hidden ? '  hidden' : ''}${is_sold_out ? '  sold out' : ''}`,
    );
    return { lines: lines.length > 0 ? lines : ['no product is found'], changes: [] };
  },
);

interface LowOption extends Row<'product_options', 'product_option_id' | 'size_name' | 'stock'> {
  product_id: number;
  product_name: string;
  color_name: string;
}

/** Options on sale of which few pieces are left, fewest first; what is sold out is not among them. */
export const listLowStock = operatorCommand(
  z.strictObject({ below: z.int().min(1).max(1000), count: z.int().min(1).max(maximumListed) }),
  async ({ below, count }, { tx }) => {
    const { rows } = await sql<LowOption>`
      select o.product_option_id, o.size_name, o.stock, p.product_id, p.product_name, c.name as color_name
      from product_options o join products p using (product_id) join product_colors c using (color_id)
      where o.stock > 0 and o.stock < ${below}::int and o.sale_state = 'ON' and o.is_display and not p.is_hidden
      order by o.stock, p.sales_count desc, o.product_option_id limit ${count}::int`.execute(tx);
    const lines = rows.map(
      (option) =>
        `option ${option.product_option_id}  ${option.stock} pieces  product ${option.product_id} ${option.product_name}  ${option.color_name} / ${option.size_name}`,
    );
    return { lines: lines.length > 0 ? lines : [`nothing has fewer than ${below} pieces`], changes: [] };
  },
);

/** Takes a product off sale, out of lists and of the search, or puts it back. */
export const hideProduct = operatorCommand(
  z.strictObject({ product_id: z.int().positive(), is_hidden: z.boolean() }),
  async ({ product_id, is_hidden }, { tx }) => {
    const changed = await tx
      .updateTable('products')
      .set({ is_hidden })
      .where('product_id', '=', product_id)
      .where('is_hidden', '<>', is_hidden)
      .returning('product_name')
      .executeTakeFirst();
    if (!changed)
      throw refused(`there is no product ${product_id} that is ${is_hidden ? 'shown' : 'hidden'}`);
    return {
      lines: [`product ${product_id} ${changed.product_name} is ${is_hidden ? 'hidden' : 'shown'} now`],
      changes: [
        { subject: `product ${product_id}`, before: { is_hidden: !is_hidden }, after: { is_hidden } },
      ],
    };
  },
);
