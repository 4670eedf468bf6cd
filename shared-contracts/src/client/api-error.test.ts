import { placeOrder } from '../api/orders/orders.ts';
import { ApiError, isApiError } from './api-error.ts';

const priceChanged = new ApiError({
  code: 'PRICE_CHANGED',
  message: '',
  status: 409,
  endpointId: 'orders.place',
});
const elsewhere = new ApiError({
  code: 'PRICE_CHANGED',
  message: '',
  status: 409,
  endpointId: 'orders.other',
});

describe('isApiError', () => {
  it('knows a failure of any call, and of any call with a code that all share', () => {
    expect(isApiError(priceChanged)).toBe(true);
    expect(isApiError(new Error('other'))).toBe(false);
    expect(isApiError(priceChanged, 'NETWORK')).toBe(false);
  });

  it('knows a failure of one call, with or without its code', () => {
    expect(isApiError(priceChanged, placeOrder)).toBe(true);
    expect(isApiError(priceChanged, placeOrder, 'PRICE_CHANGED')).toBe(true);
    expect(isApiError(priceChanged, placeOrder, 'OUT_OF_STOCK')).toBe(false);
    expect(isApiError(elsewhere, placeOrder, 'PRICE_CHANGED')).toBe(false);
  });

  it('takes no code that the call does not declare', () => {
    // @ts-expect-error placing an order cannot fail with the code of a login
    isApiError(priceChanged, placeOrder, 'MEMBER_OUT');
    // @ts-expect-error nor is that a code which every call shares
    isApiError(priceChanged, 'MEMBER_OUT');
    if (isApiError(priceChanged, placeOrder)) {
      // @ts-expect-error a comparison that can never hold
      expect(priceChanged.code === 'MEMBER_OUT').toBe(false);
    }
  });
});
