import type { FastifyBaseLogger } from 'fastify';
import { each } from '../../claims/refunds/claim-jobs.ts';
import { notePaymentEvent } from '../../money/payments/payment-events.ts';
import type { ListedPayment } from '../../money/payments/payment-gateway.ts';
import type { SettleDeps } from '../../orders/orders/settle-order.ts';
import { settlePayment } from '../settle-payment.ts';
import { bookedPayments } from './booked-payments.ts';
import { type BookedPayment, compareBooks, type Disagreement } from './compare-books.ts';
import { boundsOf } from './korean-day.ts';

/** Orders missing from the list that the provider is asked about by themselves; more are reported as they are. */
const singleLooks = 500;

export interface DayOfBooks {
  /** `YYYY-MM-DD` in Korea. */
  day: string;
  /** Payments that the provider lists, and that the shop has. */
  listed: number;
  booked: number;
  open: Disagreement[];
  /** What agrees now because it was settled anew. */
  repaired: Disagreement[];
}

export type BooksDeps = Omit<SettleDeps, 'logger'> & { logger: FastifyBaseLogger };

/**
 * Compares one day's payments with the provider's list (decision 91), settles what the shop would settle by itself and
 * notes the rest as payment events. Rejects when the provider does not answer.
 */
export async function reconcileDay(deps: BooksDeps, day: string): Promise<DayOfBooks> {
  const first = await compareDay(deps, day);
  const settled = first.disagreements.filter((item) => item.isSettled).map((item) => item.paymentId);
  await each(settled, deps.logger, (paymentId) => settlePayment(deps, paymentId));
  // Looked at again as a whole: what was paid, closed or given back meanwhile is no disagreement.
  const { disagreements: open, ...counts } =
    first.disagreements.length > 0 ? await compareDay(deps, day) : first;
  const left = new Set(open.map((item) => item.paymentId));
  for (const { paymentId, kind, shop, provider } of open)
    await notePaymentEvent(deps, { paymentId, kind, detail: { day, shop, provider } });
  return { day, ...counts, open, repaired: first.disagreements.filter((item) => !left.has(item.paymentId)) };
}

async function compareDay(deps: BooksDeps, day: string) {
  const bounds = boundsOf(day);
  const listed = await deps.payments.list(bounds);
  const booked = await bookedPayments(deps.db, { ...bounds, listed: listed.map((item) => item.paymentId) });
  const all = [...listed, ...(await lookForMissing(deps, booked, listed))];
  return { listed: listed.length, booked: booked.length, disagreements: compareBooks(booked, all) };
}

/** Payments begun on another day than their orders, such as those of midnight. */
async function lookForMissing(
  { payments, logger }: BooksDeps,
  booked: readonly BookedPayment[],
  listed: readonly ListedPayment[],
): Promise<ListedPayment[]> {
  const known = new Set(listed.map((item) => item.paymentId));
  const missing = booked.filter((item) => item.isPaid && !known.has(item.paymentId)).slice(0, singleLooks);
  const found: ListedPayment[] = [];
  await each(
    missing.map((item) => item.paymentId),
    logger,
    async (paymentId) => {
      const payment = await payments.look(paymentId);
      if (payment) found.push(payment);
    },
  );
  return found;
}
