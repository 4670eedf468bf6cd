import type { Migration } from '../migrate.ts';

/** What joining, social accounts, identity checks, withdrawal and integration need; push tokens of the app. */
export const memberAccounts: Migration = {
  name: '0010-member-accounts',
  statements: [
    `alter table members
      alter column password_hash drop not null,
      add column nick_name text,
      add column gender text check (gender in ('male', 'female')),
      add column birthday_date text,
      add column ci_hash text,
      add column is_ci_waived boolean not null default false,
      add column recommender_id text,
      add column recommend_store text,
      add column is_sms_agreed boolean not null default false,
      add column is_email_agreed boolean not null default false,
      add column password_changed_at timestamptz,
      add column password_postponed_until timestamptz,
      add column out_at timestamptz,
      add column out_reason text,
      add column integrated_into integer references members`,
    // Members from before identity checks existed are not asked for one.
    'update members set is_ci_waived = true',
    'create index members_ci on members (ci_hash) where ci_hash is not null',
    'create index members_nick_name on members (lower(nick_name))',
    'create index members_email on members (lower(email))',
    'create index members_phone on members (phone)',
    `create table member_sns (
      provider text not null check (provider in ('payco', 'kakao', 'naver', 'apple')),
      sns_id text not null,
      member_id integer not null references members on delete cascade,
      email text not null,
      linked_at timestamptz not null,
      primary key (provider, sns_id),
      unique (member_id, provider)
    )`,
    `create table member_tickets (
      ticket_hash text primary key,
      kind text not null,
      session_id uuid not null,
      member_id integer references members on delete cascade,
      payload jsonb not null,
      expires_at timestamptz not null
    )`,
    'create index member_tickets_member on member_tickets (member_id) where member_id is not null',
    'create index member_tickets_expiry on member_tickets (expires_at)',
    `create table call_attempts (
      attempt_id bigint generated always as identity primary key,
      scope text not null,
      subject text not null,
      attempted_at timestamptz not null
    )`,
    'create index call_attempts_subject on call_attempts (scope, subject, attempted_at)',
    'create index call_attempts_time on call_attempts (attempted_at)',
    'create index login_failures_address on login_failures (address, failed_at)',
    'alter table login_tokens add column confirmed_until timestamptz',
    `create table push_tokens (
      uuid text primary key,
      token text not null,
      os text not null check (os in ('android', 'ios')),
      is_allowed boolean not null,
      member_id integer references members on delete cascade,
      updated_at timestamptz not null
    )`,
    'create index push_tokens_member on push_tokens (member_id) where member_id is not null',
  ],
};
