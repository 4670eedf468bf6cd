import type { searchQuerySchema } from '@mall/contracts/api/products';
import type * as z from 'zod';

export type ParsedSearch = z.output<typeof searchQuerySchema>;

/** The filters a shopper can combine, in the order they are shown (spec 2.8). */
export const dimensions = [
  'brand',
  'category',
  'size',
  'price',
  'state',
  'promotion',
  'color',
  'season',
] as const;
export type Dimension = (typeof dimensions)[number];
