import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import { listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { viewDrop } from '@mall/contracts/api/orders/drops';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { productQuery } from '../queries.ts';
import { priceNews } from './price-news.ts';

/** Fetches what the page shows of stock and prices anew; what it shows stays until the answer is there. */
export async function refreshProduct(services: RemoteServices, productId: number): Promise<void> {
  const { queryClient, dialogs } = services;
  const shown = () => queryClient.getQueryData(productQuery(services, `${productId}`).queryKey)?.price_info;
  const before = shown();
  await queryClient.invalidateQueries({ queryKey: endpointKey(viewProduct) });
  const now = shown();
  const news = before && now && priceNews(before, now);
  if (news) dialogs.toast(news);
  await queryClient.invalidateQueries({ queryKey: endpointKey(priceSelection) });
  await queryClient.invalidateQueries({ queryKey: endpointKey(viewDrop) });
  await queryClient.invalidateQueries({ queryKey: endpointKey(listDownloadableCoupons) });
}
