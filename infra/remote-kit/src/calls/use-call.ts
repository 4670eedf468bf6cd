import { isApiError } from '@mall/contracts/client/api-error';
import type { Endpoint, EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { copy } from '../copy.ts';
import { type RemoteServices, useServices } from '../services.tsx';
import { endpointKey } from './endpoint-query.ts';

/** What belongs to a write besides sending it. */
export interface CallPolicy<Input, Output> {
  /** Calls whose cached replies are out of date afterwards, also when the write failed; another remote's by id alone. */
  invalidates?: readonly Pick<Endpoint, 'id'>[];
  /** What a success brings about, for instance a fact on the bus. The write is under way until it resolves. */
  onSuccess?: (output: Output, input: Input) => unknown;
  /** Shows a failure in a way of its own. Resolves true when it did: no dialog follows. */
  onFailure?: (error: unknown, input: Input) => boolean | Promise<boolean>;
  /** Words for a failure that brings none. */
  failed?: string;
}

export interface Call<Input, Output> {
  /** Null after a failure, which was shown to the shopper, or while one is in flight. A stable function. */
  send: (input: Input) => Promise<Output | null>;
  isBusy: boolean;
}

/**
 * A write with the one policy for failures: a dead login has a dialog of its own, everything else says the server's
 * words. It is sent at once or fails, also without a connection, and only once at a time.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  policy: CallPolicy<EndpointInput<E>, EndpointData<E>> = {},
): Call<EndpointInput<E>, EndpointData<E>> {
  return useTask((input: EndpointInput<E>, { api }) => api(endpoint, input), policy);
}

/** Several calls that are one write to the shopper, with the questions between them; the policy is that of `useCall`. */
export function useTask<Input, Output>(
  run: (input: Input, services: RemoteServices) => Promise<Output>,
  policy: CallPolicy<Input, Output> = {},
): Call<Input, Output> {
  const { invalidates = [], onSuccess, onFailure, failed = copy.failed } = policy;
  const services = useServices();
  const { dialogs, queryClient } = services;
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending } = useMutation(
    {
      mutationFn: (input: Input) => run(input, services),
      networkMode: 'always',
      // A body may hold a password: it is not cached. At 0 a write whose page has gone would poll for its end.
      gcTime: 1000,
      onSuccess: async (output: Output, input: Input) => {
        await onSuccess?.(output, input);
      },
      onError: async (error: unknown, input: Input) => {
        if ((await onFailure?.(error, input)) || isApiError(error, 'UNAUTHENTICATED')) return;
        await dialogs.alert(isApiError(error) ? error.message || failed : failed);
      },
      onSettled: () => {
        for (const endpoint of invalidates)
          void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
      },
    },
    queryClient,
  );
  const send = useCallback(
    async (input: Input) => {
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      try {
        return await mutateAsync(input);
      } catch {
        // Shown in onError.
        return null;
      } finally {
        isUnderWay.current = false;
      }
    },
    [mutateAsync],
  );
  return { send, isBusy: isPending };
}
