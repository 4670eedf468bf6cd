import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';
import { officeOf } from './homes.ts';

/** Members with an address book, so that the order page has something to choose from. */
const owners = ['vip000001', 'platinum1'];

/** Adds a member's home, which is the default, and an office to the books of a few members. */
export async function seedAddresses(db: Db, now: Date): Promise<void> {
  for (const [index, user_id] of owners.entries()) {
    const { zipcode, address, address_detail } = officeOf(index);
    await sql`insert into member_addresses
        (member_id, label, receiver_name, receiver_phone, zipcode, address, address_detail, is_default, saved_at)
      select member_id, label, user_name, phone, book.zipcode, book.address, book.detail, is_default, ${now}::timestamptz
      from members, lateral (values
        ('집', members.zipcode, members.address, members.address_detail, true),
        ('회사', ${zipcode}, ${address}, ${address_detail}, false)
      ) as book (label, zipcode, address, detail, is_default)
      where user_id = ${user_id}`.execute(db);
  }
}
