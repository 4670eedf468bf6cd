import * as z from 'zod/mini';

/**
 * The edge's server-sent events of one product, for its open pages. An event says that stock or price may have changed;
 * what they are now is for `products.view` to say, to each shopper at their own prices.
 */
export const productStreamPath = '/_live/products/:productId';
export const productStreamOf = (productId: number): string => `/_live/products/${productId}`;

/** Name of the event; its data is a `productChangedSchema` as JSON. */
export const productChangedEvent = 'changed';
export const productChangedSchema = z.object({
  /** Longest that a page may wait before it asks anew, ms: pages of one product do not all ask at once. */
  within_ms: z.int().check(z.minimum(0)),
});
