import { listRestockAlarms } from '@mall/contracts/api/orders/restock-alarms';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** A page of the member's alarms, newest first. */
export const alarmsQuery = ({ api }: Pick<RemoteServices, 'api'>, page: number) =>
  endpointQuery(api, listRestockAlarms, { query: { page, limit: 20 } });
