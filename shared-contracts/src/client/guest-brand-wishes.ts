import { createDeviceIds } from './device-ids.ts';

/** As many as one merge takes. */
const maximumGuestBrandWishes = 100;

/** Brands that were wished for on this device without a login. */
export const guestBrandWishes = createDeviceIds('GUEST_BRAND_WISHES', maximumGuestBrandWishes);
