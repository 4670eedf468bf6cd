import * as z from 'zod/mini';

/** Where the payment of an order stands: READY until the provider says otherwise. */
export const paymentStateSchema = z.enum(['READY', 'PAID', 'FAILED', 'CANCELLED']);
export type PaymentState = z.infer<typeof paymentStateSchema>;
