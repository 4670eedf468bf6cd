/** Where a guest's browser keeps its size profile (docs/loose-contracts.md). */
export const storageKey = 'SIZE_PROFILE';

const listeners = new Set<() => void>();

/** Calls the listener on every change of the profile, also by another tab; returns its own undo. */
export function subscribeToProfile(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function notifyProfileChanged(): void {
  for (const listener of listeners) listener();
}

/** The profile as it is stored; null without one, or where a browser refuses its storage. */
export function storedProfile(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
