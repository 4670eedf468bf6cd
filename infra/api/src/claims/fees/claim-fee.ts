import type { ClaimFee } from '@mall/contracts/api/orders/order-claims';
import { type ClaimReason, type GoodsClaimKind, isShopsFault } from '@mall/contracts/domain/orders/claim';
import { deliveryFee } from '@mall/contracts/domain/orders/delivery-fee';

/** Ways that a parcel goes for a claim; each costs the delivery fee (KRW). */
const ways = {
  RETURN: [{ code: 'COLLECT', label: '회수 배송비' }],
  EXCHANGE: [
    { code: 'COLLECT', label: '회수 배송비' },
    { code: 'RESEND', label: '교환 상품 배송비' },
  ],
} as const satisfies Record<GoodsClaimKind, unknown>;

/**
 * The fee of a return or an exchange, once per request (decision 36). A return's is taken from the refund and never
 * exceeds `paid` (money and points, KRW); an exchange's is due before the new piece is sent.
 */
export function claimFeeOf(kind: GoodsClaimKind, reason: ClaimReason, paid: number): ClaimFee {
  const rows = ways[kind].map((way) => ({ ...way, amount: deliveryFee }));
  const full = rows.length * deliveryFee;
  if (isShopsFault(reason)) {
    const row = { code: 'SHOP_PAYS', label: '판매자 부담', amount: -full };
    return { payer: 'SHOP', state: 'NONE', amount: 0, rows: [...rows, row] };
  }
  if (kind === 'EXCHANGE') return { payer: 'SHOPPER', state: 'DUE', amount: full, rows };
  const amount = Math.min(full, paid);
  const limit = { code: 'REFUND_LIMIT', label: '환불 금액 초과분 면제', amount: amount - full };
  return { payer: 'SHOPPER', state: 'KEPT_BACK', amount, rows: amount < full ? [...rows, limit] : rows };
}
