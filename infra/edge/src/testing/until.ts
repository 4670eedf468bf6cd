/** Pause between two looks, ms: without one, looking takes a whole processor from the threads that are waited for. */
const pauseMs = 5;

/** Waits for what other threads and processes bring about. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
