import type { Paginate } from '@mall/contracts/api/products';

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
