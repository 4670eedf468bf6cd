import { type Address, type AddressForm, maximumAddresses } from '@mall/contracts/api/people/addresses';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';
import { lockMembers } from '../access/lock-members.ts';
import { holdActiveMember } from '../members/hold-member.ts';

const addressNotFound = () => notFound('배송지를 찾을 수 없습니다.');

/** A member's addresses: the default one first, then the latest. */
export function listAddresses(db: Db, memberId: number): Promise<Address[]> {
  return db
    .selectFrom('member_addresses')
    .select([
      'address_id',
      'label',
      'receiver_name',
      'receiver_phone',
      'zipcode',
      'address',
      'address_detail',
      'is_default',
    ])
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('saved_at', 'desc')
    .orderBy('address_id', 'desc')
    .limit(maximumAddresses)
    .execute();
}

/** Adds an address, or changes the one of `address_id`; returns which it is. */
export function saveAddress(
  db: Db,
  memberId: number,
  { address_id, ...form }: AddressForm & { address_id?: number | undefined },
  now: Date,
): Promise<number> {
  return inBook(db, memberId, async (tx) => {
    // The one that was the default gives way first: there is never a second one.
    if (form.is_default)
      await tx
        .updateTable('member_addresses')
        .set({ is_default: false })
        .where('member_id', '=', memberId)
        .where('is_default', '=', true)
        .execute();
    const values = { ...form, saved_at: now };
    if (address_id === undefined) return addAddress(tx, memberId, values);
    const changed = await tx
      .updateTable('member_addresses')
      .set(values)
      .where('address_id', '=', address_id)
      .where('member_id', '=', memberId)
      .returning('address_id')
      .executeTakeFirst();
    if (!changed) throw addressNotFound();
    return changed.address_id;
  });
}

async function addAddress(
  tx: Db,
  memberId: number,
  values: AddressForm & { saved_at: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('member_addresses')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (count >= maximumAddresses) throw createError('ADDRESS_LIMIT');
  const added = await tx
    .insertInto('member_addresses')
    .values({ ...values, member_id: memberId })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  return added.address_id;
}

export function deleteAddress(db: Db, memberId: number, addressId: number): Promise<void> {
  return inBook(db, memberId, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('member_addresses')
      .where('address_id', '=', addressId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) throw addressNotFound();
  });
}

/** Serialises changes of an active member's address book; afterwards exactly one address is the default. */
function inBook<T>(db: Db, memberId: number, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await holdActiveMember(tx, memberId, 'SHARED');
    await lockMembers(tx, [memberId]);
    const result = await change(tx);
    await keepDefaultAddress(tx, memberId);
    return result;
  });
}

/** Makes the latest address the default one where there is none. */
export async function keepDefaultAddress(tx: Db, memberId: number): Promise<void> {
  const [first] = await listAddresses(tx, memberId);
  if (!first || first.is_default) return;
  await tx
    .updateTable('member_addresses')
    .set({ is_default: true })
    .where('address_id', '=', first.address_id)
    .execute();
}
