import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';
import { idSchema, someOf } from '../reading/published.ts';

const line = (length: number) => z.string().trim().min(1).max(length);
const storeShape = {
  name: line(60),
  region: line(20),
  address: line(200),
  phone: z.string().regex(/^[0-9-]{7,20}$/, 'a phone number has digits and hyphens'),
  hours: line(100),
  brand_ids: z.array(idSchema).min(1).max(50),
};

/** Puts a store into the store finder. */
export const addStore = operatorCommand(z.strictObject(storeShape), async (store, { tx }) => {
  await requireBrands(tx, store.brand_ids);
  const { store_id } = await tx
    .insertInto('stores')
    .values(store)
    .returning('store_id')
    .executeTakeFirstOrThrow();
  return {
    lines: [`store ${store_id} is in the store finder: /store`],
    changes: [{ subject: `store ${store_id}`, before: null, after: store }],
  };
});

/** Changes a store; what was not given stays. */
export const changeStore = operatorCommand(someOf(storeShape), async ({ id, ...given }, { tx }) => {
  const before = await tx
    .selectFrom('stores')
    .selectAll()
    .where('store_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw refused(`there is no store ${id}`);
  await requireBrands(tx, given.brand_ids ?? []);
  await tx.updateTable('stores').set(given).where('store_id', '=', id).execute();
  return { lines: [`store ${id} changed`], changes: [{ subject: `store ${id}`, before, after: given }] };
});

/** Takes a store out of the store finder. */
export const removeStore = operatorCommand(z.strictObject({ id: idSchema }), async ({ id }, { tx }) => {
  const before = await tx.deleteFrom('stores').where('store_id', '=', id).returningAll().executeTakeFirst();
  if (!before) throw refused(`there is no store ${id}`);
  return {
    lines: [`store ${id} removed: ${before.name}`],
    changes: [{ subject: `store ${id}`, before, after: null }],
  };
});

/** All stores by region and name. */
export const listStores = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const rows = await tx
    .selectFrom('stores')
    .select(['store_id', 'name', 'region', 'phone', 'brand_ids'])
    .orderBy('region')
    .orderBy('name')
    .limit(1000)
    .execute();
  const lines = rows.map(
    (row) =>
      `store ${row.store_id}: ${row.region} ${row.name}; ${row.phone}; brands ${row.brand_ids.join(', ')}`,
  );
  return { lines: lines.length > 0 ? lines : ['no stores'], changes: [] };
});

async function requireBrands(tx: Db, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select wanted.id from unnest(${[...ids]}::int[]) wanted(id)
    where not exists (select from brands b where b.brand_id = wanted.id)`.execute(tx);
  if (rows.length > 0)
    throw refused(
      'no such brands:',
      rows.map(({ id }) => String(id)),
    );
}
