import type { Paginate, ProductCard } from '@mall/contracts/api/catalogue/products';
import { sql } from 'kysely';
import { loadCards } from '../../catalogue/lists/cards/load-cards.ts';
import type { PriceView } from '../../catalogue/pricing/price-view.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';
import { offsetOf, paginateOf } from '../../platform/http/pages.ts';

/** Products on one wishlist; more would be a catalogue of its own. */
const maximumWishes = 500;

interface WishPage {
  rows: ProductCard[];
  price_drops: { product_id: number; amount: number }[];
  paginate: Paginate;
}

/** A page of the member's wished products, newest first; hidden products are left out. */
export async function listWishes(
  db: Db,
  memberId: number,
  page: { page: number; limit: number; product_id?: number | undefined },
  view: PriceView,
): Promise<WishPage> {
  const { rows } = await sql<Row<'product_wishes', 'product_id' | 'wished_price'> & { total: number }>`
    select w.product_id, w.wished_price, count(*) over ()::int as total from product_wishes w join products p using (product_id)
    where w.member_id = ${memberId} and not p.is_hidden
      and (${page.product_id ?? null}::int is null or w.product_id = ${page.product_id ?? null}::int)
    order by w.created_at desc, w.product_id desc limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const ids = rows.map((row) => row.product_id);
  const total = rows[0]?.total ?? (page.product_id === undefined ? await countWishes(db, memberId) : 0);
  const cards = await loadCards(db, ids, view);
  const wished = new Map(rows.map((row) => [row.product_id, row.wished_price]));
  const price_drops = cards
    .map(({ product_id, last_price }) => ({
      product_id,
      amount: (wished.get(product_id) ?? last_price) - last_price,
    }))
    .filter(({ amount }) => amount > 0);
  return { rows: cards, price_drops, paginate: paginateOf(page, total) };
}

/** Adds a product once. NOT_FOUND when it is not on sale, WISH_LIMIT when the list is full. */
export async function addWish(db: Db, memberId: number, productId: number, view: PriceView): Promise<number> {
  // With what it costs this member now: the list shows when that has fallen.
  const [card] = await loadCards(db, [productId], view);
  if (!card) throw notFound('판매가 종료되었거나 존재하지 않는 상품입니다.');
  if ((await countWishes(db, memberId)) >= maximumWishes)
    throw createError('WISH_LIMIT', `찜은 ${maximumWishes}개까지 할 수 있습니다.`);
  await db
    .insertInto('product_wishes')
    .values({
      member_id: memberId,
      product_id: productId,
      created_at: view.now,
      wished_price: card.last_price,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return countWishes(db, memberId);
}

/** Removes products; returns how many are left. */
export async function removeWishes(db: Db, memberId: number, productIds: readonly number[]): Promise<number> {
  await db
    .deleteFrom('product_wishes')
    .where('member_id', '=', memberId)
    .where('product_id', 'in', [...productIds])
    .execute();
  return countWishes(db, memberId);
}

/** Ids of all wished products that are shown, newest first. */
export async function listWishIds(db: Db, memberId: number): Promise<number[]> {
  const { rows } = await sql<Row<'product_wishes', 'product_id'>>`
    select w.product_id from product_wishes w join products p using (product_id)
    where w.member_id = ${memberId} and not p.is_hidden
    order by w.created_at desc, w.product_id desc limit ${maximumWishes}`.execute(db);
  return rows.map((row) => row.product_id);
}

/** What a device knows of its wishes. */
interface DeviceWishes {
  product_ids: readonly number[];
  /** KRW that they cost a guest when they were wished for. */
  seen_prices?: readonly { product_id: number; price: number }[] | undefined;
}

/** Adds what can be added, in the order given (newest first); returns the ids that are new on the list. */
export async function mergeWishes(
  db: Db,
  memberId: number,
  { product_ids, seen_prices = [] }: DeviceWishes,
  view: PriceView,
  maximum = maximumWishes,
): Promise<number[]> {
  const wanted = [...new Set(product_ids)];
  const prices = await pricesAtWish(db, wanted, seen_prices, view);
  return db.transaction().execute(async (tx) => {
    // Two tabs that log in at once merge one after the other.
    await sql`select 1 from members where member_id = ${memberId} for update`.execute(tx);
    const remaining = Math.max(0, maximum - (await countWishes(tx, memberId)));
    const { rows } = await sql<Row<'product_wishes', 'product_id'>>`
      insert into product_wishes (member_id, product_id, created_at, wished_price)
      select ${memberId}, p.product_id, ${view.now}::timestamptz - wanted.place * interval '1 millisecond', wanted.price
      from unnest(${wanted}::int[], ${wanted.map((id) => prices.get(id) ?? null)}::bigint[])
        with ordinality as wanted(product_id, price, place)
        join products p using (product_id)
      where not p.is_hidden and not exists (
        select 1 from product_wishes w where w.member_id = ${memberId} and w.product_id = p.product_id)
      order by wanted.place limit ${remaining}
      on conflict do nothing returning product_id`.execute(tx);
    const added = new Set(rows.map((row) => row.product_id));
    return wanted.filter((id) => added.has(id));
  });
}

/**
 * What products cost this member when a guest wished for them: what they cost now, and what they have fallen for guests
 * since. A device can say anything, so no price counts beyond the retail price.
 */
async function pricesAtWish(
  db: Db,
  ids: readonly number[],
  seen: NonNullable<DeviceWishes['seen_prices']>,
  view: PriceView,
): Promise<ReadonlyMap<number, number>> {
  const own = await loadCards(db, ids, view);
  const guests = await loadCards(db, ids, { ...view, buyer: { gradeRate: null } });
  const asGuest = new Map(guests.map((card) => [card.product_id, card.last_price]));
  const then = new Map(seen.map(({ product_id, price }) => [product_id, price]));
  return new Map(
    own.map(({ product_id, retail_price, last_price }) => {
      const now = asGuest.get(product_id) ?? last_price;
      const fallen = Math.max(0, Math.min(then.get(product_id) ?? now, retail_price) - now);
      return [product_id, last_price + fallen];
    }),
  );
}

export async function countWishes(db: Db, memberId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product_wishes w join products p using (product_id)
    where w.member_id = ${memberId} and not p.is_hidden`.execute(db);
  return rows[0]?.count ?? 0;
}
