import * as z from 'zod/mini';
import { wonSchema } from '../../domain/money.ts';
import { pictureSchema } from '../catalogue/product-card.ts';

/** Most gifts that one promotion gives. */
export const maximumGifts = 9;

/** A gift that the shopper wants, and how many of it. What it costs is never sent by the client. */
export const giftChoiceSchema = z.strictObject({
  gift_item_id: z.int(),
  quantity: z.int().check(z.minimum(1), z.maximum(maximumGifts)),
});
export type GiftChoice = z.infer<typeof giftChoiceSchema>;

/** FREE costs nothing, CHARGED a special price. */
export const giftKindSchema = z.enum(['FREE', 'CHARGED']);

export const giftItemSchema = z.object({
  gift_item_id: z.int(),
  name: z.string(),
  /** Colour and size. */
  option_name: z.string(),
  image: pictureSchema,
  /** KRW for one, as a gift and as it is worth. */
  price: wonSchema,
  value: wonSchema,
  /** Pieces that can be chosen; 0 when it is gone. */
  available_quantity: z.int(),
});
export type GiftItem = z.infer<typeof giftItemSchema>;

/** A promotion that gives gifts with some of the goods, and how far they have come (KRW after coupons, pieces). */
export const giftPromotionSchema = z.object({
  gift_promotion_id: z.int(),
  title: z.string(),
  kind: giftKindSchema,
  /** How many gifts can be chosen. */
  gift_count: z.int(),
  least_amount: wonSchema,
  least_pieces: z.int(),
  is_reached: z.boolean(),
  missing_amount: wonSchema,
  missing_pieces: z.int(),
  items: z.array(giftItemSchema),
});
export type GiftPromotion = z.infer<typeof giftPromotionSchema>;
