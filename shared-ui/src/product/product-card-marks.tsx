import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { Badge } from './badge.tsx';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: 4 });

function marksOf(product: ProductCard): string[] {
  const marks: string[] = [];
  if (product.is_delivery_guarantee) marks.push('빠른배송');
  if (product.has_coupon) marks.push('쿠폰');
  if (product.promotions.includes('TIME')) marks.push('타임세일');
  if (product.promotions.includes('FIRST')) marks.push('첫구매');
  return marks;
}

/** Quick delivery, coupon and the like as outlined labels. */
export function ProductCardMarks({ product }: { product: ProductCard }) {
  const marks = marksOf(product);
  if (marks.length === 0) return null;
  return (
    <p css={list}>
      {marks.map((mark) => (
        <Badge key={mark}>{mark}</Badge>
      ))}
    </p>
  );
}
