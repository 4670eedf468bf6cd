import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { pieceOf } from './garment.ts';
import { layoutOf, mostPieces } from './looks/layout-of.ts';
import { photoOf } from './photos.ts';
import { pictureVersion } from './picture-paths.ts';
import type { BannerSpec, GarmentType, PictureSpec } from './picture-spec.ts';

/** A product's garment in one colour, ready to be drawn in any view. */
export type Piece = Omit<PictureSpec, 'view'>;

const noPicture = () => notFound('이미지를 찾을 수 없습니다.');

/** What a product's picture in one colour shows; NOT_FOUND when the colour is not the product's. */
export async function loadProductPiece(db: Db, productId: number, colorId: number) {
  const { rows } = await sql<Row<'products', 'garment'> & Row<'product_colors', 'hex'>>`
    select p.garment, c.hex from product_colors c join products p using (product_id)
    where c.color_id = ${colorId}::int and c.product_id = ${productId}::int`.execute(db);
  const row = rows[0];
  if (!row) throw noPicture();
  return {
    piece: pieceOf(row.garment, row.hex),
    photo: photoOf(row.garment, colorId),
    version: pictureVersion(row.garment, row.hex),
  };
}

/** Drawn as large as a coat when laid beside one, so they come last in a banner or poster. */
const smallTypes: readonly GarmentType[] = ['sneakers', 'loafers', 'belt', 'cap', 'beanie', 'socks', 'scarf'];

/** Pieces in their first colours for a banner or poster: those of an outfit, or up to three that lie side by side. */
export async function loadPieces(
  db: Db,
  productIds: readonly number[],
): Promise<{ layout: BannerSpec['layout']; pieces: Piece[] }> {
  const { rows } = await sql<Row<'products', 'garment'> & Row<'product_colors', 'hex'>>`
    select p.garment, c.hex from unnest(${[...productIds]}::int[]) with ordinality as wanted(id, place)
      join products p on p.product_id = wanted.id
      join product_colors c on c.product_id = p.product_id and c.position = 0
    order by p.garment ->> 'type' = any(${[...smallTypes]}::text[]), wanted.place limit ${mostPieces.outfit + 1}::int`.execute(
    db,
  );
  if (rows.length === 0) throw noPicture();
  const pieces = rows.map((row) => pieceOf(row.garment, row.hex));
  const layout = layoutOf(pieces.map(({ type }) => type));
  return { layout, pieces: pieces.slice(0, mostPieces[layout]) };
}

interface Arrangement extends Row<'banners', 'product_ids'> {
  ground_hex: string;
}
const posterGround = '#e9e6df';

/** What a banner, short form or campaign shows; NOT_FOUND when there is none of that id. */
export async function loadArrangement(
  db: Db,
  kind: 'banners' | 'short-forms' | 'campaigns',
  id: number,
): Promise<Arrangement & { version: string }> {
  const queries = {
    banners: sql<Arrangement>`select ground_hex, product_ids from banners where banner_id = ${id}::int`,
    'short-forms': sql<Arrangement>`
      select ${posterGround}::text as ground_hex, product_ids from short_forms where short_form_id = ${id}::int`,
    campaigns: sql<Arrangement>`
      select ${posterGround}::text as ground_hex, product_ids from campaigns where campaign_id = ${id}::int`,
  };
  const { rows } = await queries[kind].execute(db);
  const row = rows[0];
  if (!row) throw noPicture();
  const version =
    kind === 'banners' ? pictureVersion(row.ground_hex, row.product_ids) : pictureVersion(row.product_ids);
  return { ...row, version };
}
