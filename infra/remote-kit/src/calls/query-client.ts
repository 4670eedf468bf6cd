import { ApiError, isApiError } from '@mall/contracts/client/api-error';
import { type DehydratedState, dehydrate, hydrate, type Query, QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isSettledFailure } from './settled-failure.ts';

/** How long a reply counts as new, ms. */
const staleTimeMs = 60_000;
/** When the browser took over what came with its page, by the query: the server's time of it and the browser's, ms. */
const takenOver = new WeakMap<Query, { dataUpdatedAt: number; at: number }>();

/**
 * What came with the page counts as new from when the page was opened: a cached page has an age, and the browser's clock
 * is not the server's. Otherwise pages opened late would ask for all that they show once more while they come to life.
 */
function staleTime(query: Query): number {
  const taken = takenOver.get(query);
  const { dataUpdatedAt } = query.state;
  return staleTimeMs + (taken?.dataUpdatedAt === dataUpdatedAt ? taken.at - dataUpdatedAt : 0);
}

/** The query client of one page, on the server or in the browser. */
export function createQueryClient(isServer: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 10 * staleTimeMs,
        refetchOnWindowFocus: false,
        // A missing product must render as missing on both sides, not as loading on one of them.
        retryOnMount: false,
        retry: (count, error) =>
          !isServer && count < 1 && (isApiError(error, 'NETWORK') || isApiError(error, 'UNAVAILABLE')),
      },
    },
  });
}

const failureSchema = z.object({
  code: z.string(),
  message: z.string(),
  status: z.number(),
  endpointId: z.string(),
});
const dehydratedSchema = z.object({
  queries: z.array(z.looseObject({ queryHash: z.string(), state: z.looseObject({ error: z.unknown() }) })),
});

/** Forgets failures that the browser should try again itself, so that the server renders a skeleton for them. */
export function dropPassingFailures(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ state }) => state.status === 'error' && !isSettledFailure(state.error),
  });
}

/** A query as it travels to the browser; the rest of it is TanStack's own. */
export interface DehydratedQuery {
  queryHash: string;
  state: { data?: unknown };
}

/** JSON-safe state of a client, with settled failures as plain objects. */
export function dehydrateQueries(client: QueryClient): { mutations: []; queries: DehydratedQuery[] } {
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status, error } }) =>
      status === 'success' || (status === 'error' && isSettledFailure(error)),
    shouldDehydrateMutation: () => false,
    shouldRedactErrors: () => false,
  });
  return {
    mutations: [],
    queries: state.queries.map((query) => {
      const { error } = query.state;
      if (!isApiError(error)) return query;
      const { code, message, status, endpointId } = error;
      return { ...query, state: { ...query.state, error: { code, message, status, endpointId } } };
    }),
  };
}

/** Takes what `dehydrateQueries` made, from any number of renders, into a client. */
export function hydrateQueries(client: QueryClient, state: unknown): void {
  const parsed = z.safeParse(dehydratedSchema, state);
  if (!parsed.success) return;
  const queries = parsed.data.queries.map((query) => {
    const failure = z.safeParse(failureSchema, query.state.error);
    return failure.success
      ? { ...query, state: { ...query.state, error: new ApiError(failure.data) } }
      : query;
  });
  // The rest of each entry is TanStack's own and goes back to it as it came.
  hydrate(client, { mutations: [], queries } as unknown as DehydratedState);
  const at = Date.now();
  for (const { queryHash } of queries) {
    const query = client.getQueryCache().get(queryHash);
    if (query) takenOver.set(query, { dataUpdatedAt: query.state.dataUpdatedAt, at });
  }
}
