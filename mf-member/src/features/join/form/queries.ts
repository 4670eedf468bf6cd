import { checkOverlap } from '@mall/contracts/api/people/member-join';
import { isApiError } from '@mall/contracts/client/api-error';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import { useServices } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long typing has to rest (spec 9), in ms. */
const restMs = 500;

export type Availability = 'unchecked' | 'checking' | 'free' | 'taken' | 'failed';

/** Whether nobody else has a value; asked when typing rests, and known for five minutes (spec 5.4, 9). */
export function useAvailability(type: 'user_id' | 'nick_name' | 'email', typed: string, isValid: boolean) {
  const { api } = useServices();
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = isValid && typed !== '' && rested === typed;
  const { data, error, refetch } = useQuery({
    ...endpointQuery(api, checkOverlap, { query: { search_type: type, search_keyword: rested } }),
    staleTime: longStaleTimeMs,
    enabled: isAsked,
    // What the server refuses by its rule is not asked again by itself.
    retry: false,
  });
  const state = (): Availability => {
    if (!isValid || typed === '') return 'unchecked';
    if (!isAsked) return 'checking';
    if (data) return data.count === 0 ? 'free' : 'taken';
    return error && !isApiError(error, checkOverlap, 'IDENTITY_EXPIRED') ? 'failed' : 'checking';
  };
  return { state: state(), retry: () => void refetch() };
}
