import { familySiteCodeSchema, familySiteOf } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import * as z from 'zod';
import type { homePlaces } from '../../../../catalogue/content/home/section-rows.ts';
import { htmlToRichText } from '../../../../catalogue/content/rich-text/html-to-rich-text.ts';
import { missingPictures } from '../../../../catalogue/pictures/texts/missing-pictures.ts';
import type { Db, Row } from '../../../../platform/database/schema/schema.ts';
import { type OperatorContext, refused } from '../operator-command.ts';

export const idSchema = z.int().positive();
export const momentSchema = z.iso.datetime({ offset: true });
const lineSchema = (length: number) => z.string().trim().min(1).max(length);
export const htmlSchema = z.string().max(200_000);

/** What an operator writes of an event, a plan or an article. */
export const writtenShape = {
  family_site: familySiteCodeSchema,
  title: lineSchema(100),
  subtitle: lineSchema(200),
  html: htmlSchema,
  /** Shown below the text; the first three are in the picture. */
  product_ids: z.array(idSchema).min(1).max(100),
};

/** Two colours of ground that pictures of banners stand on. */
const groundHex = '#e9e4dc';
const pictured = 3;

/** The next id of a table whose sample rows have ids of their own. Locks the table until the end of the transaction. */
export async function nextId(tx: Db, table: string, column: string): Promise<number> {
  await sql`lock table ${sql.table(table)} in exclusive mode`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(${sql.ref(column)}), 0) + 1 as id from ${sql.table(table)}`.execute(tx);
  return rows[0]?.id ?? 1;
}

/** Refuses unless all products exist. */
export async function requireProducts(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<Row<'products', 'product_id'>>`
    select product_id from products where product_id = any(${[...new Set(ids)]}::int[])`.execute(tx);
  const known = new Set(rows.map((row) => row.product_id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) throw refused('no such products:', missing.map(String));
}

/**
 * Rich text of an operator's HTML, with what was left out in words. Refuses what has nothing to read, and pictures of
 * the media store that are not there.
 */
export async function readText(
  html: string,
  { tx, pictures }: Pick<OperatorContext, 'tx' | 'pictures'>,
): Promise<{ json: string; lines: string[] }> {
  const { text, refused: leftOut } = htmlToRichText(html);
  if (text.length === 0) throw refused('the text has nothing to show', leftOut);
  const shown = text.flatMap((block) => (block.type === 'picture' ? [block.picture.path] : []));
  const missing = await missingPictures({ db: tx, pictures }, shown);
  if (missing.length > 0) throw refused('no such pictures:', missing);
  return { json: JSON.stringify(text), lines: leftOut.map((what) => `left out: ${what}`) };
}

/** Refuses an end that does not come after the beginning. */
export function requireOrder(start: Date, end: Date | null): void {
  if (end && end <= start) throw refused(`it would end at ${end.toISOString()}, not after it starts`);
}

interface Banner {
  place: 'event' | 'plan' | 'magazine' | 'popup' | (typeof homePlaces)[number];
  family_site: z.infer<typeof familySiteCodeSchema>;
  title: string;
  subtitle: string;
  href: string;
  product_ids: readonly number[];
}

/** The banner that shows something: its picture is drawn from its first products. */
export async function addBanner(tx: Db, banner: Banner): Promise<number> {
  const banner_id = await nextId(tx, 'banners', 'banner_id');
  const { family_site, product_ids, ...words } = banner;
  await tx
    .insertInto('banners')
    .values({
      ...words,
      banner_id,
      family_site_id: familySiteOf(family_site).id,
      position: 0,
      tone: 'dark',
      ground_hex: groundHex,
      product_ids: product_ids.slice(0, pictured),
    })
    .execute();
  return banner_id;
}

interface Words {
  title?: string | undefined;
  subtitle?: string | undefined;
  product_ids?: readonly number[] | undefined;
}

/** Changes the words and the picture of a banner, as far as they were given. */
export async function changeBanner(tx: Db, banner_id: number, { title, subtitle, product_ids }: Words) {
  const set = {
    ...(title ? { title } : {}),
    ...(subtitle ? { subtitle } : {}),
    ...(product_ids ? { product_ids: product_ids.slice(0, pictured) } : {}),
  };
  if (Object.keys(set).length > 0)
    await tx.updateTable('banners').set(set).where('banner_id', '=', banner_id).execute();
}

/** Fields of a change, at least one. */
export const someOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .strictObject({ id: idSchema, ...z.object(shape).partial().shape })
    .refine((given) => Object.keys(given).length > 1, 'nothing to change was given');
