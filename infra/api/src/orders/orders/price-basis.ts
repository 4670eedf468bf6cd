import { couponTermsSchema } from '@mall/contracts/domain/orders/coupon';
import { amountRowSchema } from '@mall/contracts/domain/pricing/amounts';
import { z } from 'zod';
import type { BasketContext, BasketLine } from '../../catalogue/pricing/price-basket.ts';
import { promotionTermsSchema } from '../../catalogue/pricing/promotion-rule.ts';

const { coupon_id: _couponId, ...couponTerms } = couponTermsSchema.shape;

/**
 * What an order was priced from. It is stored with the order, so that what stays of it after a claim is priced by the
 * rules of that moment (docs/decisions/0110).
 */
const orderBasisSchema = z.object({
  rules: z.array(
    z.object({
      rule_id: z.int(),
      label: z.string(),
      terms: promotionTermsSchema,
      parts: z.array(z.tuple([z.int(), z.int()])).transform((parts) => new Map(parts)),
    }),
  ),
  coupons: z.array(z.object({ ...couponTerms, member_coupon_id: z.int() })),
  /** Orders from before gifts have none. */
  gift_rules: z
    .array(
      z.object({
        rule_id: z.int(),
        product_ids: z.array(z.int()),
        least_amount: z.int(),
        least_pieces: z.int(),
      }),
    )
    .default([]),
});

/** Of one piece, in KRW; the same for every part of the line. */
const lineBasisSchema = z.object({
  piece_price: z.int(),
  retail_price: z.int(),
  rows: z.array(amountRowSchema),
  promotions: z.array(z.string()),
  has_free_delivery: z.boolean(),
  gift: z.object({ rule_id: z.int(), value: z.int() }).optional(),
});

export type OrderBasis = Pick<BasketContext, 'rules' | 'coupons' | 'gift_rules'>;
export type LineBasis = Pick<
  BasketLine,
  'piece_price' | 'retail_price' | 'rows' | 'promotions' | 'has_free_delivery' | 'gift'
>;

export const orderBasisText = ({ rules, coupons, gift_rules = [] }: OrderBasis): string =>
  JSON.stringify({
    rules: rules.map((rule) => ({ ...rule, parts: [...rule.parts] })),
    coupons,
    gift_rules,
  });

export const lineBasisText = ({
  piece_price,
  retail_price,
  rows,
  promotions,
  has_free_delivery,
  gift,
}: LineBasis): string =>
  JSON.stringify({ piece_price, retail_price, rows, promotions, has_free_delivery, gift });

/** Null for orders that were placed before there was a basis. */
export const orderBasisOf = (stored: unknown): OrderBasis | null => orderBasisSchema.nullable().parse(stored);
export const lineBasisOf = (stored: unknown): LineBasis | null => lineBasisSchema.nullable().parse(stored);
