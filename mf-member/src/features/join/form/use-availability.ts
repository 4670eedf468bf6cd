import { checkOverlap } from '@mall/contracts/api/people/member-join';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CheckedField, overlapQuery } from './queries.ts';

/** How long typing has to rest (spec 9), in ms. */
const restMs = 500;

export type Availability = 'unchecked' | 'checking' | 'free' | 'taken' | 'failed';

/** Whether nobody else has a value; asked when typing rests (spec 5.4, 9). */
export function useAvailability(field: CheckedField, typed: string, isValid: boolean) {
  const services = useServices();
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = isValid && typed !== '' && rested === typed;
  const { data, error, refetch } = useQuery({ ...overlapQuery(services, field, rested), enabled: isAsked });
  const state = (): Availability => {
    if (!isValid || typed === '') return 'unchecked';
    if (!isAsked) return 'checking';
    if (data) return data.count === 0 ? 'free' : 'taken';
    return error && !isApiError(error, checkOverlap, 'IDENTITY_EXPIRED') ? 'failed' : 'checking';
  };
  return { state: state(), retry: () => void refetch() };
}
