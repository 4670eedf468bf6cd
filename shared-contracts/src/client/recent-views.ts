import * as z from 'zod/mini';

/** Where a browser keeps what was looked at (spec 9, docs/loose-contracts.md). */
const storageKey = 'RECENT_VIEW';
/** Kept and shown at most (spec 9). */
const maximumEntries = 10;
/** Older ones are forgotten (spec 9), ms. */
const retentionMs = 7 * 86_400_000;

const viewSchema = z.object({ product_id: z.int(), date: z.string() });
export type RecentView = z.infer<typeof viewSchema>;

/** What still counts of a list, newest first, each product once. */
export function stillRecent(views: readonly RecentView[], now: Date): RecentView[] {
  const seen = new Set<number>();
  return views
    .filter(({ date }) => now.getTime() - Date.parse(date) <= retentionMs)
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .filter(({ product_id }) => !seen.has(product_id) && seen.add(product_id))
    .slice(0, maximumEntries);
}

/** The list once a product was looked at. */
export const withView = (views: readonly RecentView[], product_id: number, now: Date): RecentView[] =>
  stillRecent([{ product_id, date: now.toISOString() }, ...views], now);

/** What this browser looked at lately; nothing where it keeps nothing. */
export function readRecentViews(now: Date): RecentView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return stillRecent(z.safeParse(z.array(viewSchema), stored).data ?? [], now);
  } catch {
    return [];
  }
}

/** Keeps the list; a browser may refuse. */
export function keepRecentViews(views: readonly RecentView[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(views));
  } catch {
    // A list that is not kept is shorter next time, no more.
  }
}

/** Forgets one product, or all of them; returns what is left. */
export function forgetRecentViews(now: Date, productId?: number): RecentView[] {
  const left =
    productId === undefined ? [] : readRecentViews(now).filter(({ product_id }) => product_id !== productId);
  keepRecentViews(left);
  return left;
}
