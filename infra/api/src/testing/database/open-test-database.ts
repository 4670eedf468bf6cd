import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { OpenDatabase } from '../../platform/database/database-over.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { overPglite } from '../../platform/database/pglite/over-pglite.ts';
import { pgliteSettings } from '../../platform/database/pglite/pglite-settings.ts';
import { onServer, urlOf } from './postgres.ts';

declare global {
  /** Set by the jest project. */
  var testDatabase: 'pglite' | 'postgresql';
}

/** A test's own database, and where another process finds it; null for PGlite, which takes one. */
export type TestDatabase = OpenDatabase & { url: string | null };

/** A filled database that belongs to one test file. */
export function openTestDatabase(): Promise<TestDatabase> {
  return testDatabase === 'postgresql' ? copyOnServer() : copyInMemory();
}

async function copyInMemory(): Promise<TestDatabase> {
  const folder = process.env.MALL_TEST_PGLITE;
  if (!folder) throw new Error('the pglite project needs its global setup');
  const archive = new Blob([await readFile(join(folder, 'template.tar'))]);
  const pglite = await PGlite.create({ loadDataDir: archive, extensions: { pg_trgm }, ...pgliteSettings });
  return { ...(await overPglite(pglite)), url: null };
}

async function copyOnServer(): Promise<TestDatabase> {
  const template = process.env.MALL_TEST_POSTGRES;
  if (!template) throw new Error('the postgresql project needs its global setup');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  const database = await openPostgres(urlOf(name));
  return {
    ...database,
    url: urlOf(name),
    close: async () => {
      await database.close();
      await onServer(`drop database if exists ${name}`);
    },
  };
}
