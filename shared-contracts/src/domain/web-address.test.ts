import * as z from 'zod/mini';
import { hostileAddresses } from '../testing/hostile-addresses.ts';
import { webAddressSchema } from './web-address.ts';

describe('an address that a page leaves for', () => {
  it('is one of the web', () => {
    const others = hostileAddresses.filter(
      (address) =>
        z.safeParse(webAddressSchema, address).success && !/^https?:$/.test(new URL(address).protocol),
    );
    expect(others).toEqual([]);
    expect(z.safeParse(webAddressSchema, 'https://kauth.kakao.com/oauth/authorize?a=b').success).toBe(true);
    expect(z.safeParse(webAddressSchema, 'http://localhost:3030/nice').success).toBe(true);
  });
});
