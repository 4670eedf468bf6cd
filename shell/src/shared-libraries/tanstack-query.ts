import { notifyManager } from 'tanstack-query-source';

/** What remotes may use of TanStack Query; see react-router-dom.ts for why this is a list. */
export {
  dehydrate,
  hydrate,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from 'tanstack-query-source';

// A reply is drawn in the task that it comes in; a timer of its own would put a frame between.
notifyManager.setScheduler(queueMicrotask);
