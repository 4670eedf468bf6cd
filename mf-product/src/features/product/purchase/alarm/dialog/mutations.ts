import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { applyRestockAlarm, listRestockAlarms } from '@mall/contracts/api/orders/restock-alarms';
import { isApiError } from '@mall/contracts/client/api-error';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

interface Policy {
  onApplied: () => void;
  /** Says in place why it was refused. */
  onRefused: (words: string) => void;
}

/** Asks for a message when an option is back (spec 4.11). A product that is back already is read anew. */
export function useApplyAlarm({ onApplied, onRefused }: Policy) {
  return useCall(applyRestockAlarm, {
    invalidates: [listRestockAlarms, viewProduct],
    failed: copy.failed,
    onSuccess: onApplied,
    onFailure: (error) => {
      const words = refusalOf(error);
      if (words !== null) onRefused(words);
      return words !== null;
    },
  });
}

function refusalOf(error: unknown): string | null {
  if (isApiError(error, applyRestockAlarm, 'ALREADY_APPLIED')) return copy.already;
  if (isApiError(error, applyRestockAlarm, 'NOT_SOLD_OUT')) return copy.backInStock;
  if (isApiError(error, applyRestockAlarm, 'ALARM_LIMIT') || isApiError(error, 'RATE_LIMITED'))
    return error.message || copy.failed;
  return null;
}
