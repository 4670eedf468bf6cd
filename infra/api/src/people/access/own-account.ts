import type { LoginSession } from '../../platform/http/caller.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';

/** Another member's account does not exist for a caller. */
export function refuseOthers(memberId: number, wantedId: number): void {
  if (memberId !== wantedId) throw notFound();
}

/** Fails with CONFIRM_REQUIRED unless the member proved in the last minutes who sits there (spec 6). */
export function refuseUnconfirmed({ confirmedUntil }: LoginSession, now: Date): void {
  if (!confirmedUntil || confirmedUntil <= now) throw createError('CONFIRM_REQUIRED');
}
