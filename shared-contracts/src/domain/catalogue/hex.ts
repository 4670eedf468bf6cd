import * as z from 'zod/mini';

/** A colour as `#1c1c1e`. */
export const hexSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
