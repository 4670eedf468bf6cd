import type { Migration } from '../migrate.ts';

/** Wrong passwords over a day, codes sent to phones instead of a lock, and what happened to logins (decision 101). */
export const loginGuard: Migration = {
  name: '0086-login-guard',
  statements: [
    `alter table login_failures
      add column is_guess boolean not null default true,
      add column is_forgiven boolean not null default false`,
    'create index login_failures_time on login_failures (failed_at)',
    `create table login_codes (
      login_code_id bigint generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      code_hash text not null,
      tries smallint not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index login_codes_member on login_codes (member_id, created_at)',
    // Addresses and devices of members: kept for a bounded time, see access/security-log.ts.
    `create table security_events (
      security_event_id bigint generated always as identity primary key,
      kind text not null check (kind in ('LOGIN', 'NEW_DEVICE', 'LOGIN_FAILED', 'LOGIN_BLOCKED', 'LOGIN_GUARDED',
        'CODE_SENT', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'TOKEN_REUSED', 'REFUND')),
      member_id integer references members on delete cascade,
      address text,
      device text,
      detail text not null default '',
      happened_at timestamptz not null
    )`,
    'create index security_events_member on security_events (member_id, security_event_id)',
    'create index security_events_time on security_events (happened_at)',
    // What only the receiver may read is emptied once it is sent.
    'alter table notifications add column is_secret boolean not null default false',
  ],
};
