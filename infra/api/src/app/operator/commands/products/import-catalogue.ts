import { sql } from 'kysely';
import * as z from 'zod';
import { photoKey } from '../../../../catalogue/pictures/photos.ts';
import { refreshAvailability } from '../../../../catalogue/products/availability.ts';
import { insertRows } from '../../../../platform/database/insert-rows.ts';
import type { Db, Row } from '../../../../platform/database/schema/schema.ts';
import { checkCatalogue, type ImportedProduct } from '../../import/check-catalogue.ts';
import { productRows } from '../../import/product-rows.ts';
import { type Photo, readPhotos } from '../../import/read-photos.ts';
import { type OperatorContext, type OperatorResult, preparedCommand, refused } from '../operator-command.ts';

const inputSchema = z.strictObject({
  csv: z.string().max(20_000_000),
  /** Files by name, base64. */
  pictures: z.record(z.string().max(200), z.string()),
});

/** Faults listed per import; more would hide the first. */
const listedFaults = 50;

/**
 * Adds products from CSV with their pictures: every row is checked, and all of it goes in or nothing. The pictures are
 * shrunk before the transaction, which on the embedded database is the only connection that there is.
 */
export const importCatalogue = preparedCommand(inputSchema, async ({ csv, pictures }) => {
  const { products, faults } = checkCatalogue(csv, new Set(Object.keys(pictures)));
  const photos = await readPhotos(products, pictures, faults);
  return (context) => addProducts({ products, photos, faults }, context);
});

interface CheckedCatalogue {
  products: readonly ImportedProduct[];
  photos: ReadonlyMap<string, Photo>;
  /** What is wrong already without a look into the database. */
  faults: readonly string[];
}

async function addProducts(
  { products, photos, faults: ownFaults }: CheckedCatalogue,
  { tx, now, pictures }: OperatorContext,
): Promise<OperatorResult> {
  const faults = [...ownFaults, ...(await unknownReferences(tx, products))];
  if (faults.length > 0) {
    const more = faults.length - listedFaults;
    throw refused(`nothing was imported, ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}:`, [
      ...faults.slice(0, listedFaults),
      ...(more > 0 ? [`and ${more} more`] : []),
    ]);
  }
  if (products.length === 0) throw refused('the file has no products');

  await sql`lock table products in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(product_id), 0)::int as last from products`.execute(tx);
  const first = (rows[0]?.last ?? 0) + 1;
  const brandNames = await namesOfBrands(tx, products);
  const made = products.map((product, index) =>
    productRows(product, {
      productId: first + index,
      photos,
      now,
      brandName: brandNames.get(product.shared.brand_id) ?? '',
    }),
  );
  // Files first: a product whose photo is missing would be worse than a photo without a product.
  for (const { sha256, bytes } of photos.values()) await pictures.keep(photoKey(sha256), bytes);
  for (const [table, part] of [
    ['products', made.map((item) => item.product)],
    ['product_colors', made.flatMap((item) => item.colors)],
    ['product_options', made.flatMap((item) => item.options)],
  ] as const) {
    await insertRows(tx, table, part);
  }
  const ids = made.map((item) => item.product.product_id);
  await refreshAvailability(tx, ids);
  return {
    lines: made.map(
      ({ product, options }) =>
        `${product.product_id}  ${product.code}  ${product.product_name}  ${options.length} options`,
    ),
    changes: made.map(({ product, options }) => ({
      subject: `product ${product.product_id}`,
      before: null,
      after: { code: product.code, sell_price: product.sell_price, options: options.length },
    })),
  };
}

async function namesOfBrands(tx: Db, products: readonly ImportedProduct[]): Promise<Map<number, string>> {
  const ids = products.map((product) => product.shared.brand_id);
  const { rows } = await sql<Row<'brands', 'brand_id' | 'name'>>`
    select brand_id, name from brands where brand_id = any(${ids}::int[])`.execute(tx);
  return new Map(rows.map((row) => [row.brand_id, row.name]));
}

/** Brands and categories that do not exist, and codes that are taken. */
async function unknownReferences(tx: Db, products: readonly ImportedProduct[]): Promise<string[]> {
  const { rows: brands } = await sql<{ id: number }>`select brand_id as id from brands`.execute(tx);
  const { rows: categories } = await sql<{ id: number }>`
    select category_id as id from categories where parent_id is not null`.execute(tx);
  const codes = products.map((product) => product.code);
  const { rows: taken } = await sql<Row<'products', 'code'>>`
    select code from products where code = any(${codes}::text[])`.execute(tx);
  const has = (rows: readonly { id: number }[], id: number) => rows.some((row) => row.id === id);
  return products.flatMap(({ line, code, shared }) => [
    ...(has(brands, shared.brand_id) ? [] : [`line ${line}: there is no brand ${shared.brand_id}`]),
    ...(has(categories, shared.category_id)
      ? []
      : [`line ${line}: there is no second-level category ${shared.category_id}`]),
    ...(taken.some((row) => row.code === code) ? [`line ${line}: the code ${code} is taken`] : []),
  ]);
}
