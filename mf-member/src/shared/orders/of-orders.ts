import { listMyCoupons, listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { listMyClaims } from '@mall/contracts/api/orders/my-claims';
import { countMyOrderStatuses, listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { trackOrder } from '@mall/contracts/api/orders/order-tracking';

/** Reads that are out of date once an order has changed, on any page; points and coupons come back with a claim. */
export const ofOrders = [
  listMyOrders,
  viewMyOrder,
  countMyOrderStatuses,
  listMyClaims,
  trackOrder,
  listMyPoints,
  listMyCoupons,
] as const;
