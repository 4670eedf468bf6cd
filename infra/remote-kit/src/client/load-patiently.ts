const firstDelayMs = 1_000;
const longestDelayMs = 8_000;

/** How long to wait after so many failures before code is asked for again, ms. */
export const delayAfter = (failures: number): number =>
  Math.min(firstDelayMs * 2 ** (failures - 1), longestDelayMs);

/** How webpack names a file that did not come, in a browser. */
const isFileMissing = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Loads code, again and again while its file does not come; the first failure is reported, as the page says nothing of it.
 * @param load a function around `import()`
 * @throws what the code itself throws, which it would throw again, and on a server, whose files do not come later
 */
export async function loadPatiently<M>(load: () => Promise<M>): Promise<M> {
  for (let failures = 1; ; failures += 1)
    try {
      return await load();
    } catch (error) {
      if (!isFileMissing(error)) throw error;
      if (failures === 1) reportError(error);
      await new Promise((resolve) => setTimeout(resolve, delayAfter(failures)));
    }
}
