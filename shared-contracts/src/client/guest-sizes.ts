import * as z from 'zod/mini';
import { type SizeProfile, sizeProfileSchema } from '../api/community/size-advice.ts';
import { storageKey, storedGuestSizes } from './guest-size-signal.ts';

/** The text that was read last with what it says, so that the same text is the same object. */
let known: { text: string | null; profile: SizeProfile | null } = { text: null, profile: null };

/** The guest's size profile in this browser; null without one, and where what is stored is none. */
export function guestSizes(): SizeProfile | null {
  const text = storedGuestSizes();
  if (text !== known.text) known = { text, profile: parsed(text) };
  return known.profile;
}

function parsed(text: string | null): SizeProfile | null {
  if (text === null) return null;
  try {
    return z.safeParse(sizeProfileSchema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps a guest's size profile in this browser; null forgets it. */
export function keepGuestSizes(profile: SizeProfile | null): void {
  try {
    if (profile) localStorage.setItem(storageKey, JSON.stringify(profile));
    else localStorage.removeItem(storageKey);
  } catch {
    // It serves this page all the same.
    known = { text: storedGuestSizes(), profile };
  }
  // Browsers tell other tabs only, and each remote has this module for itself.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}
