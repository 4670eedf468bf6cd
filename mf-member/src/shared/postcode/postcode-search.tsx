import type { Postcode } from '@mall/contracts/api/orders/postcodes';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices } from '@mall/remote-kit/services';
import { PostcodePicker } from '@mall/ui/address/postcode-picker';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from './copy.ts';
import { postcodesQuery } from './queries.ts';

interface Props {
  onChoose: (postcode: Postcode) => void;
  onByHand: () => void;
}

/** Looks for an address by road, building or lot, ten at a time. */
export function PostcodeSearch(props: Props) {
  const [{ keyword, page }, setSearch] = useState({ keyword: '', page: 1 });
  const { data, error, isFetching, refetch } = useQuery({
    ...postcodesQuery(useServices(), keyword, page),
    enabled: keyword !== '',
    placeholderData: (previous) => (keyword === '' ? undefined : previous),
    retry: false,
  });
  const search = (typed: string) => {
    if (typed === keyword && page === 1) void refetch();
    else setSearch({ keyword: typed, page: 1 });
  };
  return (
    <PostcodePicker
      keyword={keyword}
      page={page}
      result={data}
      isFetching={isFetching}
      failed={error && (isApiError(error) ? error.message : copy.failed)}
      onSearch={search}
      onPage={(next) => setSearch({ keyword, page: next })}
      {...props}
    />
  );
}
