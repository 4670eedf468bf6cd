import type { Endpoint } from './endpoint.ts';
import { type ErrorCode, errorCatalogue } from './error-catalogue.ts';

/** HTTP status that a call answers a code with. */
export function failureStatus(code: ErrorCode, endpoint?: Pick<Endpoint, 'statuses'>): number {
  return endpoint?.statuses?.[code] ?? errorCatalogue[code].status;
}
