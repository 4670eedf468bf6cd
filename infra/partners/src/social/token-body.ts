import * as z from 'zod';

/** The form that a shop exchanges a code with; parties differ in what of it they ask for. */
export const tokenBodySchema = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string(),
  redirect_uri: z.string().optional(),
  state: z.string().optional(),
  code_verifier: z
    .string()
    .regex(/^[\w.~-]{43,128}$/)
    .optional(),
});

/** Seconds. */
export const accessTokenLifetime = 21_599;
