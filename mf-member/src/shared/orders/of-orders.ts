import { listMyClaims } from '@mall/contracts/api/orders/my-claims';
import { countMyOrderStatuses, listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { trackOrder } from '@mall/contracts/api/orders/order-tracking';

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
  { id: 'points.mine' },
  { id: 'coupons.mine' },
] as const;
