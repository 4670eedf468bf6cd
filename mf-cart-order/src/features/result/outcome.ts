import type { Order } from '@mall/contracts/api/orders/orders';
import { copy } from './copy.ts';

interface Outcome {
  title: string;
  note?: string;
  /** It stands: paid, or with an account to pay into. */
  isPlaced: boolean;
  /** It can still be paid. */
  isPending?: boolean;
}

/** What became of an order, in words for heading and title. */
export function outcomeOf({ payment_state, deposit, status, is_payment_returned }: Order): Outcome {
  if (payment_state === 'PAID') return { title: copy.completeTitle, isPlaced: true };
  if (payment_state === 'READY')
    return deposit
      ? { title: copy.depositWaitTitle, isPlaced: true }
      : { title: copy.pendingTitle, note: copy.pendingNote, isPlaced: false, isPending: true };
  if (is_payment_returned) return { title: copy.returnedTitle, note: copy.returnedNote, isPlaced: false };
  // Only what was paid has a status; all of it has gone back since.
  if (status !== null) return { title: copy.cancelledTitle, isPlaced: false };
  return { title: copy.closedTitle, note: copy.closedNote, isPlaced: false };
}
