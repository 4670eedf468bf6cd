import type { DropPlace, DropView } from '@mall/contracts/api/orders/drops';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { noDrop } from './join-drop.ts';

type DropRow = Row<'drops', 'drop_id' | 'opens_at' | 'ends_at' | 'hold_minutes' | 'pieces_per_person'>;

/** How a drop stands, with the member's own place in it. NOT_FOUND without a drop that is not over. */
export async function viewDropOf(
  db: Db,
  productId: number,
  memberId: number | null,
  now: Date,
): Promise<DropView> {
  const drop = await db
    .selectFrom('drops')
    .innerJoin('products', 'products.product_id', 'drops.product_id')
    .select(['drop_id', 'opens_at', 'ends_at', 'hold_minutes', 'pieces_per_person'])
    .where('drops.product_id', '=', productId)
    .where('is_hidden', '=', false)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!drop) throw noDrop();
  return {
    product_id: productId,
    opens_in_ms: untilMs(drop.opens_at, now),
    ends_in_ms: drop.ends_at ? untilMs(drop.ends_at, now) : null,
    hold_minutes: drop.hold_minutes,
    pieces_per_person: drop.pieces_per_person,
    options: await optionsOf(db, productId),
    mine: memberId === null ? null : await placeOf(db, drop, memberId, now),
  };
}

const untilMs = (at: Date, now: Date) => Math.max(0, at.getTime() - now.getTime());

async function optionsOf(db: Db, productId: number): Promise<DropView['options']> {
  const { rows } = await sql<DropView['options'][number]>`
    select o.product_option_id, c.name as color_name, o.size_name, o.held, o.sale_state = 'ON' as is_joinable,
      case when o.sale_state = 'ON' then greatest(o.stock - o.held, 0) else 0 end as left,
      (select count(*) from drop_places w
        where w.product_option_id = o.product_option_id and w.state = 'WAITING')::int as waiting
    from product_options o join product_colors c using (color_id)
    where o.product_id = ${productId}::int and o.is_display order by c.position, o.position`.execute(db);
  return rows;
}

interface PlaceRow extends Omit<DropPlace, 'left_ms'> {
  ends_at: Date | null;
}

/** The latest place counts: an older one that is over is of no interest. */
async function placeOf(db: Db, { drop_id }: DropRow, memberId: number, now: Date): Promise<DropPlace | null> {
  const { rows } = await sql<PlaceRow>`
    select p.product_option_id, p.state, p.over_by, p.pieces, p.ends_at,
      case when p.state <> 'WAITING' then 0 else (select count(*) from drop_places w
        where w.product_option_id = p.product_option_id and w.state = 'WAITING' and w.place_id < p.place_id)::int end as ahead,
      coalesce(o.payment_state = 'READY', false) as is_unpaid
    from drop_places p left join orders o using (order_id)
    where p.drop_id = ${drop_id} and p.member_id = ${memberId}
    order by p.place_id desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { ends_at, ...place } = row;
  // The sweep is a second away: what has lapsed is not shown as held meanwhile.
  if (place.state === 'HELD' && ends_at && ends_at <= now)
    return { ...place, state: 'OVER', over_by: 'LAPSED', left_ms: 0 };
  return { ...place, left_ms: place.state === 'HELD' && ends_at ? untilMs(ends_at, now) : 0 };
}
