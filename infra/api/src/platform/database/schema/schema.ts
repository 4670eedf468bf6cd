import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB } from './tables.ts';

/** Every table; the types are generated from the migrations (`npm run schema` in infra/api). */
export type Database = DB;

/** The database, or a transaction on it: repository functions take either. */
export type Db = Kysely<Database> | Transaction<Database>;

/** What a select of a table gives; some columns of it when they are named. */
export type Row<
  Table extends keyof Database,
  Column extends keyof Selectable<Database[Table]> = keyof Selectable<Database[Table]>,
> = Pick<Selectable<Database[Table]>, Column>;
