import type { EventBus } from '@mall/contracts/events/create-bus';
import {
  cartProductsAdded,
  catalogListViewed,
  orderCompleted,
  productViewed,
} from '@mall/contracts/events/topics';
import type { TrackingService } from '@mall/contracts/platform/services';
import { createBeaconQueue } from './beacon-queue.ts';

/** Retargeting lists show their first three products, the search event its first twenty (spec 9). */
const listedProducts = 3;
const searchedProducts = 20;

/** First-party events to the edge. Facts on the bus become events here, so that remotes know nothing of tags. */
export function createTracking(bus: EventBus, releaseId: string): TrackingService {
  const sendLater = createBeaconQueue('/_reports/events');
  const track: TrackingService['track'] = (name, payload) =>
    sendLater(JSON.stringify({ name, payload, page: location.pathname, releaseId, at: Date.now() }));
  bus.subscribe(productViewed, (product) => track('view_item', product));
  bus.subscribe(cartProductsAdded, ({ products }) => track('add_to_cart', { products }));
  bus.subscribe(orderCompleted, (order) => track('purchase', { ...order, currency: 'KRW' }));
  bus.subscribe(catalogListViewed, ({ title, product_ids, keyword }) => {
    if (keyword) track('search', { keyword, product_ids: product_ids.slice(0, searchedProducts) });
    else track('view_list', { title, product_ids: product_ids.slice(0, listedProducts) });
  });
  return { track };
}
