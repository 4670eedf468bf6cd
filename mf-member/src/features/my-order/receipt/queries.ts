import { listReceipts } from '@mall/contracts/api/orders/receipts';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Where the payment provider shows papers about an order. */
export const receiptsQuery = ({ api }: RemoteServices, order_id: string) =>
  endpointQuery(api, listReceipts, { query: { order_id } });
