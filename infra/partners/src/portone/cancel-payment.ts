import { randomUUID } from 'node:crypto';
import { bankSchema } from '@mall/contracts/domain/orders/bank';
import * as z from 'zod';
import { cancelledAmount, type StoredPayment, virtualAccount } from './payment.ts';

export const cancelSchema = z.object({
  storeId: z.string().optional(),
  amount: z.number().int().positive().optional(),
  reason: z.string().min(1),
  currentCancellableAmount: z.number().int().nonnegative().optional(),
  refundAccount: z
    .object({
      bank: bankSchema,
      number: z.string().regex(/^\d{8,16}$/),
      holderName: z.string().min(1).max(30),
    })
    .optional(),
});

type Cancellation = StoredPayment['cancellations'][number];
/** PortOne's own errors: HTTP status, type, message. */
interface Refusal {
  status: number;
  type: string;
  message: string;
}
const refusal = (status: number, type: string, message: string): Refusal => ({ status, type, message });

/** Cancels all or a part of a payment as PortOne does, or says why not. A payment that is refused stays as it is. */
export function cancelPayment(
  payment: StoredPayment,
  { reason, refundAccount, amount, currentCancellableAmount }: z.infer<typeof cancelSchema>,
): Cancellation | Refusal {
  if (payment.status === 'CANCELLED')
    return refusal(409, 'PAYMENT_ALREADY_CANCELLED', '이미 취소된 결제입니다.');
  if (payment.status === 'VIRTUAL_ACCOUNT_ISSUED') return closeAccount(payment, reason);
  if (payment.status !== 'PAID' && payment.status !== 'PARTIAL_CANCELLED')
    return refusal(409, 'PAYMENT_NOT_PAID', '결제가 완료되지 않았습니다.');
  // What was sent to an account has no way back of its own, as a card's payment has.
  if (payment.request.payMethod === virtualAccount && !refundAccount)
    return refusal(400, 'INVALID_REQUEST', '가상계좌 환불에는 환불 계좌가 필요합니다.');
  const left = payment.request.totalAmount - cancelledAmount(payment);
  const wanted = amount ?? left;
  if ((currentCancellableAmount ?? left) !== left)
    return refusal(409, 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN', '취소 가능 잔액이 일치하지 않습니다.');
  if (wanted > left)
    return refusal(409, 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT', '취소 가능 금액을 초과했습니다.');
  const cancellation = { id: randomUUID(), amount: wanted, reason, at: new Date() };
  payment.cancellations.push(cancellation);
  payment.status = wanted === left ? 'CANCELLED' : 'PARTIAL_CANCELLED';
  payment.changedAt = cancellation.at;
  return cancellation;
}

/** Nothing was paid: the account is closed, and nothing goes back. */
function closeAccount(payment: StoredPayment, reason: string): Cancellation {
  payment.status = 'CANCELLED';
  payment.changedAt = new Date();
  return { id: randomUUID(), amount: 0, reason, at: payment.changedAt };
}
