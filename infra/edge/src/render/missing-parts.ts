import { isApiError } from '@mall/contracts/client/api-error';
import type { ApiClient } from '@mall/contracts/client/create-api-client';
import { isSettledFailure } from '@mall/remote-kit/settled-failure';
import type { QueryClient } from '@tanstack/react-query';
import { LeftToBrowser } from './of-grade.ts';

const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/**
 * What a render could not have. React renders on without it, so that it is noted where it fails: a page that lacks
 * something is none for the cache.
 */
export class MissingParts {
  private readonly parts = new Map<string, string>();

  /** Notes a part of the page that is missing; `where` names it, such as a call or a fragment. */
  add(where: string, error: unknown): void {
    if (error instanceof LeftToBrowser) return;
    if (isApiError(error)) this.parts.set(`call ${error.endpointId}`, error.code);
    else this.parts.set(where, reasonOf(error));
  }

  /** Each missing part with its reason. */
  list(): string[] {
    return [...this.parts].map(([where, reason]) => `${where}: ${reason}`);
  }

  /** The same client, whose failures are noted. An answer that would be the same again, such as 404, is none. */
  watchCalls(api: ApiClient): ApiClient {
    return async (endpoint, input, options) => {
      try {
        return await api(endpoint, input, options);
      } catch (error) {
        if (!isSettledFailure(error)) this.add(`call ${endpoint.id}`, error);
        throw error;
      }
    };
  }

  /** The same client; queries that fail by themselves, for instance while they read a reply, are noted. */
  watchQueries(client: QueryClient): QueryClient {
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { error } = event.action;
      if (!isSettledFailure(error)) this.add(`query ${String(event.query.queryKey[0])}`, error);
    });
    return client;
  }
}
