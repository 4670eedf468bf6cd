import { openClaims } from './order-counts.ts';

it('counts claims that are under way, and no ended ones or orders', () => {
  expect(
    openClaims({
      RETURN_REQUEST: 1,
      EXCHANGE_HOLD: 2,
      PART_REFUND_READY: 4,
      // The new piece of an exchange on its way: my page counted one less than the list of orders.
      RE_SHIPPING: 128,
      RETURN_COMPLETE: 8,
      EXCHANGE_CANCEL: 16,
      PART_REFUND_COMPLETE: 32,
      SHIPPING_COMPLETE: 64,
    }),
  ).toBe(135);
  expect(openClaims({})).toBe(0);
});
