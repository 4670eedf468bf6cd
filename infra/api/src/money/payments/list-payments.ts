import type { PageInput } from '@portone/server-sdk/common';
import * as Payment from '@portone/server-sdk/payment';
import { moneyStates } from './money-states.ts';
import type { ListedPayment } from './payment-gateway.ts';

const pageSize = 500;
/** More than this in one stretch of time is refused, instead of asked for without end. */
const maximumPages = 400;

type AskPage = (page: PageInput, filter: Payment.PaymentFilterInput) => Promise<Payment.GetPaymentsResponse>;

/**
 * Payments of a store that were begun in a stretch of time and paid, whatever of them went back, page by page. Sorted by
 * when they were begun, so that one that is paid meanwhile only moves others back; what is seen twice counts once.
 */
export async function listPayments(
  ask: AskPage,
  { from, until, storeId }: { from: Date; until: Date; storeId: string },
): Promise<ListedPayment[]> {
  const filter = {
    ...{ storeId, timestampType: 'CREATED_AT', from: from.toISOString(), until: until.toISOString() },
    ...{ status: [...moneyStates], sortBy: 'REQUESTED_AT', sortOrder: 'ASC' },
  };
  const found = new Map<string, ListedPayment>();
  for (let number = 0; number < maximumPages; number += 1) {
    const { items, page } = await ask({ number, size: pageSize }, filter);
    for (const item of items) {
      const listed = listedPayment(item);
      if (listed) found.set(listed.paymentId, listed);
    }
    if (items.length === 0 || (number + 1) * pageSize >= page.totalCount) return [...found.values()];
  }
  throw new Error(`the provider lists more than ${maximumPages * pageSize} payments`);
}

/** Null for a payment of a kind that the SDK does not know. */
export function listedPayment(payment: Payment.Payment): ListedPayment | null {
  if (Payment.isUnrecognizedPayment(payment)) return null;
  const { id, status, amount } = payment;
  return { paymentId: id, status, amount: amount.total, cancelled: amount.cancelled };
}
