import { listInquiries } from '@mall/contracts/api/community/inquiries';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

const pageSize = 10;

interface Wanted {
  product_id: number;
  page: number;
  isMineOnly: boolean;
}

/** A page of a product's inquiries; what is secret comes without its text unless it is the caller's. */
export function inquiriesQuery({ api }: RemoteServices, { product_id, page, isMineOnly }: Wanted) {
  return endpointQuery(api, listInquiries, {
    query: { product_id, page, limit: pageSize, ...(isMineOnly ? { is_mine: '1' as const } : {}) },
  });
}
