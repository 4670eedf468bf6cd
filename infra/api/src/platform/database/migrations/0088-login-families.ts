import type { Migration } from '../migrate.ts';

/**
 * Tokens of one login belong together: one that is remembered gets a new token every hour, and one that was replaced
 * ends the login when it is used (decision 102). Logins from before are ended at their next idle pause.
 */
export const loginFamilies: Migration = {
  name: '0088-login-families',
  statements: [
    `alter table login_tokens
      add column login_id uuid not null default gen_random_uuid(),
      add column is_remembered boolean not null default false,
      add column issued_at timestamptz not null default now(),
      add column last_used_at timestamptz,
      add column rotated_at timestamptz`,
    'create index login_tokens_login on login_tokens (login_id)',
    'create index login_tokens_session on login_tokens (session_id)',
  ],
};
