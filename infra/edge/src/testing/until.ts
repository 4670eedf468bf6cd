/** Polling interval, ms: without one, polling takes a whole core from the threads that are waited for. */
const pollingIntervalMs = 5;

/** Waits for what other threads and processes bring about, for as long as the test may take unless `limitMs` is given. */
export async function until(isSo: () => boolean, limitMs = Number.POSITIVE_INFINITY): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!isSo() && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, pollingIntervalMs));
}
