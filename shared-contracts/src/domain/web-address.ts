import * as z from 'zod/mini';

/** A web address that a page leaves for. Of our own stand-ins on one's own machine it is http. */
export const webAddressSchema = z.url({ protocol: /^https?$/ });
