import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { ChannelType } from './channels.ts';

const httpUrl = z.url({ protocol: /^https?$/ });

/** What `PortOne.requestPayment` sends to the payment page. Amount in whole KRW. */
export const paymentRequestSchema = z.object({
  storeId: z.string().min(1).max(100),
  channelKey: z.string().min(1).max(100),
  paymentId: z.string().regex(/^[\w.-]{1,64}$/),
  orderName: z.string().min(1).max(200),
  totalAmount: z.coerce.number().int().positive(),
  currency: z.enum(['CURRENCY_KRW', 'KRW']).transform(() => 'KRW' as const),
  payMethod: z.enum(['CARD', 'EASY_PAY', 'MOBILE', 'VIRTUAL_ACCOUNT', 'TRANSFER', 'GIFT_CERTIFICATE']),
  /** PortOne's name of an easy pay. */
  easyPayProvider: z.string().max(40).optional(),
  /** Whether the money is in escrow until the goods have come. */
  isEscrow: z.literal('true').optional(),
  /** Until when an issued account waits for its deposit, as the browser asks. */
  accountDueAt: z.iso.datetime().optional(),
  redirectUrl: httpUrl,
  /** The scheme of the shop's app, when it is asked from there. */
  appScheme: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]*:\/\/$/)
    .optional(),
  /** How the browser SDK opened the page. */
  windowType: z.enum(['IFRAME', 'POPUP', 'REDIRECTION']).default('REDIRECTION'),
});
export type PaymentRequest = z.output<typeof paymentRequestSchema>;

export type PaymentStatus =
  | 'READY'
  | 'VIRTUAL_ACCOUNT_ISSUED'
  | 'PAID'
  | 'FAILED'
  | 'PARTIAL_CANCELLED'
  | 'CANCELLED';

/** Way to pay with which an account is issued that the money is sent to later. */
export const virtualAccount = 'VIRTUAL_ACCOUNT' as const;
/** How long such an account waits for its deposit unless another time is given, ms. */
export const depositMs = 24 * 3_600_000;

interface Cancellation {
  id: string;
  amount: number;
  reason: string;
  at: Date;
}

/** One payment as the stand-in remembers it. */
export interface StoredPayment {
  request: PaymentRequest;
  channelType: ChannelType;
  transactionId: string;
  status: PaymentStatus;
  requestedAt: Date;
  changedAt: Date;
  failure: { code: string; message: string } | null;
  cancellations: Cancellation[];
}

/** A payment that the shopper has been shown but not decided on. */
export function readyPayment(
  request: PaymentRequest,
  channelType: ChannelType,
  now = new Date(),
): StoredPayment {
  return {
    request,
    channelType,
    transactionId: randomUUID(),
    status: 'READY',
    requestedAt: now,
    changedAt: now,
    failure: null,
    cancellations: [],
  };
}

/** KRW given back so far. */
export function cancelledAmount(payment: StoredPayment): number {
  return payment.cancellations.reduce((sum, item) => sum + item.amount, 0);
}
