import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';

/** Members with an address book, so that the order page has something to choose from. */
const owners = ['vip000001', 'platinum1'];

/** Adds a home, which is the default, and an office to the books of a few members. */
export async function seedAddresses(db: Db, now: Date): Promise<void> {
  for (const user_id of owners)
    await sql`insert into member_addresses
        (member_id, label, receiver_name, receiver_phone, zipcode, address, address_detail, is_default, saved_at)
      select member_id, label, user_name, phone, book.zipcode, book.address, book.detail, is_default, ${now}::timestamptz
      from members, (values
        ('집', '04793', '서울특별시 성동구 가상로 45', '101동 1203호', true),
        ('회사', '06210', '서울특별시 강남구 새벽대로 1', '7층', false)
      ) as book (label, zipcode, address, detail, is_default)
      where user_id = ${user_id}`.execute(db);
}
