import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';

/** A payment provider in memory, for crowds: what a shopper approves is paid, and every charge is counted. */
export function payingGateway(storeId: string) {
  const paid = new Map<string, { amount: number; cancelled: number }>();
  const gateway: PaymentGateway = {
    find: async (paymentId) => {
      const payment = paid.get(paymentId);
      if (!payment) return null;
      if (payment.cancelled === payment.amount) return { state: 'CANCELLED' };
      const facts = {
        ...{ status: 'PAID', paymentId, storeId, channelKey: 'channel-key-local', channelType: 'TEST' },
        ...{
          method: 'PaymentMethodCard',
          easyPayProvider: undefined,
          isEscrow: false,
          currency: 'KRW',
          amount: payment.amount,
        },
      };
      return { state: 'PAID', facts };
    },
    look: async () => null,
    receipts: async () => null,
    list: async () => [],
    closeAccount: async () => undefined,
    cancel: async (paymentId) => {
      const payment = paid.get(paymentId);
      if (payment) payment.cancelled = payment.amount;
    },
    cancelPart: async (paymentId, { amount, cancelledBefore }) => {
      const payment = paid.get(paymentId);
      if (payment) payment.cancelled = Math.max(payment.cancelled, cancelledBefore + amount);
    },
  };
  return {
    gateway,
    approve: (payment: { payment_id: string; total_amount: number }) => {
      if (!paid.has(payment.payment_id)) {
        paid.set(payment.payment_id, { amount: payment.total_amount, cancelled: 0 });
      }
    },
    charges: () => [...paid.values()].filter((payment) => payment.cancelled < payment.amount).length,
  };
}
