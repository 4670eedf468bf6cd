import * as z from 'zod/mini';

export const socialProviders = ['payco', 'kakao', 'naver', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];
export const socialProviderSchema = z.enum(socialProviders);
/** Payco lets in members who have it already, and is offered for nothing else (spec 2.4, 8.3). */
export const joinProviderSchema = z.enum(['kakao', 'naver', 'apple']);

const text = z.optional(z.string().check(z.maxLength(4096)));

/**
 * Proof of a social account (spec 3.4): `code` and `state` of the return; from the app `sns_token`, or apple's
 * `id_token` with the `state` of its nonce. Other `sns_` fields are ignored: the server asks the provider.
 */
export const socialProofFields = {
  provider: socialProviderSchema,
  code: text,
  state: text,
  sns_token: text,
  id_token: text,
  sns_id: text,
  sns_refresh_token: text,
  sns_email: text,
  sns_name: text,
  sns_mobile: text,
  redirect: text,
};
export const socialProofSchema = z.strictObject(socialProofFields);
export type SocialProof = z.infer<typeof socialProofSchema>;
