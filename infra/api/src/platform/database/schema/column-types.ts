import type { SizeOption } from '@mall/contracts/api/catalogue/product-view';
import type { claimFeeStateSchema } from '@mall/contracts/api/orders/order-claims';
import type { couponTermsSchema } from '@mall/contracts/domain/orders/coupon';
import type { ColumnType } from 'kysely';
import type * as z from 'zod';

/** jsonb: read as its shape, written as JSON text, which both drivers take. */
export type JsonColumn<T = unknown> = ColumnType<T, string, string>;
/** jsonb with a default: may be left out of an insert. */
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>;

export type SaleState = SizeOption['sale_state'];
export type UserType = 'NORMAL' | 'STAFF';
export const memberStates = ['ACTIVE', 'READY', 'BLOCK', 'OUT'] as const;
export type MemberState = (typeof memberStates)[number];
export type LoginTaskName = 'INTEGRATION' | 'PW_CHANGE' | 'TRANSFER_PASSWORD_CHANGE' | 'CI_CHECK';
/** 0 unproved, 1 typed by a person whose identity was checked, 2 proved. */
export type Proof = 0 | 1 | 2;
export type TicketKind =
  | 'SOCIAL_STATE'
  | 'SOCIAL_JOIN'
  | 'IDENTITY_REQUEST'
  | 'IDENTITY'
  | 'PASSWORD_RESET'
  | 'PW_CHANGE'
  | 'CI_CHECK'
  | 'INTEGRATION';

/** What the security log records of logins, passwords, devices and refunds. */
export type SecurityKind =
  | 'LOGIN'
  | 'NEW_DEVICE'
  | 'LOGIN_FAILED'
  | 'LOGIN_BLOCKED'
  | 'LOGIN_GUARDED'
  | 'CODE_SENT'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'TOKEN_REUSED'
  | 'REFUND';

export type CouponKind = z.infer<typeof couponTermsSchema>['kind'];
export type CouponDiscountType = z.infer<typeof couponTermsSchema>['discount_type'];
/** How a member comes by a coupon. */
export type CouponSource = 'DOWNLOAD' | 'APP' | 'OPERATOR' | 'CODE';
export type ClaimState = 'OPEN' | 'DONE' | 'WITHDRAWN';
export type ClaimFeeState = z.infer<typeof claimFeeStateSchema>;
/**
 * READY until the provider knows more; PAID when it paid the fee of its request, and GIVE_BACK once that came to nothing;
 * SURPLUS when nothing was due any more or it was another amount. RETURNED is how the last two end.
 */
export type FeePaymentState = 'READY' | 'FAILED' | 'PAID' | 'GIVE_BACK' | 'SURPLUS' | 'RETURNED';
/** Why an order was closed unpaid. */
export type OrderFailureCode = 'PAYMENT_FAILED' | 'AMOUNT_MISMATCH' | 'PAYMENT_REFUSED' | 'SHOPPER_CANCELLED';
export type RefundState = 'DUE' | 'DONE';
