import { carrierSchema, trackingNumberSchema } from './carrier.ts';
import { carrierName, trackingAddress } from './names/carrier-page.ts';

it('shows where a parcel is at its own carrier, over https', () => {
  for (const carrier of carrierSchema.options) {
    expect(carrierName(carrier)).not.toBe(carrier);
    expect(trackingAddress(carrier, '123456789012')).toMatch(/^https:\/\/[^?#]+.*123456789012$/);
  }
});

it.each(['', '12-34', '1234567', '12345678901234567', '1234567&x'])('takes no number %p', (number) => {
  expect(trackingNumberSchema.safeParse(number).success).toBe(false);
});
