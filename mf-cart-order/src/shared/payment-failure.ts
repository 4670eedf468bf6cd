import { copy } from './copy.ts';

/** How the provider names a payment that the shopper ended. */
const cancelCodes: ReadonlySet<string> = new Set(['USER_CANCEL', 'PAY_PROCESS_CANCELED']);

export const isCancelled = (code: string): boolean => cancelCodes.has(code);

/** Our words for a payment that failed: what the provider or an address says is never shown. */
export function wordsOfFailure(code: string): string {
  return isCancelled(code) ? copy.paymentCancelled : copy.paymentFailed;
}
