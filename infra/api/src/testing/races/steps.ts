import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';

/**
 * Counts the steps of one process, which are its statements and what it asks of the payment provider, and holds it
 * before the one that it may not make yet.
 */
export class Steps {
  #made = 0;
  #allowed = Number.POSITIVE_INFINITY;
  #held = signal();
  #released = signal();

  /** Begins anew: so many steps may be made until `release`. */
  allow(steps: number): void {
    this.#made = 0;
    this.#allowed = steps;
    this.#held = signal();
    this.#released = signal();
  }

  /** Ends when the process is held. */
  held(): Promise<void> {
    return this.#held.given;
  }

  release(): void {
    this.#allowed = Number.POSITIVE_INFINITY;
    this.#released.give();
  }

  async make<Result>(step: () => Promise<Result>): Promise<Result> {
    this.#made += 1;
    if (this.#made > this.#allowed) {
      this.#held.give();
      await this.#released.given;
    }
    return step();
  }
}

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Connections on which every statement is a step, the beginning and the end of transactions among them. */
export function steppedPool(pool: PostgresPool, steps: Steps): PostgresPool {
  return {
    connect: async (): Promise<PostgresPoolClient> => {
      const client = await pool.connect();
      const query = (text: string, parameters: readonly unknown[]) =>
        steps.make(() => client.query(text, parameters));
      // Two overloads in the interface; the shop uses no cursors.
      return { query: query as never, release: () => client.release() };
    },
    end: () => pool.end(),
  };
}

/** A provider of which everything that is asked is a step. */
export function steppedGateway(gateway: PaymentGateway, steps: Steps): PaymentGateway {
  return {
    find: (...input) => steps.make(() => gateway.find(...input)),
    look: (...input) => steps.make(() => gateway.look(...input)),
    receipts: (...input) => steps.make(() => gateway.receipts(...input)),
    list: (...input) => steps.make(() => gateway.list(...input)),
    closeAccount: (...input) => steps.make(() => gateway.closeAccount(...input)),
    cancel: (...input) => steps.make(() => gateway.cancel(...input)),
    cancelPart: (...input) => steps.make(() => gateway.cancelPart(...input)),
  };
}
