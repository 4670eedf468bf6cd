import { maximumSeen, noteProductView } from '@mall/contracts/api/catalogue/product-views';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Tells the shop with which others, newest first, a product was looked at. */
export async function noteView(
  api: RemoteServices['api'],
  product_id: number,
  seen: number[],
): Promise<void> {
  await api(noteProductView, { body: { product_id, seen_ids: seen.slice(0, maximumSeen) } });
}
