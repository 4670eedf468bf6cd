import { setTimeout } from 'node:timers/promises';

/** Longest wait, ms. Without the API there are still pages for the browser to complete. */
const waitMs = 10_000;
const askLimitMs = 1000;
/** Delay between two questions, ms. */
const pollMs = 50;

/** Waits until the API answers anything, for services that start side by side; resolves as well when it does not. */
export async function awaitApi(apiOrigin: string, limitMs = waitMs): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const answer = await fetch(`${apiOrigin}/healthz/live`, {
      signal: AbortSignal.timeout(askLimitMs),
    }).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    await setTimeout(pollMs);
  }
}
