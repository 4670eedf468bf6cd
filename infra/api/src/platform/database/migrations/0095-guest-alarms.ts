import type { Migration } from '../migrate.ts';

/** Restock alarms of guests: a phone and the browser session that asked, instead of a member (decision 116). */
export const guestAlarms: Migration = {
  name: '0095-guest-alarms',
  statements: [
    'alter table restock_alarms alter column member_id drop not null',
    'alter table restock_alarms add column guest_session text',
    `alter table restock_alarms add constraint restock_alarms_owner
      check ((member_id is null) <> (guest_session is null))`,
    `create unique index restock_alarms_guest on restock_alarms (product_option_id, phone)
      where member_id is null and notified_at is null`,
    `create index restock_alarms_session on restock_alarms (guest_session)
      where member_id is null and notified_at is null`,
  ],
};
