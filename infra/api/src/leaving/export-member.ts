import type { exportMember as exportEndpoint } from '@mall/contracts/api/people/member-account';
import type { EndpointData } from '@mall/contracts/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { viewMember } from '../people/members/account/view-member.ts';
import type { Db } from '../platform/database/schema/schema.ts';

/** Most rows of a kind in a file; shopping makes fewer. */
const maximumRows = 2000;

type Section = readonly [name: string, query: (memberId: number) => RawBuilder<Record<string, unknown>>];

/** What is stored of a member, by kind, newest first. Contains no credentials: no hash, token or code. */
const sections: readonly Section[] = [
  [
    'addresses',
    (id) => sql`select label, receiver_name, receiver_phone, zipcode, address, address_detail, is_default
    from member_addresses where member_id = ${id}::int order by address_id desc`,
  ],
  [
    'orders',
    (id) => sql`select order_id, status, payment_state, pay_method, total, ordered_at
    from orders where member_id = ${id}::int order by ordered_at desc`,
  ],
  [
    'coupons',
    (id) => sql`select c.name, m.state, m.order_id, m.issued_at, m.expires_at
    from member_coupons m join coupons c using (coupon_id) where m.member_id = ${id}::int
    order by m.member_coupon_id desc`,
  ],
  [
    'points',
    (id) => sql`select amount, reason, order_id, created_at from point_entries
    where member_id = ${id}::int order by point_entry_id desc`,
  ],
  [
    'product_wishes',
    (id) => sql`select w.product_id, p.product_name, w.created_at
    from product_wishes w join products p using (product_id) where w.member_id = ${id}::int
    order by w.created_at desc`,
  ],
  [
    'brand_wishes',
    (id) => sql`select b.name, w.created_at from brand_wishes w join brands b using (brand_id)
    where w.member_id = ${id}::int order by w.created_at desc`,
  ],
  [
    'restock_alarms',
    (id) => sql`select product_id, product_option_id, phone, created_at, notified_at
    from restock_alarms where member_id = ${id}::int order by restock_alarm_id desc`,
  ],
  [
    'reviews',
    (id) => sql`select product_id, score, content, created_at from reviews
    where member_id = ${id}::int order by review_id desc`,
  ],
  [
    'inquiries',
    (id) => sql`select product_id, category, content, answer, created_at from product_inquiries
    where member_id = ${id}::int order by inquiry_id desc`,
  ],
  [
    'size_profile',
    (id) =>
      sql`select height_cm, weight_kg, usual, agreed_at from size_profiles where member_id = ${id}::int`,
  ],
  [
    'logins',
    (id) => sql`select device_name, is_remembered, issued_at, last_used_at from login_tokens
    where member_id = ${id}::int order by issued_at desc`,
  ],
  [
    'security_events',
    (id) => sql`select kind, address, happened_at from security_events
    where member_id = ${id}::int order by security_event_id desc`,
  ],
];

/** All that the shop keeps of a member, for them to take along (decision 155). */
export async function exportMember(
  db: Db,
  memberId: number,
  now: Date,
): Promise<EndpointData<typeof exportEndpoint>> {
  const parts = [];
  for (const [name, query] of sections) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from (${query(memberId)}) section limit ${maximumRows}`.execute(db);
    parts.push({ name, rows: rows.map(plain) });
  }
  return { exported_at: now.toISOString(), member: await viewMember(db, memberId), sections: parts };
}

/** Dates as they travel. */
const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
