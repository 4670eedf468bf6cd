import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';

const id = z.int().positive();
const moment = z.iso.datetime({ offset: true });

/** Sells a product by timed holds, from now on closed until it opens (decision 131). */
export const addDrop = operatorCommand(
  z.strictObject({
    product_id: id,
    opens_at: moment.optional(),
    ends_at: moment.optional(),
    hold_minutes: z.int().min(1).max(60),
    pieces_per_person: z.int().min(1).max(99),
  }),
  async ({ product_id, opens_at: opening, ends_at: ending, ...terms }, { tx, now }) => {
    const opens_at = opening ? new Date(opening) : now;
    const ends_at = ending ? new Date(ending) : null;
    if (ends_at && ends_at <= opens_at) throw refused('a drop ends after it opens');
    const product = await tx
      .selectFrom('products')
      .select('product_name')
      .where('product_id', '=', product_id)
      .executeTakeFirst();
    if (!product) throw refused(`there is no product ${product_id}`);
    const made = await tx
      .insertInto('drops')
      .values({ product_id, opens_at, ends_at, ...terms, created_at: now })
      .onConflict((conflict) => conflict.column('product_id').where('ended_at', 'is', null).doNothing())
      .returning('drop_id')
      .executeTakeFirst();
    if (!made) throw refused(`product ${product_id} has a drop already`);
    return {
      lines: [`drop ${made.drop_id} of ${product.product_name} opens at ${opens_at.toISOString()}`],
      changes: [{ subject: `drop ${made.drop_id}`, before: null, after: { product_id, opens_at, ...terms } }],
    };
  },
);

interface Standing
  extends Row<
      'drops',
      'drop_id' | 'product_id' | 'opens_at' | 'ends_at' | 'hold_minutes' | 'pieces_per_person'
    >,
    Row<'products', 'product_name'> {
  held: number;
  waiting: number;
  ordered: number;
}

/** Drops that are not over: how many pieces are held and ordered, and who waits. */
export const listDrops = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const { rows } = await sql<Standing>`
    select d.drop_id, d.product_id, g.product_name, d.opens_at, d.ends_at, d.hold_minutes, d.pieces_per_person,
      coalesce(sum(p.pieces) filter (where p.state = 'HELD'), 0)::int as held,
      (count(*) filter (where p.state = 'WAITING'))::int as waiting,
      coalesce(sum(p.pieces) filter (where p.state = 'ORDERED'), 0)::int as ordered
    from drops d join products g using (product_id) left join drop_places p using (drop_id)
    where d.ended_at is null group by d.drop_id, g.product_name order by d.opens_at, d.drop_id`.execute(tx);
  const lineOf = (drop: Standing) =>
    [
      `drop ${drop.drop_id}: product ${drop.product_id} ${drop.product_name}`,
      `opens ${drop.opens_at.toISOString()}${drop.ends_at ? `, ends ${drop.ends_at.toISOString()}` : ''}`,
      `holds of ${drop.hold_minutes} min, ${drop.pieces_per_person} a person`,
      `${drop.held} held, ${drop.ordered} ordered, ${drop.waiting} waiting`,
    ].join('; ');
  return { lines: rows.length > 0 ? rows.map(lineOf) : ['no drops'], changes: [] };
});

/** Ends a drop: its queue goes, holds last until their time, what is left is sold as any product. */
export const endDrop = operatorCommand(z.strictObject({ drop_id: id }), async ({ drop_id }, { tx, now }) => {
  const ended = await tx
    .updateTable('drops')
    .set({ ended_at: now })
    .where('drop_id', '=', drop_id)
    .where('ended_at', 'is', null)
    .returning('product_id')
    .executeTakeFirst();
  if (!ended) throw refused(`there is no drop ${drop_id} that is not over`);
  return {
    lines: [`drop ${drop_id} of product ${ended.product_id} has ended`],
    changes: [{ subject: `drop ${drop_id}`, before: null, after: { ended_at: now } }],
  };
});
