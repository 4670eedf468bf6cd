import type { listMyCoupons, listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { listMyClaims } from '@mall/contracts/api/orders/my-claims';
import { countMyOrderStatuses, listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { trackOrder } from '@mall/contracts/api/orders/order-tracking';
import type { EndpointName } from '@mall/contracts/endpoint';

const pointsCall: EndpointName<typeof listMyPoints> = { id: 'points.mine' };
const couponsCall: EndpointName<typeof listMyCoupons> = { id: 'coupons.mine' };

/**
 * Reads that are out of date once an order has changed, on any page; points and coupons come back with a claim, by id as
 * pages of orders carry no schemas of theirs.
 */
export const ofOrders = [
  listMyOrders,
  viewMyOrder,
  countMyOrderStatuses,
  listMyClaims,
  trackOrder,
  pointsCall,
  couponsCall,
] as const;
