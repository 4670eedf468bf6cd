import { createError } from '../../platform/http/create-error.ts';

export const couponAlreadyIssued = () => createError('COUPON_ALREADY_ISSUED');
export const couponSoldOut = () => createError('COUPON_SOLD_OUT');
export const couponUnusable = () => createError('COUPON_UNUSABLE');
