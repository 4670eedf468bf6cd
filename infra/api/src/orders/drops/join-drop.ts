import type { joinDrop } from '@mall/contracts/api/orders/drops';
import type { EndpointInput } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import { holdActiveMember } from '../../people/members/hold-member.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';
import { lockOption, passOn } from './pass-on.ts';

/** People who wait for one option. */
const maximumWaiting = 10_000;

type Wanted = EndpointInput<typeof joinDrop>['body'];

export const noDrop = () => notFound('진행 중인 드롭이 없습니다.');
const joined = () => createError('DROP_JOINED');

/**
 * Gives a member the last place for an option, and a hold at once when the queue is empty and a piece is free. The lock
 * of the option's row comes first: its order is the order of the queue. Failures as the endpoint says.
 */
export function joinDropOf(db: Db, memberId: number, wanted: Wanted, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdActiveMember(tx, memberId, 'SHARED');
    const drop = await findDrop(tx, wanted, now);
    const option = await lockOption(tx, wanted.product_option_id);
    if (!option) throw noDrop();
    if (option.sale_state !== 'ON') throw createError('OUT_OF_STOCK');
    const person = await personOf(tx, memberId);
    const own = await livingPlace(tx, drop.drop_id, person);
    if (own) {
      const isSame = own.member_id === memberId && own.product_option_id === wanted.product_option_id;
      if (!isSame) throw joined();
      // A tab that is open since before may ask when the time has just passed.
      if (own.ends_at === null || own.ends_at > now) return;
      await passOn(tx, wanted.product_option_id, { now });
    }
    const place = await addPlace(tx, { drop, memberId, person }, wanted, now);
    // After it was added: another process may have ordered or joined for this person until then, and no longer.
    await requireDropQuota(tx, drop, person, wanted);
    await passOn(tx, wanted.product_option_id, { now, joining: place });
  });
}

type Drop = Row<'drops', 'drop_id' | 'pieces_per_person'>;

async function findDrop(tx: Db, wanted: Wanted, now: Date): Promise<Drop> {
  const drop = await tx
    .selectFrom('drops')
    .innerJoin('product_options', 'product_options.product_id', 'drops.product_id')
    .innerJoin('products', 'products.product_id', 'drops.product_id')
    .select(['drop_id', 'pieces_per_person', 'opens_at', 'ends_at'])
    .where('drops.product_id', '=', wanted.product_id)
    .where('product_options.product_option_id', '=', wanted.product_option_id)
    .where('product_options.is_display', '=', true)
    .where('products.is_hidden', '=', false)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!drop) throw noDrop();
  if (drop.opens_at > now || (drop.ends_at && drop.ends_at <= now)) throw createError('DROP_NOT_OPEN');
  if (wanted.pieces > drop.pieces_per_person) throw limit(drop.pieces_per_person);
  return drop;
}

const limit = (pieces: number) =>
  createError('DROP_LIMIT', `이 드롭은 한 분이 ${pieces}개까지 구매하실 수 있습니다.`);

/** Accounts of one checked identity are one person, who joined again included (decision 111). */
async function personOf(tx: Db, memberId: number): Promise<string> {
  const { rows } = await sql<{ person: string }>`
    select coalesce(person_of(ci_hash), 'member:' || member_id) as person from members
    where member_id = ${memberId}`.execute(tx);
  return rows[0]?.person ?? `member:${memberId}`;
}

const livingPlace = (tx: Db, dropId: number, person: string) =>
  tx
    .selectFrom('drop_places')
    .select(['member_id', 'product_option_id', 'ends_at'])
    .where('drop_id', '=', dropId)
    .where('person', '=', person)
    .where('state', 'in', ['WAITING', 'HELD'])
    .executeTakeFirst();

interface Newcomer {
  drop: Drop;
  memberId: number;
  person: string;
}

async function addPlace(
  tx: Db,
  { drop, memberId, person }: Newcomer,
  { product_option_id, pieces }: Wanted,
  joined_at: Date,
): Promise<number> {
  const { rows } = await sql<Row<'drop_places', 'place_id'>>`
    insert into drop_places (drop_id, product_option_id, member_id, person, pieces, state, joined_at)
    values (${drop.drop_id}, ${product_option_id}, ${memberId}, ${person}, ${pieces}, 'WAITING', ${joined_at})
    on conflict (drop_id, person) where state in ('WAITING', 'HELD') do nothing returning place_id`.execute(
    tx,
  );
  if (!rows[0]) throw joined();
  return rows[0].place_id;
}

/** Pieces that a person has ordered count; an order that waits for its payment may give its hold back, so it comes first. */
async function requireDropQuota(
  tx: Db,
  { drop_id, pieces_per_person }: Drop,
  person: string,
  { product_option_id, pieces }: Wanted,
): Promise<void> {
  const { rows } = await sql<{ ordered: number; unpaid: number; waiting: number }>`
    select coalesce(sum(p.pieces), 0)::int as ordered,
      (count(*) filter (where o.payment_state = 'READY'))::int as unpaid,
      (select count(*) from drop_places w
        where w.product_option_id = ${product_option_id}::int and w.state = 'WAITING')::int as waiting
    from drop_places p join orders o using (order_id)
    where p.drop_id = ${drop_id} and p.person = ${person} and p.state = 'ORDERED'`.execute(tx);
  const { ordered, unpaid, waiting } = rows[0] ?? { ordered: 0, unpaid: 0, waiting: 0 };
  if (unpaid > 0) throw joined();
  if (ordered + pieces > pieces_per_person) throw limit(pieces_per_person);
  if (waiting > maximumWaiting) throw createError('DROP_FULL', { retryAfterS: 60 });
}
