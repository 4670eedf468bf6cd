import * as z from 'zod/mini';
import { fitAnswers } from '../../domain/catalogue/goods-kind.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { bodySchema, heightSchema, weightSchema } from './review-body.ts';

const sizeNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));

/** Sizes that a shopper usually wears, by their names in size tables. */
const usualSizesSchema = z.object({
  top: z.optional(sizeNameSchema),
  bottom: z.optional(sizeNameSchema),
  shoes: z.optional(sizeNameSchema),
});
export type UsualSizes = z.infer<typeof usualSizesSchema>;

export const sizeProfileSchema = z.object({ ...bodySchema.shape, usual: usualSizesSchema });
export type SizeProfile = z.infer<typeof sizeProfileSchema>;

/** GET /api/members/sizeProfiles: the member's size profile; null without one. */
export const readSizeProfile = defineEndpoint({
  id: 'sizes.profile',
  method: 'GET',
  path: '/api/members/sizeProfiles',
  access: 'member',
  summary: '내 사이즈 정보',
  data: z.object({ profile: z.nullable(sizeProfileSchema) }),
});

/** POST /api/members/sizeProfiles: keeps it, with the member's consent, until they delete it or leave. */
export const saveSizeProfile = defineEndpoint({
  id: 'sizes.saveProfile',
  method: 'POST',
  path: '/api/members/sizeProfiles',
  access: 'member',
  summary: '내 사이즈 정보 저장',
  body: z.strictObject({
    height_cm: z.nullable(heightSchema),
    weight_kg: z.nullable(weightSchema),
    usual: usualSizesSchema,
    is_agreed: z.literal(true, '사이즈 정보를 저장하려면 동의가 필요합니다.'),
  }),
  data: z.object({}),
});

/** DELETE /api/members/sizeProfiles: forgets it; also when there is none. */
export const deleteSizeProfile = defineEndpoint({
  id: 'sizes.deleteProfile',
  method: 'DELETE',
  path: '/api/members/sizeProfiles',
  access: 'member',
  summary: '내 사이즈 정보 삭제',
  data: z.object({}),
});

/** A size and the evidence for it. */
export const sizeProposalSchema = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('KEPT'),
    size: z.string(),
    /** What the member bought and kept; `fit` is what they said of its size in a review. */
    product_name: z.string(),
    kept_size: z.string(),
    is_same_brand: z.boolean(),
    fit: z.nullable(z.enum(fitAnswers)),
  }),
  z.object({
    reason: z.literal('SIMILAR_BODY'),
    size: z.string(),
    /** First values of the bands that reviewers were found in: cm, and kg unless the height alone was enough. */
    height_from: z.int(),
    weight_from: z.nullable(z.int()),
    /** Reviewers of those bands, and how many of them bought this size and did not find it too small or too large. */
    total: z.int(),
    chosen: z.int(),
  }),
  z.object({ reason: z.literal('USUAL'), size: z.string() }),
]);
export type SizeProposal = z.infer<typeof sizeProposalSchema>;

/**
 * POST /api/products/sizeAdvice: proposed sizes of a product, best evidence first; none without evidence. Measures that
 * the request carries are not stored; without them a member's size profile is used.
 * @throws NOT_FOUND for a product that is not on sale
 */
export const adviseSize = defineEndpoint({
  id: 'sizes.advise',
  method: 'POST',
  path: '/api/products/sizeAdvice',
  summary: '추천 사이즈',
  body: z.strictObject({
    product_id: z.int().check(z.positive()),
    height_cm: z.optional(heightSchema),
    weight_kg: z.optional(weightSchema),
    usual: z.optional(usualSizesSchema),
  }),
  data: z.object({ rows: z.array(sizeProposalSchema) }),
});
