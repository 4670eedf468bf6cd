import type { searchQuerySchema } from '@mall/contracts/api/catalogue/products';
import type * as z from 'zod';

export type ParsedSearch = z.output<typeof searchQuerySchema>;
