/** Runs work of one key, a few at once; the others queue, first come first served. */
export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * A queue within this process, for work that would otherwise wait for the same lock of the database, each with a
 * connection of its own.
 */
export function createKeyedQueue(atOnce: number): KeyedQueue {
  const queues = new Map<string, { working: number; waiting: (() => void)[] }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { working: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.working < atOnce) queue.working += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      // The next in the queue takes the slot over.
      if (next) next();
      else queue.working -= 1;
      if (queue.working === 0) queues.delete(key);
    }
  };
}
