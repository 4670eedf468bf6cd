import { moneyStates } from '../../money/payments/money-states.ts';
import type { ListedPayment } from '../../money/payments/payment-gateway.ts';

/** A payment as the shop has it. KRW. */
export interface BookedPayment {
  paymentId: string;
  /** Whether it counted as paid, whatever was given back since. */
  isPaid: boolean;
  /** Closed without having been paid, or still open. */
  isOpen: boolean;
  amount: number;
  /** KRW that went back. */
  refunded: number;
  /** KRW that has to go back and may be at the provider or not. */
  refundDue: number;
}

export interface Disagreement {
  paymentId: string;
  kind: 'NO_ORDER' | 'NO_PAYMENT' | 'AMOUNT_DIFFERS' | 'STATE_DIFFERS';
  /** What each side says. */
  shop: string;
  provider: string;
  /** Settling it anew makes the shop follow the provider, or gives the money back: what it would do by itself later. */
  isSettled: boolean;
}

const paidStatuses: readonly string[] = moneyStates;
const won = (amount: number) => `${amount} KRW`;

/** KRW of a payment that the provider keeps: of a cancelled one or an unpaid account none. */
function netAmountOf({ status, amount, cancelled }: ListedPayment): number {
  return status !== 'CANCELLED' && paidStatuses.includes(status) ? amount - cancelled : 0;
}

function sayBooked(booked: BookedPayment | undefined): string {
  if (!booked) return 'no order';
  if (!booked.isPaid) return booked.isOpen ? 'open' : 'closed unpaid';
  return booked.refunded > 0
    ? `paid ${won(booked.amount)}, ${won(booked.refunded)} back`
    : `paid ${won(booked.amount)}`;
}

function sayListed(listed: ListedPayment | undefined): string {
  if (!listed) return 'no payment';
  const back = listed.cancelled > 0 ? `, ${won(listed.cancelled)} back` : '';
  return `${listed.status} ${won(listed.amount)}${back}`;
}

function kindOf(
  booked: BookedPayment | undefined,
  listed: ListedPayment | undefined,
): Disagreement['kind'] | null {
  if (!booked) return listed && netAmountOf(listed) > 0 ? 'NO_ORDER' : null;
  if (!booked.isPaid) {
    const net = listed ? netAmountOf(listed) : 0;
    // What waits to go back is known; the shopper may have to name an account first.
    return net > booked.refundDue ? 'STATE_DIFFERS' : null;
  }
  if (!listed) return 'NO_PAYMENT';
  if (!paidStatuses.includes(listed.status)) return 'STATE_DIFFERS';
  if (listed.amount !== booked.amount) return 'AMOUNT_DIFFERS';
  const isBack =
    listed.cancelled >= booked.refunded && listed.cancelled <= booked.refunded + booked.refundDue;
  return isBack ? null : 'AMOUNT_DIFFERS';
}

/**
 * Where the shop's payments and the provider's do not agree: money that no order knows of, orders without a payment,
 * other amounts, other states. What was never paid on either side does not matter.
 */
export function compareBooks(
  booked: readonly BookedPayment[],
  listed: readonly ListedPayment[],
): Disagreement[] {
  const shop = new Map(booked.map((payment) => [payment.paymentId, payment]));
  const provider = new Map(listed.map((payment) => [payment.paymentId, payment]));
  const ids = new Set([...shop.keys(), ...provider.keys()]);
  return [...ids].flatMap((paymentId) => {
    const [one, other] = [shop.get(paymentId), provider.get(paymentId)];
    const kind = kindOf(one, other);
    const isSettled = kind === 'STATE_DIFFERS' && one?.isPaid === false;
    return kind ? [{ paymentId, kind, shop: sayBooked(one), provider: sayListed(other), isSettled }] : [];
  });
}
