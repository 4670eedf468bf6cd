import { cancelledAmount, depositMs, type StoredPayment, virtualAccount } from './payment.ts';

const methodTypes = {
  CARD: 'PaymentMethodCard',
  MOBILE: 'PaymentMethodMobile',
  TRANSFER: 'PaymentMethodTransfer',
  GIFT_CERTIFICATE: 'PaymentMethodGiftCertificate',
} as const;

function methodOf({ request, requestedAt }: StoredPayment) {
  const { payMethod, easyPayProvider, accountDueAt } = request;
  if (payMethod === virtualAccount) {
    return {
      type: 'PaymentMethodVirtualAccount',
      bank: 'KOOKMIN',
      accountNumber: '00000000000000',
      expiredAt: accountDueAt ?? new Date(requestedAt.getTime() + depositMs).toISOString(),
    };
  }
  if (payMethod === 'EASY_PAY') {
    return { type: 'PaymentMethodEasyPay', ...(easyPayProvider ? { provider: easyPayProvider } : {}) };
  }
  return { type: methodTypes[payMethod] };
}

/** Where the papers of a payment are shown: its slip, or the cash receipt of what was sent to an account. */
function receiptsOf({ request, transactionId, changedAt }: StoredPayment, origin: string) {
  const receiptUrl = `${origin}/receipts/${transactionId}`;
  if (request.payMethod !== virtualAccount) return { receiptUrl };
  return {
    receiptUrl,
    cashReceipt: {
      status: 'ISSUED',
      type: 'PERSONAL',
      issueNumber: transactionId.slice(0, 8),
      totalAmount: request.totalAmount,
      currency: request.currency,
      url: `${receiptUrl}?kind=cash`,
      issuedAt: changedAt.toISOString(),
    },
  };
}

/** A payment as PortOne V2's REST API at an origin shows it. Amounts in whole KRW. */
export function restPayment(payment: StoredPayment, origin: string) {
  const { request, status } = payment;
  const isPaid = status === 'PAID' || status === 'PARTIAL_CANCELLED' || status === 'CANCELLED';
  const cancelled = cancelledAmount(payment);
  return {
    status,
    id: request.paymentId,
    transactionId: payment.transactionId,
    merchantId: 'merchant-local',
    storeId: request.storeId,
    method: methodOf(payment),
    ...(request.isEscrow ? { escrow: { status: 'BEFORE_REGISTERED' } } : {}),
    channel: {
      type: payment.channelType,
      key: request.channelKey,
      name: 'local',
      pgProvider: 'TOSSPAYMENTS',
      pgMerchantId: 'local',
    },
    version: 'V2',
    requestedAt: payment.requestedAt.toISOString(),
    updatedAt: payment.changedAt.toISOString(),
    statusChangedAt: payment.changedAt.toISOString(),
    orderName: request.orderName,
    amount: {
      total: request.totalAmount,
      taxFree: 0,
      discount: 0,
      paid: isPaid ? request.totalAmount - cancelled : 0,
      cancelled,
      cancelledTaxFree: 0,
    },
    currency: request.currency,
    customer: {},
    ...(isPaid
      ? {
          paidAt: payment.changedAt.toISOString(),
          pgTxId: payment.transactionId,
          disputes: [],
          ...receiptsOf(payment, origin),
        }
      : {}),
    ...(payment.failure
      ? {
          failedAt: payment.changedAt.toISOString(),
          failure: {
            reason: payment.failure.message,
            pgCode: payment.failure.code,
            pgMessage: payment.failure.message,
          },
        }
      : {}),
    ...(payment.cancellations.length > 0
      ? {
          cancellations: payment.cancellations.map(restCancellation),
          cancelledAt: payment.changedAt.toISOString(),
        }
      : {}),
  };
}

export function restCancellation(item: StoredPayment['cancellations'][number]) {
  return {
    status: 'SUCCEEDED',
    id: item.id,
    totalAmount: item.amount,
    taxFreeAmount: 0,
    vatAmount: 0,
    reason: item.reason,
    cancelledAt: item.at.toISOString(),
    requestedAt: item.at.toISOString(),
  };
}
