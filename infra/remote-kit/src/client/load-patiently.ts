const firstDelayMs = 1_000;
const longestDelayMs = 8_000;

/** How long to wait after so many failures before code is asked for again, ms. */
export const delayAfter = (failures: number): number =>
  Math.min(firstDelayMs * 2 ** (failures - 1), longestDelayMs);

/**
 * Loads code, again and again while that fails; the first failure is reported, as the page says nothing of it.
 * @param load a function around `import()`
 * @throws on a server, whose files do not come later
 */
export async function loadPatiently<M>(load: () => Promise<M>): Promise<M> {
  for (let failures = 1; ; failures += 1)
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      if (failures === 1) reportError(error);
      await new Promise((resolve) => setTimeout(resolve, delayAfter(failures)));
    }
}
