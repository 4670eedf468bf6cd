import type { Server } from 'node:http';

/** A Fastify app, as far as leaving needs it. */
export interface LeavingApp {
  server: Pick<Server, 'closeAllConnections'>;
  /** Takes no new connections and resolves when the open ones have ended. */
  close: () => Promise<unknown>;
}

/** Time in which requests under way may finish, ms. After that their connections are cut. */
const graceMs = 9_000;
/** The process ends by then, ms: a cluster kills it some time after, and says nothing of why. */
const limitMs = 14_000;

/**
 * Closes an app: requests under way finish within the grace. A slow sender or reader would hold it for as long as a
 * request may take, or indefinitely.
 */
export async function closeInTime(app: LeavingApp, grace = graceMs): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), grace);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}

/** Nothing has been begun that would have to be finished. */
const abandonStart = () => process.exit(1);

/**
 * Ends a service whose parent has gone while it starts, which may never finish when its database is gone too. Call it
 * first; `leaveOnSignal` takes over. A service that was not forked has no parent to watch.
 */
export function endWithParent(): void {
  if (process.connected === false) abandonStart();
  process.once('disconnect', abandonStart);
}

/**
 * Ends this process within 15 s of SIGTERM or SIGINT, or of the end of the process that started it: with code 0 once
 * the app is closed and `afterwards` has resolved, with code 1 and a line that says so when those take too long.
 */
export function leaveOnSignal(app: LeavingApp, afterwards: () => Promise<unknown> | undefined): void {
  let isLeaving = false;
  const leave = async () => {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(() => {
      process.stderr.write(`not closed within ${limitMs} ms: ends all the same\n`);
      process.exit(1);
    }, limitMs).unref();
    await closeInTime(app);
    await afterwards();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave());
  // A parent that was killed stops no child: its services would keep their ports and data folders.
  process.off('disconnect', abandonStart);
  process.once('disconnect', () => void leave());
}
