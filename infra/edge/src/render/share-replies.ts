import type { ApiClient } from '@mall/contracts/client/create-api-client';
import type { EndpointData } from '@mall/contracts/endpoint';
import { LRUCache } from 'lru-cache';

/** How long a reply serves other pages too, ms: short enough that a change of price or stock shows within two seconds. */
const sharedReplyMs = 1_000;
const maximumReplies = 500;

export type SharedReplies = LRUCache<string, Promise<unknown>>;

/** Replies are evicted when they expire: kept until others replace them, five hundred long ones fill a thread. */
export const createSharedReplies = (ttl = sharedReplyMs): SharedReplies =>
  new LRUCache({ max: maximumReplies, ttl, ttlAutopurge: true });

/**
 * Shares the replies of public calls between renders. Only for clients without a login; `audience` is the grade whose
 * prices the replies show, or empty for guests.
 */
export function shareReplies(api: ApiClient, replies: SharedReplies, audience = ''): ApiClient {
  return (endpoint, input, options) => {
    if (endpoint.method !== 'GET' || endpoint.access !== 'public') return api(endpoint, input, options);
    const key = `${audience} ${endpoint.id} ${JSON.stringify(input)}`;
    const known = replies.get(key);
    // The key names the endpoint, so what lies there is its data.
    if (known) return known as Promise<EndpointData<typeof endpoint>>;
    // One render that is given up must not take the reply from the others: no signal.
    const asked = api(endpoint, input);
    replies.set(key, asked);
    asked.catch(() => replies.delete(key));
    return asked;
  };
}
