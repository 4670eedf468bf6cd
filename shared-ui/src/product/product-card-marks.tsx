import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import * as copy from '../copy.ts';
import { Badge } from './badge.tsx';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: 4 });

function marksOf(product: ProductCard): string[] {
  const marks: string[] = [];
  if (product.is_delivery_guarantee) marks.push(copy.quickDelivery);
  if (product.has_coupon) marks.push(copy.coupon);
  if (product.promotions.includes('TIME')) marks.push(copy.timeSale);
  if (product.promotions.includes('FIRST')) marks.push(copy.firstOrder);
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
