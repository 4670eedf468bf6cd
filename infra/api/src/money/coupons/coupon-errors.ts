import { createError } from '../../platform/http/create-error.ts';

export const couponAlreadyIssued = () =>
  createError('COUPON_ALREADY_ISSUED', '이미 발급받은 쿠폰입니다.', 409);
export const couponSoldOut = () => createError('COUPON_SOLD_OUT', '준비된 쿠폰이 모두 소진되었습니다.', 409);
export const couponUnusable = () =>
  createError('COUPON_UNUSABLE', '사용할 수 없는 쿠폰이 있습니다. 쿠폰을 다시 선택해주세요.', 409);
