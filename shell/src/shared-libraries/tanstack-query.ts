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
