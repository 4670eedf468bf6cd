import { searchPostcodes } from '@mall/contracts/api/orders/postcodes';
import { isApiError } from '@mall/contracts/client/api-error';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../services.tsx';
import { endpointQuery } from './endpoint-query.ts';

/**
 * Looks for an address by road, building or lot, ten at a time: what the postcode picker of the design system shows.
 * `failed` is what the server said of a failure, empty where it said nothing, null while nothing failed.
 */
export function usePostcodeSearch() {
  const { api } = useServices();
  const [{ keyword, page }, setSearch] = useState({ keyword: '', page: 1 });
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery(api, searchPostcodes, { query: { keyword, page } }),
    enabled: keyword !== '',
    placeholderData: (previous) => (keyword === '' ? undefined : previous),
    retry: false,
  });
  return {
    keyword,
    page,
    result: data,
    isFetching,
    failed: error && (isApiError(error) ? error.message : ''),
    onSearch: (typed: string) => {
      if (typed === keyword && page === 1) void refetch();
      else setSearch({ keyword: typed, page: 1 });
    },
    onPage: (next: number) => setSearch({ keyword, page: next }),
  };
}
