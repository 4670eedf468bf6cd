import type { Paginate } from '@mall/contracts/api/products';

/** One page of rows and how many there are over all pages. */
export interface Listing<Row> {
  rows: Row[];
  total: number;
}

/** Adds what the pager needs. */
export function pageOf<Row>(
  { rows, total }: Listing<Row>,
  page: number,
  display_size: number,
): { rows: Row[]; paginate: Paginate } {
  return {
    rows,
    paginate: { page, display_size, total, last_page: Math.max(1, Math.ceil(total / display_size)) },
  };
}
