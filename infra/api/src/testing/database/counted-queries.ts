import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../../platform/database/schema/schema.ts';

/** A database that counts the statements which the query builder makes on it. */
export function countedQueries(db: Kysely<Database>) {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(counter), count: () => count };
}
