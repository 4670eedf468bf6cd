import { allocate } from '../../catalogue/pricing/allocate.ts';

/** What an order was paid with, as ordered, in KRW and points (1 point is 1 KRW). */
export interface OrderPayment {
  /** In money, delivery included. */
  total: number;
  delivery_fee: number;
  point_amount: number;
}

/** A sum in money (KRW) and in points. */
export interface Sum {
  amount: number;
  points: number;
}

/** What goes back: of the order's own payment, and of payments for exchanges (KRW). */
export interface RefundDue extends Sum {
  exchange: number;
}

interface RefundFacts {
  payment: OrderPayment;
  /** KRW paid on top for exchanges for dearer options (docs/decisions/0127). */
  exchangeAmount: number;
  /** Price of what stays, in money and points (`remainingPrice`). */
  remaining: number;
  /** Return delivery fees deducted so far, of all returns that arrived (KRW). */
  fees: number;
  /** What was given back before. */
  before: RefundDue;
}

/**
 * What was paid with the order beyond the price of what stays; below zero when what stays costs more. What was paid for
 * exchanges stays longest, so that it goes back only once the order itself has gone back whole.
 */
function surplusOf({ payment, remaining, exchangeAmount }: Omit<RefundFacts, 'fees' | 'before'>): number {
  return payment.total + payment.point_amount - Math.max(0, remaining - exchangeAmount);
}

/**
 * What goes back now: all that was paid beyond the price of what remains and the fees, less earlier refunds, so that
 * the order of claims does not matter. Fees that one refund cannot bear are taken from a later one.
 */
export function refundDue(facts: RefundFacts): RefundDue {
  const { payment, fees, before, remaining, exchangeAmount } = facts;
  const surplus = split(payment, Math.max(0, surplusOf(facts)));
  const fromMoney = Math.min(fees, surplus.amount);
  const whole = {
    amount: surplus.amount - fromMoney,
    points: Math.max(0, surplus.points - (fees - fromMoney)),
  };
  const due = Math.max(0, whole.amount + whole.points - before.amount - before.points);
  const pointsLeft = payment.point_amount - before.points;
  const amount = within(whole.amount - before.amount, Math.max(0, due - pointsLeft), due);
  const exchange = Math.max(0, exchangeAmount - remaining - before.exchange);
  return { amount, points: due - amount, exchange };
}

/** Points pay for goods only, in proportion; what is left is the delivery fee, which is paid in money. */
function split({ total, delivery_fee, point_amount }: OrderPayment, surplus: number): Sum {
  const inMoney = total - delivery_fee;
  const goods = Math.min(surplus, inMoney + point_amount);
  const [amount = 0, points = 0] = allocate(goods, [inMoney, point_amount]);
  return { amount: amount + surplus - goods, points };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
