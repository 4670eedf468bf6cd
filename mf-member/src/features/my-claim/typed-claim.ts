import { pictureSchema } from '@mall/contracts/api/catalogue/product-card';
import { TypedForms } from '@mall/contracts/client/typed-forms';
import { claimReasonSchema } from '@mall/contracts/domain/orders/claim';
import { receiverSchema } from '@mall/contracts/domain/people/receiver';
import * as z from 'zod/mini';
import { type Choice, choiceSchema } from './claim-state.ts';

const claimSchema = z.object({
  choice: choiceSchema,
  reason: z.nullable(claimReasonSchema),
  detail: z.string(),
  pickup: z.nullable(receiverSchema),
});
const photoSchema = z.object({ photo_id: z.uuid(), image: pictureSchema });
export type UploadedPhotos = readonly z.infer<typeof photoSchema>[];

/** A claim as it is being made, by order and kind; an account for the refund is never stored. */
export const typedClaims = new TypedForms('claim', claimSchema);
/** Its photos, which were sent as they were picked. */
export const typedClaimPhotos = new TypedForms<UploadedPhotos>('claim-photos', z.array(photoSchema));

export const noPhotos: UploadedPhotos = [];
export const blankClaim = (choice: Choice): z.infer<typeof claimSchema> => ({
  choice,
  reason: null,
  detail: '',
  pickup: null,
});
