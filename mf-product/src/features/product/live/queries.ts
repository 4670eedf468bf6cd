import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import { listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { viewDrop } from '@mall/contracts/api/orders/drops';
import { endpointKey } from '@mall/remote-kit/endpoint-query';

export const viewKey = endpointKey(viewProduct);

/** What depends on the product's stock and prices: read after it. */
export const dependentKeys = [priceSelection, viewDrop, listDownloadableCoupons].map((endpoint) =>
  endpointKey(endpoint),
);
