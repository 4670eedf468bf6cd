import { claimKindSchema, listMyClaims } from '@mall/contracts/api/orders/my-claims';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { choiceParam, pageParam } from '@mall/remote-kit/url-params';

/** The kind of claims that a URL leaves; all of them where it names none. */
export const listedKind = (url: URL) =>
  claimKindSchema.options.find((kind) => choiceParam(url, 'kind', [kind.toLowerCase()])) ?? null;

export function claimsQuery({ api }: RemoteServices, url: URL) {
  const kind = listedKind(url);
  return endpointQuery(api, listMyClaims, { query: { page: pageParam(url), ...(kind ? { kind } : {}) } });
}
