import type { FastifyBaseLogger } from 'fastify';

interface Rounds {
  everyMs: number;
  round: () => Promise<unknown>;
  logger: Pick<FastifyBaseLogger, 'error'>;
  /** What the log says when a round failed; the next one comes all the same. */
  failure: string;
}

/** Runs rounds until the returned undo is called, which waits for the one under way; rounds never overlap. */
export function runEvery({ everyMs, round, logger, failure }: Rounds): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= Promise.resolve()
      .then(round)
      .catch((error: unknown) => logger.error({ err: error }, failure))
      .then(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
