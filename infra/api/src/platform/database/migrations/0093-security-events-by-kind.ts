import type { Migration } from '../migrate.ts';

/** Finds the oldest events of a member and kind, and those of nobody, which are bounded apart (decision 101). */
export const securityEventsByKind: Migration = {
  name: '0093-security-events-by-kind',
  statements: [
    'create index security_events_kind on security_events (member_id, kind, security_event_id)',
    'create index security_events_nobody on security_events (security_event_id) where member_id is null',
  ],
};
