import * as z from 'zod/mini';

/** A yes or no in a member's payload (spec 5.6). */
export const flagSchema = z.literal([0, 1]);
