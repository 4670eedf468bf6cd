import { isSettledFailure } from '@mall/remote-kit/settled-failure';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Delays between tries, ms; the last one from then on. */
const delaysMs = [2000, 4000, 8000, 16_000, 30_000, 60_000];

const delayAfter = (tries: number): number => {
  const delayMs = delaysMs[Math.min(tries, delaysMs.length - 1)] ?? 0;
  // Pages that failed together do not come back together.
  return delayMs * (0.8 + Math.random() * 0.4);
};

/** Whether its data failed to come in a way that may pass, and it is not being fetched. */
const isWaiting = ({ state }: Query) =>
  state.status === 'error' && state.fetchStatus === 'idle' && !isSettledFailure(state.error);

/**
 * Asks again for data that failed to come, with growing delays, at once when the network returns and not in a
 * hidden tab. The part of the page keeps its words and its button meanwhile: only an answer changes it.
 */
export function healQueries(client: QueryClient): void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const tries = new Map<string, number>();

  const forget = ({ queryHash }: Query) => {
    clearTimeout(timers.get(queryHash));
    timers.delete(queryHash);
  };
  const schedule = (query: Query) => {
    forget(query);
    const count = tries.get(query.queryHash) ?? 0;
    timers.set(
      query.queryHash,
      setTimeout(() => void tryAgain(query), delayAfter(count)),
    );
  };
  const tryAgain = async (query: Query): Promise<void> => {
    forget(query);
    if (!isWaiting(query) || !query.isActive() || document.visibilityState === 'hidden') return;
    tries.set(query.queryHash, (tries.get(query.queryHash) ?? 0) + 1);
    const { data, refusal } = await ask(client, query);
    if (!isWaiting(query)) return;
    // A part that failed learns from it that there is nothing to wait for.
    if (refusal) query.setState({ error: refusal });
    else if (data === undefined) schedule(query);
    else query.setData(data);
  };
  const look = (query: Query) => {
    if (isWaiting(query)) return timers.has(query.queryHash) ? undefined : schedule(query);
    forget(query);
    if (query.state.status === 'success') tries.delete(query.queryHash);
  };
  const tryAll = () => {
    for (const query of client.getQueryCache().getAll()) if (isWaiting(query)) void tryAgain(query);
  };

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') look(query);
    else if (type === 'removed') forget(query);
  });
  addEventListener('online', tryAll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryAll();
  });
  for (const query of client.getQueryCache().getAll()) look(query);
}

interface Answer {
  data?: unknown;
  /** The server's last word: nothing will come. */
  refusal?: Error;
}

/** Runs the query beside the cache, where a fetch would show the part as loading first; empty when it fails again. */
async function ask(client: QueryClient, { queryKey, options, meta, state }: Query): Promise<Answer> {
  const { queryFn } = options;
  // A list that goes on by pages: only its first one is missing from the page as a whole.
  const { initialPageParam: pageParam } = options as { initialPageParam?: unknown };
  if (typeof queryFn !== 'function' || (pageParam !== undefined && state.data !== undefined)) return {};
  const { signal } = new AbortController();
  try {
    const data: unknown = await queryFn({ client, queryKey, signal, meta, pageParam, direction: 'forward' });
    return { data: pageParam === undefined ? data : { pages: [data], pageParams: [pageParam] } };
  } catch (error) {
    return error instanceof Error && isSettledFailure(error) ? { refusal: error } : {};
  }
}
