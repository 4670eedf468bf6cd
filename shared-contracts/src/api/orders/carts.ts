import * as z from 'zod/mini';
import { wonSchema } from '../../domain/money.ts';
import {
  quantitySchema,
  type wantedProductSchema,
  wantedProductsSchema,
} from '../../domain/orders/wanted-products.ts';
import { amountRowSchema, amountSchema } from '../../domain/pricing/amounts.ts';
import { missingPartsSchema } from '../../domain/pricing/missing-parts.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { pictureSchema } from '../catalogue/product-card.ts';
import { giftPromotionSchema } from './gifts.ts';

export type WantedProduct = z.infer<typeof wantedProductSchema>;

/** A benefit that begins with so many more `pieces`: 1+1, or `rate` per cent off each piece. */
export const nextBenefitSchema = z.object({
  code: z.enum(['ONEPLUS', 'NPLUS']),
  pieces: z.int(),
  rate: z.optional(z.int()),
});

export const cartLineSchema = z.object({
  cart_id: z.int(),
  product_id: z.int(),
  product_option_id: z.int(),
  product_name: z.string(),
  brand_name: z.string(),
  color_name: z.string(),
  size_name: z.string(),
  image: pictureSchema,
  order_quantity: z.int(),
  stock: z.int(),
  is_sold_out: z.boolean(),
  is_guaranteed: z.boolean(),
  /** Where the shopper came from when it was put in (spec 3.7). */
  inflow_url: z.optional(z.nullable(z.string())),
  /** KRW for one piece. */
  retail_price: wonSchema,
  last_price: wonSchema,
  /** KRW for the whole line. */
  line_price: wonSchema,
  /** How `line_price` comes about; the rows add up to it. */
  rows: z.optional(z.array(amountRowSchema)),
  /** Pieces that can be ordered; where fewer than the line's, `is_sold_out` is true and none of it counts. */
  available_quantity: z.optional(z.int()),
  /** What a piece cost when it was put in or changed last, where that is not `last_price` (KRW). */
  seen_price: z.optional(z.nullable(wonSchema)),
  /** What more pieces of this product would bring. */
  next_benefit: z.optional(z.nullable(nextBenefitSchema)),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** Lines that make up sets at a set price, one for each part, and how many sets they make (spec 3.9: setProductCount). */
export const cartSetSchema = z.object({
  promotion_rule_id: z.int(),
  label: z.string(),
  /** KRW for one set before grades and coupons. */
  set_price: wonSchema,
  set_count: z.int(),
  /** Sets that can be ordered. */
  maximum_count: z.int(),
  cart_ids: z.array(z.int()),
});
export type CartSet = z.infer<typeof cartSetSchema>;

export const cartSchema = z.object({
  lines: z.array(cartLineSchema),
  amount: amountSchema,
  /** Of the checked lines; as long as there is one, they cannot be ordered. */
  missing_parts: z.optional(z.nullable(missingPartsSchema)),
  /** Sets that the checked lines make up. */
  sets: z.optional(z.array(cartSetSchema)),
  /** Gifts that the checked lines earn, or nearly do. */
  gifts: z.optional(z.array(giftPromotionSchema)),
});
export type Cart = z.infer<typeof cartSchema>;

/** POST /api/carts (spec 4.12). `same_add_cart_confirm` 'Y' asks to send again with `same_product` 'Y'; nothing was added then. */
export const addToCart = defineEndpoint({
  id: 'carts.add',
  method: 'POST',
  path: '/api/carts',
  access: 'member',
  summary: '장바구니 담기',
  body: z.strictObject({ same_product: z.optional(z.enum(['Y', 'N'])), products: wantedProductsSchema }),
  data: z.object({ same_add_cart_confirm: z.enum(['Y', 'N']), count: z.int() }),
  codes: ['OUT_OF_STOCK', 'DELIVERY_NOT_GUARANTEED', 'QUANTITY_LIMIT', 'DROP_ONLY'],
});

/** POST /api/carts/list (spec 7.5). `cart_ids` limits the amount to the checked lines; all lines come back. */
export const listCart = defineEndpoint({
  id: 'carts.list',
  method: 'POST',
  path: '/api/carts/list',
  access: 'member',
  summary: '장바구니',
  body: z.strictObject({ cart_ids: z.optional(z.array(z.int()).check(z.maxLength(200))) }),
  data: cartSchema,
});

/** DELETE /api/carts (spec 7.5). Ids of another member's lines are NOT_FOUND. */
export const deleteCartLines = defineEndpoint({
  id: 'carts.delete',
  method: 'DELETE',
  path: '/api/carts',
  access: 'member',
  summary: '장바구니 삭제',
  body: z.strictObject({ cart_ids: z.array(z.int()).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ count: z.int() }),
});

/** POST /api/carts/deleteCartSoldOutProducts (spec 7.5). */
export const deleteSoldOutCartLines = defineEndpoint({
  id: 'carts.deleteSoldOut',
  method: 'POST',
  path: '/api/carts/deleteCartSoldOutProducts',
  access: 'member',
  summary: '품절 상품 삭제',
  body: z.strictObject({}),
  data: z.object({ count: z.int() }),
});

/** POST /api/carts/cartOptionChange (spec 7.5): another option of the same product, another quantity, or both. */
export const changeCartLine = defineEndpoint({
  id: 'carts.change',
  method: 'POST',
  path: '/api/carts/cartOptionChange',
  access: 'member',
  summary: '장바구니 옵션 변경',
  body: z.strictObject({ cart_id: z.int(), product_option_id: z.int(), order_quantity: quantitySchema }),
  data: cartSchema,
  codes: ['OUT_OF_STOCK', 'DELIVERY_NOT_GUARANTEED', 'QUANTITY_LIMIT'],
});

/** POST /api/carts/cartSetChange: another number of sets; every part changes by as many pieces, or none does. */
export const changeCartSet = defineEndpoint({
  id: 'carts.changeSet',
  method: 'POST',
  path: '/api/carts/cartSetChange',
  access: 'member',
  summary: '장바구니 세트 수량 변경',
  body: z.strictObject({
    cart_ids: z.array(z.int()).check(z.minLength(1), z.maxLength(20)),
    set_count: quantitySchema,
  }),
  data: cartSchema,
  codes: ['OUT_OF_STOCK', 'DELIVERY_NOT_GUARANTEED', 'QUANTITY_LIMIT'],
});

/** GET /api/carts/getCartCount (spec 7.5). */
export const countCart = defineEndpoint({
  id: 'carts.count',
  method: 'GET',
  path: '/api/carts/getCartCount',
  access: 'member',
  summary: '장바구니 상품 수',
  data: z.object({ count: z.int() }),
});

/** POST /api/carts/getBundleAmountCheck (spec 4.13, 7.5): whether these products can be ordered together, and their amount. */
export const checkBundleAmount = defineEndpoint({
  id: 'carts.checkBundle',
  method: 'POST',
  path: '/api/carts/getBundleAmountCheck',
  access: 'visitor',
  summary: '주문 가능 금액 확인',
  body: z.strictObject({ product_info: wantedProductsSchema, order_location: z.enum(['goods', 'carts']) }),
  data: z.object({ amount: amountSchema }),
  codes: ['OUT_OF_STOCK', 'DELIVERY_NOT_GUARANTEED', 'BUNDLE_REQUIRED'],
});
