/** Polling interval, ms: without one, polling takes a whole core from the threads that are waited for. */
const pollingIntervalMs = 5;

/** Waits for what other threads and processes bring about. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, pollingIntervalMs));
}
