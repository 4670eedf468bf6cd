import * as z from 'zod/mini';

/** Claims for goods that were delivered; a cancellation comes before that. */
export const goodsClaimKindSchema = z.enum(['RETURN', 'EXCHANGE']);
export type GoodsClaimKind = z.infer<typeof goodsClaimKindSchema>;

/** Why a line goes back; the last two are the shop's fault and cost the shopper nothing. */
export const claimReasonSchema = z.enum(['CHANGE_OF_MIND', 'SIZE', 'DEFECT', 'WRONG_DELIVERY']);
export type ClaimReason = z.infer<typeof claimReasonSchema>;

/** Whether the shop is to blame, so that no delivery fee is deducted. */
export function isShopsFault(reason: ClaimReason): boolean {
  return reason === 'DEFECT' || reason === 'WRONG_DELIVERY';
}
