import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';

const id = z.int().positive().max(1_000_000);
const name = z.string().trim().min(1).max(40);

type CategoryRow = Row<'categories', 'category_id' | 'parent_id' | 'name' | 'position'>;

/** The two levels of categories as a tree, each with how many products it has. */
export const listCategories = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const { rows } = await sql<CategoryRow & { products: number }>`
    select c.*, (select count(*)::int from products p where p.category_id = c.category_id) as products
    from categories c order by c.position, c.category_id`.execute(tx);
  const childrenOf = (parent: CategoryRow) => rows.filter((row) => row.parent_id === parent.category_id);
  const lines = rows
    .filter((row) => row.parent_id === null)
    .flatMap((root) => [
      `${root.category_id}  ${root.name}`,
      ...childrenOf(root).map((row) => `  ${row.category_id}  ${row.name}  ${row.products} products`),
    ]);
  return {
    lines: lines.length === 0 ? ['there are no categories yet; categories add makes one'] : lines,
    changes: [],
  };
});

const newCategorySchema = z.strictObject({
  category_id: id.optional(),
  name,
  /** A category of the first level; without it the new one is of the first level. */
  parent_id: id.optional(),
});

/** Adds a category after its siblings. Products stand in the second level; MEN is 2 and WOMEN 3 (spec 2.6). */
export const addCategory = operatorCommand(
  newCategorySchema,
  async ({ category_id, name: title, parent_id = null }, { tx }) => {
    await sql`lock table categories in exclusive mode`.execute(tx);
    const rows = await tx.selectFrom('categories').selectAll().execute();
    const wanted = category_id ?? Math.max(0, ...rows.map((row) => row.category_id)) + 1;
    const taken = rows.find((row) => row.category_id === wanted);
    if (taken) throw refused(`category ${wanted} exists: ${taken.name}`);
    const parent = rows.find((row) => row.category_id === parent_id);
    if (parent_id !== null && !parent) throw refused(`there is no category ${parent_id}`);
    if (parent && parent.parent_id !== null)
      throw refused(`${parent.name} is of the second level, which has no levels below it`);
    const siblings = rows.filter((row) => row.parent_id === parent_id);
    const position = Math.max(-1, ...siblings.map((row) => row.position)) + 1;
    const row = { category_id: wanted, parent_id, name: title, position };
    await tx.insertInto('categories').values(row).execute();
    return {
      lines: [`category ${wanted} added: ${parent ? `${parent.name} > ` : ''}${title}`],
      changes: [{ subject: `category ${wanted}`, before: null, after: row }],
    };
  },
);

/** Renames a category or moves it among its siblings. Its parent stays: products carry the path. */
export const changeCategory = operatorCommand(
  z.strictObject({ category_id: id, name: name.optional(), position: z.int().min(0).max(1000).optional() }),
  async ({ category_id, ...wanted }, { tx }) => {
    const before = await tx
      .selectFrom('categories')
      .selectAll()
      .where('category_id', '=', category_id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refused(`there is no category ${category_id}`);
    const after = {
      ...before,
      name: wanted.name ?? before.name,
      position: wanted.position ?? before.position,
    };
    await tx.updateTable('categories').set(after).where('category_id', '=', category_id).execute();
    return {
      lines: [`category ${category_id} changed: ${after.name}, place ${after.position}`],
      changes: [{ subject: `category ${category_id}`, before, after }],
    };
  },
);
