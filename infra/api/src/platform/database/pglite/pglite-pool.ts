import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Connections, CountedPool } from '../database-over.ts';

const commandOf = (text: string): PostgresQueryResult<unknown>['command'] => {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase();
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE' ? word : 'SELECT';
};

/**
 * Lends PGlite's one connection like a pool of size one, so that Kysely's PostgreSQL dialect works with it. The
 * holder of the connection, for one statement or a whole transaction, is alone until `release`.
 */
export class PglitePool implements CountedPool {
  readonly #pglite: PGlite;
  #last: Promise<void> = Promise.resolve();
  /** Callers that have the connection or wait for it. */
  #callers = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#last;
    this.#callers += 1;
    let release: () => void = () => undefined;
    this.#last = new Promise((resolve) => {
      release = () => {
        this.#callers -= 1;
        resolve();
      };
    });
    await before;
    // PGlite answers without going through the event loop: a row of calls would keep sockets and timers waiting for
    // all of them, and no call could be refused in time.
    await setImmediate();
    return { query: this.#query, release };
  }

  connections(): Connections {
    const used = Math.min(1, this.#callers);
    return { used, idle: 1 - used, waiting: this.#callers - used };
  }

  async end(): Promise<void> {
    await this.#last;
    await this.#pglite.close();
  }

  readonly #query: PostgresPoolClient['query'] = <Row>(
    text: string | PostgresCursor<Row>,
    parameters?: readonly unknown[],
  ) => this.#run<Row>(text, parameters ?? []) as never; // two overloads in the interface; cursors are refused below

  async #run<Row>(text: string | PostgresCursor<Row>, parameters: readonly unknown[]) {
    if (typeof text !== 'string') throw new Error('PGlite has no cursors');
    const result = await this.#pglite.query<Row>(text, [...parameters]);
    return { command: commandOf(text), rowCount: result.affectedRows ?? 0, rows: result.rows };
  }
}
