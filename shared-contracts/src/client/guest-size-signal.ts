/** Where a guest's browser keeps its size profile (docs/loose-contracts.md). */
export const storageKey = 'SIZE_PROFILE';

/** Calls the listener when the profile may have changed, here or in another tab; returns its own undo. */
export function watchGuestSizes(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/**
 * The profile as it is stored; null without one, or where a browser refuses its storage. Apart from what reads it
 * (guest-sizes.ts), which a page that only has to know whether there is one loads later.
 */
export function storedGuestSizes(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
