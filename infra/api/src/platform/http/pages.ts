import type { Paginate } from '@mall/contracts/api/catalogue/products';

interface Page {
  page: number;
  limit: number;
}

/** Where a list stands; a list without rows has one empty page. */
export function paginateOf({ page, limit }: Page, total: number): Paginate {
  return { page, display_size: limit, total, last_page: Math.max(1, Math.ceil(total / limit)) };
}

/** Rows before a page. */
export function offsetOf({ page, limit }: Page): number {
  return (page - 1) * limit;
}

/** One page of rows and how many there are over all pages. */
export interface Listing<Row> {
  rows: Row[];
  total: number;
}

/** Adds what the pager needs. */
export function pageOf<Row>(
  { rows, total }: Listing<Row>,
  page: number,
  limit: number,
): { rows: Row[]; paginate: Paginate } {
  return { rows, paginate: paginateOf({ page, limit }, total) };
}
