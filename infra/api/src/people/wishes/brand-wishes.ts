import type { Brand } from '@mall/contracts/api/catalogue/brands';
import { sql } from 'kysely';
import { loadBrands } from '../../catalogue/brands/load-brands.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';

/** The member's wished brands, newest first. */
export async function listBrandWishes(db: Db, memberId: number): Promise<Brand[]> {
  const wishes = await db
    .selectFrom('brand_wishes')
    .select('brand_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('brand_id', 'desc')
    .execute();
  const brands = await loadBrands(db);
  return wishes.flatMap((wish) =>
    brands
      .filter((brand) => brand.brand_id === wish.brand_id)
      .map(({ introduction: _text, best_ids: _ids, ...brand }) => brand),
  );
}

/** Adds brands once each, all or none. NOT_FOUND when there is none of such an id. */
export async function addBrandWishes(
  db: Db,
  memberId: number,
  brandIds: readonly number[],
  now: Date,
): Promise<number> {
  const wanted = [...new Set(brandIds)];
  const brands = await db.selectFrom('brands').select('brand_id').where('brand_id', 'in', wanted).execute();
  if (brands.length < wanted.length) throw notFound('존재하지 않는 브랜드입니다.');
  await db
    .insertInto('brand_wishes')
    .values(wanted.map((brand_id) => ({ member_id: memberId, brand_id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return countBrandWishes(db, memberId);
}

/** Adds what there is and is not on the list yet, in the order given (newest first); returns what is new on it. */
export async function mergeBrandWishes(
  db: Db,
  memberId: number,
  brandIds: readonly number[],
  now: Date,
): Promise<{ added: number[]; count: number }> {
  const wanted = [...new Set(brandIds)];
  const { rows } = await sql<Row<'brand_wishes', 'brand_id'>>`
    insert into brand_wishes (member_id, brand_id, created_at)
    select ${memberId}::int, b.brand_id, ${now}::timestamptz - wanted.place * interval '1 millisecond'
    from unnest(${wanted}::int[]) with ordinality as wanted(brand_id, place) join brands b using (brand_id)
    on conflict do nothing returning brand_id`.execute(db);
  const added = new Set(rows.map((row) => row.brand_id));
  return { added: wanted.filter((id) => added.has(id)), count: await countBrandWishes(db, memberId) };
}

/** Removes brands; returns how many are left. */
export async function removeBrandWishes(
  db: Db,
  memberId: number,
  brandIds: readonly number[],
): Promise<number> {
  await db
    .deleteFrom('brand_wishes')
    .where('member_id', '=', memberId)
    .where('brand_id', 'in', [...brandIds])
    .execute();
  return countBrandWishes(db, memberId);
}

async function countBrandWishes(db: Db, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('brand_wishes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
