import { familySiteCodeSchema, familySiteOf, familySites } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';

const id = z.int().positive().max(1_000_000);
const name = z.string().trim().min(1).max(60);
const introduction = z.string().trim().max(1000);

/** Every brand with its site and how many products it has. */
export const listBrands = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const { rows } = await sql<
    Row<'brands', 'brand_id' | 'name' | 'name_en' | 'family_site_id'> & { products: number }
  >`
    select b.brand_id, b.name, b.name_en, b.family_site_id,
      (select count(*)::int from products p where p.brand_id = b.brand_id) as products
    from brands b order by b.brand_id`.execute(tx);
  const codeOf = (siteId: number) => familySites.find((site) => site.id === siteId)?.code ?? String(siteId);
  return {
    lines:
      rows.length === 0
        ? ['there are no brands yet; brands add makes one']
        : rows.map(
            (row) =>
              `${row.brand_id}  ${row.name} (${row.name_en})  ${codeOf(row.family_site_id)}  ${row.products} products`,
          ),
    changes: [],
  };
});

const newBrandSchema = z.strictObject({
  brand_id: id.optional(),
  name,
  name_en: name,
  site: familySiteCodeSchema,
  introduction: introduction.default(''),
});

/** Adds a brand; an import names it by the id that is printed. */
export const addBrand = operatorCommand(newBrandSchema, async ({ brand_id, site, ...texts }, { tx }) => {
  await sql`lock table brands in exclusive mode`.execute(tx);
  const brands = await tx.selectFrom('brands').select(['brand_id', 'name']).execute();
  const wanted = brand_id ?? Math.max(0, ...brands.map((brand) => brand.brand_id)) + 1;
  const taken = brands.find((brand) => brand.brand_id === wanted);
  if (taken) throw refused(`brand ${wanted} exists: ${taken.name}`);
  const row = { brand_id: wanted, family_site_id: familySiteOf(site).id, ...texts };
  await tx.insertInto('brands').values(row).execute();
  return {
    lines: [`brand ${wanted} added: ${texts.name}, on ${site}`],
    changes: [{ subject: `brand ${wanted}`, before: null, after: row }],
  };
});

const brandChangeSchema = z.strictObject({
  brand_id: id,
  name: name.optional(),
  name_en: name.optional(),
  site: z.optional(familySiteCodeSchema),
  introduction: introduction.optional(),
});

/** Changes what is given of a brand; the rest stays. */
export const changeBrand = operatorCommand(
  brandChangeSchema,
  async ({ brand_id, site, ...texts }, { tx }) => {
    const before = await tx
      .selectFrom('brands')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refused(`there is no brand ${brand_id}`);
    const after = {
      ...before,
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
      ...(site ? { family_site_id: familySiteOf(site).id } : {}),
    };
    await tx.updateTable('brands').set(after).where('brand_id', '=', brand_id).execute();
    return {
      lines: [`brand ${brand_id} changed: ${after.name}`],
      changes: [{ subject: `brand ${brand_id}`, before, after }],
    };
  },
);
