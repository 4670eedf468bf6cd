import type { PostgresCursor, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Connections, CountedPool } from './database-over.ts';

/** What pg says when a query got no answer in time. */
const noAnswer = 'Query read timeout';

/** Texts that are remembered; the shop has fewer. */
const maximumNames = 600;

/**
 * A pool that throws connections away whose last query got no answer: the next one would wait behind it for ever,
 * because the query builder hands every connection back as if it were sound.
 */
export class GuardedPool implements CountedPool {
  readonly #pool: pg.Pool;
  /** By text; empty for those seen once. */
  readonly #names = new Map<string, string>();
  #named = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    let isBroken = false;
    const query = async <Row>(text: string | PostgresCursor<Row>, parameters?: readonly unknown[]) => {
      if (typeof text !== 'string') throw new Error('the shop uses no cursors');
      try {
        return await client.query(this.#statementOf(text, [...(parameters ?? [])]));
      } catch (error) {
        isBroken ||= error instanceof Error && error.message === noAnswer;
        throw error;
      }
    };
    // Two overloads in the interface; cursors are refused above.
    return { query: query as never, release: () => client.release(isBroken) };
  }

  connections(): Connections {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /**
   * Statements that come again are planned once per connection: for the short ones of a shop that is most of their
   * time (README.md). Names are counted, so that statements of ever new texts do not fill the server.
   */
  #statementOf(text: string, values: unknown[]): pg.QueryConfig {
    const known = this.#names.get(text);
    if (known === undefined && this.#names.size < maximumNames) this.#names.set(text, '');
    if (known === '') this.#names.set(text, `shop_${++this.#named}`);
    const name = this.#names.get(text);
    return name ? { name, text, values } : { text, values };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
