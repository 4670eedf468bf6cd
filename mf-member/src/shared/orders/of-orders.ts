import { listMyClaims } from '@mall/contracts/api/orders/my-claims';
import { countMyOrderStatuses, listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { trackOrder } from '@mall/contracts/api/orders/order-tracking';

/** What is out of date once an order has changed, by whoever changed it. */
export const ofOrders = [listMyOrders, viewMyOrder, countMyOrderStatuses, listMyClaims, trackOrder] as const;
