import { deliveryFee, deliveryFeeOf, freeDeliveryFrom } from './delivery-fee.ts';

it.each([
  [0, deliveryFee],
  [freeDeliveryFrom - 1, deliveryFee],
  [freeDeliveryFrom, 0],
  [freeDeliveryFrom + 1, 0],
])('a product total of %i costs %i to deliver', (payable, fee) => {
  expect(deliveryFeeOf(payable)).toBe(fee);
});
