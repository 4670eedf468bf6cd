import * as z from 'zod/mini';

/** Spec 9: kept to 10, for 7 days. */
const storageKey = 'RECENT_VIEW';
const maximumViews = 10;
const lifetimeMs = 7 * 86_400_000;
const viewsSchema = z.array(z.object({ product_id: z.int(), date: z.union([z.string(), z.number()]) }));

/** Products that this browser looked at lately, newest first; empty without any. */
export function readRecentViews(now = Date.now()): number[] {
  try {
    const views = z.parse(viewsSchema, JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
    const fresh = views.filter(({ date }) => now - new Date(date).getTime() < lifetimeMs);
    return [...new Set(fresh.map(({ product_id }) => product_id))].slice(0, maximumViews);
  } catch {
    return [];
  }
}
