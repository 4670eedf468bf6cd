import * as z from 'zod/mini';

/**
 * Parameter of pages and calls that opens what is not published yet (docs/decisions/0172). A route that knows it is
 * never cached nor shared by edges where it is given.
 */
export const previewParameter = 'preview';

/** The ticket that an operator was given. */
export const previewSchema = z.optional(z.string().check(z.maxLength(200)));
