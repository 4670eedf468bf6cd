import type { RemoteServices } from '@mall/remote-kit/services';
import { resultsKey } from './queries.ts';

/** A result page that is opened next asks anew: what was seen of the order is from before its payment. */
export const dropSeenResults = ({ queryClient }: RemoteServices): void =>
  queryClient.removeQueries({ queryKey: resultsKey });

/** An order changes what many pages show, from stock to points: all that is cached is asked for anew when it is shown next. */
export const outdateAll = ({ queryClient }: RemoteServices): void =>
  void queryClient.invalidateQueries({ refetchType: 'none' });
