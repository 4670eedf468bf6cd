import type { Migration } from '../migrate.ts';

/** What a member reads of their logins and consents: the device of each, when each consent changed. */
export const ownLogins: Migration = {
  name: '0131-own-logins',
  statements: [
    `alter table login_tokens add column device_name text not null default '',
      add column is_mobile boolean not null default false`,
    `alter table members add column is_push_agreed boolean not null default false,
      add column sms_agreed_at timestamptz, add column email_agreed_at timestamptz,
      add column push_agreed_at timestamptz`,
  ],
};
