import type { RemoteServices } from '@mall/remote-kit/services';
import { productQuery } from '../queries.ts';
import { priceNews } from './price-news.ts';
import { dependentKeys, viewKey } from './queries.ts';

/** Fetches what the page shows of stock and prices anew; what it shows stays until the answer is there. */
export async function refreshProduct(services: RemoteServices, productId: number): Promise<void> {
  const { queryClient, dialogs } = services;
  const shown = () => queryClient.getQueryData(productQuery(services, `${productId}`).queryKey)?.price_info;
  const before = shown();
  await queryClient.invalidateQueries({ queryKey: viewKey });
  const now = shown();
  const news = before && now && priceNews(before, now);
  if (news) dialogs.toast(news);
  for (const queryKey of dependentKeys) await queryClient.invalidateQueries({ queryKey });
}
