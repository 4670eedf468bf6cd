import * as z from 'zod/mini';

/** Why a line goes back, in the shopper's words; the last two are the shop's fault and cost the shopper nothing. */
export const claimReasons = [
  { value: 'CHANGE_OF_MIND', label: '단순 변심' },
  { value: 'SIZE', label: '사이즈가 맞지 않음' },
  { value: 'DEFECT', label: '상품 불량' },
  { value: 'WRONG_DELIVERY', label: '다른 상품이 배송됨' },
] as const;
export const claimReasonSchema = z.enum(['CHANGE_OF_MIND', 'SIZE', 'DEFECT', 'WRONG_DELIVERY']);
export type ClaimReason = z.infer<typeof claimReasonSchema>;

/** Whether the shop is to blame, so that no delivery fee is kept back. */
export function isShopsFault(reason: ClaimReason): boolean {
  return reason === 'DEFECT' || reason === 'WRONG_DELIVERY';
}
