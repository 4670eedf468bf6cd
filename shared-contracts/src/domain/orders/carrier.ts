import * as z from 'zod/mini';

/** Carriers of parcels; what shoppers call them, and where they show a parcel, is in names/carrier-page.ts. */
export const carrierSchema = z.enum(['CJ', 'LOTTE', 'HANJIN', 'EPOST', 'LOGEN']);
export type Carrier = z.infer<typeof carrierSchema>;
/** Digits as they stand on a parcel; it becomes part of an address. */
export const trackingNumberSchema = z.string().check(z.regex(/^\d{8,16}$/));
