const storageKey = 'REMEMBERED_ID';

/** The ID that this browser keeps for the next login (spec 4.3); null when none is kept. */
export function readRememberedId(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function writeRememberedId(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, id);
  } catch {
    // A browser that forbids storage simply does not remember.
  }
}
