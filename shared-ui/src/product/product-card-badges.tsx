import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { flagWords, type ProductFlag } from '@mall/contracts/domain/catalogue/product-flags';
import { quickDeliveryName, timeSaleName } from '@mall/contracts/domain/catalogue/promotions';
import * as copy from '../copy.ts';
import { Badge } from './badge.tsx';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: 4 });
/** More would be a paragraph. */
const shownFlags = 2;

/** Words of the product's flags, that of the list in which it stands first. */
function flagsOf({ flags }: ProductCard, listFlag: ProductFlag | undefined): string[] {
  const isLed = listFlag !== undefined && flags.includes(listFlag);
  const ordered = isLed ? [listFlag, ...flags.filter((flag) => flag !== listFlag)] : flags;
  return ordered.flatMap((flag) => flagWords[flag].badge ?? []).slice(0, shownFlags);
}

function labelsOf(product: ProductCard): string[] {
  const labels: string[] = [];
  if (product.is_delivery_guarantee) labels.push(quickDeliveryName);
  if (product.has_coupon) labels.push(copy.coupon);
  if (product.promotions.includes('TIME')) labels.push(timeSaleName);
  if (product.promotions.includes('FIRST')) labels.push(copy.firstOrder);
  return labels;
}

interface Props {
  product: ProductCard;
  listFlag?: ProductFlag | undefined;
}

/** Flags, then quick delivery, coupon and the like, as small labels under the price. */
export function ProductCardBadges({ product, listFlag }: Props) {
  const flags = flagsOf(product, listFlag);
  const labels = labelsOf(product);
  if (flags.length + labels.length === 0) return null;
  return (
    <p css={list}>
      {flags.map((flag) => (
        <Badge key={flag} variant="flag">
          {flag}
        </Badge>
      ))}
      {labels.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
    </p>
  );
}
