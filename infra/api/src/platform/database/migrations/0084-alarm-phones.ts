import type { Migration } from '../migrate.ts';

/** Alarms and messages of one phone are counted before another one is taken (decision 94). */
export const alarmPhones: Migration = {
  name: '0084-alarm-phones',
  statements: [
    'create index restock_alarms_phone on restock_alarms (phone) where notified_at is null',
    'create index notifications_phone on notifications (phone, created_at)',
  ],
};
