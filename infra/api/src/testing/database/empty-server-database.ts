import { randomBytes } from 'node:crypto';
import { onServer, urlOf } from './postgres.ts';

/** A database without a table, for a process that prepares its own. */
export async function openEmptyServerDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const name = `mall_test_empty_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${name}`);
  return {
    url: urlOf(name),
    close: async () => {
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}
