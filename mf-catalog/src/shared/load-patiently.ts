/** Delays between tries to load what failed, ms: the first and the longest. */
const delaysMs = { first: 2_000, longest: 30_000 };

/** Loads code, again and again while that fails: until then what the server rendered can be read. */
export async function loadPatiently<M>(load: () => Promise<M>): Promise<M> {
  for (let delayMs = delaysMs.first; ; delayMs = Math.min(delayMs * 2, delaysMs.longest)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}
