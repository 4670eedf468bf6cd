import { sql } from 'kysely';
import { queueMessage } from '../../people/contact/queue-message.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';

/** Most holds that one sweep gives; the rest follow in the next. */
const holdsAtOnce = 200;
const minuteMs = 60_000;

interface PassOnOptions {
  now: Date;
  /** Who is being answered right now, and needs no message. */
  joining?: number | undefined;
}

/** An option whose pieces may go from hand to hand; what stands in it is true while its row is locked. */
export type LockedOption = Row<'product_options', 'stock' | 'held' | 'sale_state'>;

/** Locks an option as orders do (decision 49); everything that gives, takes or counts its places comes after this. */
export async function lockOption(tx: Db, optionId: number): Promise<LockedOption | undefined> {
  return tx
    .selectFrom('product_options')
    .select(['stock', 'held', 'sale_state'])
    .where('product_option_id', '=', optionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface WaitingPlace
  extends Row<'drop_places', 'place_id' | 'pieces' | 'member_id'>,
    Row<'drops', 'hold_minutes'>,
    Row<'members', 'phone'>,
    Row<'products', 'product_id' | 'product_name'> {
  choice: string;
}

/**
 * Ends holds whose time has passed and gives free pieces to the queue, first come first served. A member who wants more
 * than is left gets what is left.
 */
export async function passOn(tx: Db, optionId: number, { now, joining }: PassOnOptions): Promise<void> {
  const option = await lockOption(tx, optionId);
  if (!option) return;
  const lapsed = await endPlaces(tx, optionId, now);
  const held = option.held - lapsed;
  const free = option.sale_state === 'ON' ? option.stock - held : 0;
  const given = free > 0 ? await giveHolds(tx, optionId, { free, now, joining }) : 0;
  // Written even where it comes to the same: open pages are notified of it.
  if (lapsed > 0 || given > 0)
    await tx
      .updateTable('product_options')
      .set({ held: held + given })
      .where('product_option_id', '=', optionId)
      .execute();
}

/** Ends holds that lapsed and places in queues of drops that ended, or of members who left. Returns the pieces of holds. */
async function endPlaces(tx: Db, optionId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    update drop_places set state = 'OVER', over_by = 'LAPSED'
    where product_option_id = ${optionId}::int and state = 'HELD' and ends_at <= ${now}
    returning pieces`.execute(tx);
  await sql`
    update drop_places p set state = 'OVER', over_by = 'DROP_ENDED' from drops d, members m
    where d.drop_id = p.drop_id and m.member_id = p.member_id
      and p.product_option_id = ${optionId}::int and p.state = 'WAITING'
      and (d.ended_at is not null or d.ends_at <= ${now} or m.state <> 'ACTIVE')`.execute(tx);
  return rows.reduce((sum, { pieces }) => sum + pieces, 0);
}

interface Giving extends PassOnOptions {
  free: number;
}

async function giveHolds(tx: Db, optionId: number, { free, now, joining }: Giving): Promise<number> {
  const { rows: waiting } = await sql<WaitingPlace>`
    select p.place_id, p.pieces, p.member_id, d.hold_minutes, m.phone, g.product_id, g.product_name,
      c.name || ' / ' || o.size_name as choice
    from drop_places p join drops d using (drop_id) join members m using (member_id)
      join product_options o on o.product_option_id = p.product_option_id
      join product_colors c on c.color_id = o.color_id join products g on g.product_id = o.product_id
    where p.product_option_id = ${optionId}::int and p.state = 'WAITING'
    order by p.place_id limit ${Math.min(free, holdsAtOnce)}`.execute(tx);
  let left = free;
  for (const place of waiting) {
    if (left === 0) break;
    const pieces = Math.min(place.pieces, left);
    left -= pieces;
    await tx
      .updateTable('drop_places')
      .set({ state: 'HELD', pieces, ends_at: new Date(now.getTime() + place.hold_minutes * minuteMs) })
      .where('place_id', '=', place.place_id)
      .execute();
    if (place.place_id !== joining) await notifyOfHold(tx, place, now);
  }
  return free - left;
}

/** Tells a member of a hold, so that the page need not be watched; the message expires with the hold. */
async function notifyOfHold(tx: Db, place: WaitingPlace, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + place.hold_minutes * minuteMs);
  await queueMessage(
    tx,
    {
      memberId: place.member_id,
      source: `drop:${place.place_id}`,
      phone: place.phone,
      title: '드롭 차례 안내',
      content: `[${place.product_name}] ${place.choice} 상품의 차례가 되었습니다. ${place.hold_minutes}분 안에 주문해주세요.`,
      href: `/goods/view/${place.product_id}`,
      expiresAt,
    },
    now,
  );
}
