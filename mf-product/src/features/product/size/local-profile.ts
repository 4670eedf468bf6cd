import type { SizeProfile } from '@mall/contracts/api/community/size-advice';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { notifyProfileChanged, storageKey, storedProfile, subscribeToProfile } from './profile-signal.ts';

const measure = z.nullable(z.int().check(z.minimum(1), z.maximum(300)));
const size = z.optional(z.string().check(z.maxLength(20)));
const profileSchema = z.object({
  height_cm: measure,
  weight_kg: measure,
  usual: z.object({ top: size, bottom: size, shoes: size }),
});

/** The text that was read last with what it says, so that the same text is the same object. */
let known: { text: string | null; profile: SizeProfile | null } = { text: null, profile: null };

function readLocalProfile(): SizeProfile | null {
  const text = storedProfile();
  if (text !== known.text) known = { text, profile: parsed(text) };
  return known.profile;
}

function parsed(text: string | null): SizeProfile | null {
  if (text === null) return null;
  try {
    return z.safeParse(profileSchema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps a guest's size profile in this browser; null forgets it. */
export function keepLocalProfile(profile: SizeProfile | null): void {
  try {
    if (profile) localStorage.setItem(storageKey, JSON.stringify(profile));
    else localStorage.removeItem(storageKey);
  } catch {
    // It serves this page all the same.
    known = { text: storedProfile(), profile };
  }
  notifyProfileChanged();
}

/** The size profile that this browser keeps; null on the server and without one. */
export const useLocalProfile = (): SizeProfile | null =>
  useSyncExternalStore(subscribeToProfile, readLocalProfile, () => null);
