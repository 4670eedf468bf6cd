import { wantedProductsSchema } from '@mall/contracts/domain/orders/wanted-products';
import type { PendingWish } from '@mall/contracts/platform/services';
import * as z from 'zod/mini';

const storageKey = 'PENDING_WISH';
const wishSchema = z.object({
  kind: z.enum(['cart', 'order']),
  products: wantedProductsSchema,
  // A path of ours: browsers read two slashes as another host.
  from: z.string().check(z.regex(/^\/(?![/\\])/)),
  is_naver_pay: z.optional(z.boolean()),
});

/** What a guest wanted before being sent to log in (spec 4.13); it lives as long as the tab. */
export function readPendingWish(): PendingWish | null {
  try {
    const parsed = z.safeParse(wishSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writePendingWish(wish: PendingWish | null): void {
  try {
    if (wish) sessionStorage.setItem(storageKey, JSON.stringify(wish));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Where a browser keeps nothing the way to the login goes on, and the product is chosen once more.
  }
}
