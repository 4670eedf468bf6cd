import * as z from 'zod/mini';

/** The parts that a set which is sold whole only still needs. */
export const missingPartsSchema = z.object({
  label: z.string(),
  products: z.array(z.object({ product_id: z.int(), product_name: z.string() })),
});
export type MissingParts = z.infer<typeof missingPartsSchema>;
