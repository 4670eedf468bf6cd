import { isCancelled } from '@mall/contracts/client/payment-window';
import { copy } from './copy.ts';

/** Our words for a payment that failed: what the provider or an address says is never shown. */
export function wordsOfFailure(code: string): string {
  return isCancelled(code) ? copy.paymentCancelled : copy.paymentFailed;
}
