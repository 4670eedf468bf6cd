import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import * as z from 'zod';
import { insertRows } from '../database/insert-rows.ts';
import type { Db } from '../database/schema.ts';
import { photoKey } from '../media/photos.ts';
import { productPictureSize } from '../media/picture-paths.ts';
import { refreshAvailability } from '../products/availability.ts';
import { checkCatalogue, type ImportedProduct } from './check-catalogue.ts';
import { operatorCommand, refused } from './operator-command.ts';
import { productRows } from './product-rows.ts';

const inputSchema = z.strictObject({
  csv: z.string().max(20_000_000),
  /** Files by name, base64. */
  pictures: z.record(z.string().max(200), z.string()),
});

/** Faults told at once; more only hide the first. */
const toldFaults = 50;

/** Adds products from CSV with their pictures: every row is checked, and all of it goes in or nothing. */
export const importCatalogue = operatorCommand(inputSchema, async ({ csv, pictures: files }, context) => {
  const { tx, now, pictures } = context;
  const { products, faults } = checkCatalogue(csv, new Set(Object.keys(files)));
  faults.push(...(await unknownReferences(tx, products)));
  const photos = await readPhotos(products, files, faults);
  if (faults.length > 0) {
    throw refused(`nothing was imported, ${faults.length} faults:`, faults.slice(0, toldFaults));
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
  // Files first: a product whose photo is missing would be worse than a photo that nobody shows.
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
});

async function namesOfBrands(tx: Db, products: readonly ImportedProduct[]): Promise<Map<number, string>> {
  const ids = products.map((product) => product.shared.brand_id);
  const { rows } = await sql<{ brand_id: number; name: string }>`
    select brand_id, name from brands where brand_id = any(${ids}::int[])`.execute(tx);
  return new Map(rows.map((row) => [row.brand_id, row.name]));
}

/** Brands and categories that do not exist, and codes that are taken. */
async function unknownReferences(tx: Db, products: readonly ImportedProduct[]): Promise<string[]> {
  const { rows: brands } = await sql<{ id: number }>`select brand_id as id from brands`.execute(tx);
  const { rows: categories } = await sql<{ id: number }>`
    select category_id as id from categories where parent_id is not null`.execute(tx);
  const codes = products.map((product) => product.code);
  const { rows: taken } = await sql<{ code: string }>`
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

export interface Photo {
  sha256: string;
  bytes: Buffer;
}

/** Photos by file name, in the shop's size; what is no picture is a fault. */
async function readPhotos(
  products: readonly ImportedProduct[],
  files: Record<string, string>,
  faults: string[],
): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>();
  for (const { line, picture } of products.flatMap((product) => product.options)) {
    const file = files[picture];
    if (picture === '' || file === undefined || photos.has(picture)) continue;
    try {
      const bytes = await sharp(Buffer.from(file, 'base64'), { limitInputPixels: 100_000_000 })
        .rotate()
        .resize({ ...productPictureSize, fit: 'cover' })
        .webp({ quality: 85 })
        .toBuffer();
      photos.set(picture, { sha256: createHash('sha256').update(bytes).digest('hex'), bytes });
    } catch {
      faults.push(`line ${line}: ${picture} is not a picture`);
    }
  }
  return photos;
}
