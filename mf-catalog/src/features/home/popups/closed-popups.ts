import { formatDate } from '@mall/contracts/domain/korean-time';

/** Holds `2026.11.21:1,2`: the day in Korea, and the popups closed on it. */
const storageKey = 'POPUPS_CLOSED';

type GetStorage = () => Storage;
/** For today in this browser (spec 2.7), or as long as this tab lives. */
const storages = { today: () => localStorage, visit: () => sessionStorage };

const dayOf = (now: number) => formatDate(new Date(now).toISOString());

function read(storage: GetStorage, day: string): number[] {
  try {
    const [closedOn, ids = ''] = storage().getItem(storageKey)?.split(':') ?? [];
    return closedOn === day ? ids.split(',').map(Number) : [];
  } catch {
    // A browser that forbids storage shows them anew.
    return [];
  }
}

/** Ids of the popups that stay closed at `now` (ms). */
export function closedPopups(now: number): ReadonlySet<number> {
  return new Set(Object.values(storages).flatMap((storage) => read(storage, dayOf(now))));
}

/** Keeps popups closed from `now` (ms) on. */
export function closePopups(ids: readonly number[], until: keyof typeof storages, now: number): void {
  const day = dayOf(now);
  try {
    const all = new Set([...read(storages[until], day), ...ids]);
    storages[until]().setItem(storageKey, `${day}:${[...all].join(',')}`);
  } catch {
    // They are closed on this page at least.
  }
}
