import * as z from 'zod/mini';
import { wonSchema } from '../money.ts';
import { payMethodSchema } from './pay-method.ts';

/** What the browser hands to the payment provider; the server stored the same amount (design: Data). */
export const paymentRequestSchema = z.object({
  store_id: z.string(),
  channel_key: z.string(),
  payment_id: z.string(),
  order_name: z.string(),
  total_amount: wonSchema,
  pay_method: payMethodSchema,
  /** Until when an account issued for it waits for the deposit; of DEPOSIT only. */
  deposit_due_at: z.optional(z.string()),
  /** Script of the payment provider's browser SDK. */
  sdk_url: z.string(),
  /** The provider's window on a PC: in a frame unless said. Phones and the app go to a page of its own. */
  pc_window: z.optional(z.enum(['IFRAME', 'POPUP'])),
  /** By which a payment app comes back to our app: `mallapp://`. */
  app_scheme: z.optional(z.string()),
});
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;
