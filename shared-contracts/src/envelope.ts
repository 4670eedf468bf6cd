import * as z from 'zod/mini';

/** The one shape of every reply: `success: false` is a failure that shows its message (spec 7, 8.8). */
export const envelopeSchema = z.object({
  success: z.boolean(),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
export type Envelope = z.infer<typeof envelopeSchema>;
