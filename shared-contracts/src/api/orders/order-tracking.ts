import * as z from 'zod/mini';
import { carrierSchema, trackingNumberSchema } from '../../domain/orders/carrier.ts';
import { defineEndpoint } from '../../endpoint.ts';

/** Steps of a delivery, in their order. */
export const deliverySteps = ['ORDERED', 'PAID', 'PREPARED', 'SENT', 'DELIVERED'] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

/** Lines that go one way together: one parcel, or what will be one. */
export const parcelSchema = z.object({
  order_line_ids: z.array(z.int()),
  /** Every step in order; `at` is null for what has not come yet, and where the time was not noted. */
  steps: z.array(z.object({ step: z.enum(deliverySteps), is_done: z.boolean(), at: z.nullable(z.string()) })),
  /** Null before it is sent, and for a parcel without a number. */
  carrier: z.nullable(carrierSchema),
  tracking_number: z.nullable(trackingNumberSchema),
});
export type Parcel = z.infer<typeof parcelSchema>;

/**
 * GET /api/orders/tracking: where the goods of an order are, parcel by parcel; lines that were cancelled are in none.
 * Another visitor's order is NOT_FOUND.
 */
export const trackOrder = defineEndpoint({
  id: 'orders.tracking',
  method: 'GET',
  path: '/api/orders/tracking',
  access: 'visitor',
  summary: '배송 조회',
  query: z.object({ order_id: z.string().check(z.maxLength(40)) }),
  data: z.object({ order_id: z.string(), parcels: z.array(parcelSchema) }),
});
