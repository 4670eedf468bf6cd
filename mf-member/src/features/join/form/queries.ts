import { checkOverlap } from '@mall/contracts/api/people/member-join';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** What nobody else may have. */
export type CheckedField = 'user_id' | 'nick_name' | 'email';

/** Whether somebody has this value; known for five minutes (spec 9). */
export const overlapQuery = ({ api }: RemoteServices, search_type: CheckedField, search_keyword: string) => ({
  ...endpointQuery(api, checkOverlap, { query: { search_type, search_keyword } }),
  staleTime: longStaleTimeMs,
  // What the server refuses by its rule is not asked again by itself.
  retry: false,
});
