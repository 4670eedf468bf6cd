import { listMyClaims } from '@mall/contracts/api/orders/my-claims';
import { countMyOrderStatuses, listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { trackOrder } from '@mall/contracts/api/orders/order-tracking';

/** Reads that are out of date once an order has changed, on any page. */
export const ofOrders = [listMyOrders, viewMyOrder, countMyOrderStatuses, listMyClaims, trackOrder] as const;
