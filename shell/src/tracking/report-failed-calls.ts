import { type ApiError, isApiError } from '@mall/contracts/client/api-error';
import type { QueryClient } from '@tanstack/react-query';
import type { ReportFailure } from './report-error.ts';

/**
 * Whether a call failed by something that is broken behind the page. Refusals are answers, and a call that found no way
 * to the edge says nothing of the shop: a page that is left ends its calls like that, too.
 */
const isFault = ({ code, status }: ApiError): boolean =>
  status >= 500 || code === 'UNAVAILABLE' || code === 'INVALID_REPLY' || code === 'TIMEOUT';

/** Reports reads that failed, each kind once from a page. No remote's code is to blame, so they name none. */
export function reportFailedCalls(client: QueryClient, report: ReportFailure): void {
  const reported = new Set<string>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (!isApiError(error) || !isFault(error)) return;
    const { code, status, endpointId } = error;
    const failure = { where: `call ${endpointId}`, message: `${code}, status ${status}` };
    const key = `${failure.where} ${failure.message}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(failure);
  });
}
