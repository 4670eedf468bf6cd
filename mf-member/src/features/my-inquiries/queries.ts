import { listMyInquiries } from '@mall/contracts/api/community/my-writings';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** A page of the member's inquiries. */
export const myInquiriesQuery = ({ api }: RemoteServices, page: number) =>
  endpointQuery(api, listMyInquiries, { query: { page, limit: 10 } });
