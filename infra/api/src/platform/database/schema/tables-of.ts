import type { Kysely } from 'kysely';
import { generate, getDialect } from 'kysely-codegen';
import { narrowColumns, typeImports } from './narrow-columns.ts';

/** Kysely's own tables say nothing of the shop. */
const excludePattern = 'kysely_*';

/** The types of all tables of a migrated database, as the text of tables.ts. */
export function tablesOf<Tables>(db: Kysely<Tables>): Promise<string> {
  return generate({
    db,
    dialect: getDialect('postgres'),
    outFile: null,
    excludePattern,
    customImports: typeImports,
    overrides: { columns: narrowColumns },
    typeMapping: { int8: 'number', json: 'JsonColumn', jsonb: 'JsonColumn', timestamptz: 'Timestamp' },
  });
}
