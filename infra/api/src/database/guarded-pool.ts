import type { PostgresCursor, PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** What pg says when a query got no answer in time. */
const noAnswer = 'Query read timeout';

/**
 * A pool that throws connections away whose last query got no answer: the next one would wait behind it for ever,
 * because the query builder hands every connection back as if it were sound.
 */
export class GuardedPool implements PostgresPool {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    let isBroken = false;
    const query = async <Row>(text: string | PostgresCursor<Row>, parameters?: readonly unknown[]) => {
      if (typeof text !== 'string') throw new Error('the shop uses no cursors');
      try {
        return await client.query(text, [...(parameters ?? [])]);
      } catch (error) {
        isBroken ||= error instanceof Error && error.message === noAnswer;
        throw error;
      }
    };
    // Two overloads in the interface; cursors are refused above.
    return { query: query as never, release: () => client.release(isBroken) };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
