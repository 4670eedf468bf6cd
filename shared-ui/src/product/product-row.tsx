import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { Picture } from '../picture.tsx';
import { color, fontSize, media } from '../theme.ts';
import { Price } from './price.tsx';

/** As much of a card as one line shows. */
export type ProductRowData = Pick<
  ProductCard,
  'product_id' | 'product_name' | 'images' | 'retail_price' | 'last_price' | 'discount_rate'
> & { brand: Pick<ProductCard['brand'], 'name'> };

export interface ProductRowProps {
  product: ProductRowData;
  /** Place in a ranking. */
  rank?: number | undefined;
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '&:focus-visible': { outlineOffset: 2 },
  [media.lg]: { gap: 16 },
  [media.hover]: { '&:hover [data-name]': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
const thumbnail = css({ flex: 'none', width: 60, [media.lg]: { width: 76 } });
const rankStyles = css({
  flex: 'none',
  // Two digits stand in one line.
  minWidth: 22,
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const words = css({ display: 'grid', gap: 2, minWidth: 0 });
const brand = css({ color: color.ink, fontSize: fontSize.small, fontWeight: 600, lineHeight: 1.3 });
const name = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text,
  fontSize: fontSize.note,
  lineHeight: 1.35,
  [media.lg]: { fontSize: fontSize.body },
});

/** A product in one line: for rankings, and for what belongs to a bigger picture. */
export function ProductRow({ product, rank }: ProductRowProps) {
  const [picture] = product.images;
  return (
    <a css={row} href={`/goods/view/${product.product_id}`}>
      {rank !== undefined && <span css={rankStyles}>{rank}</span>}
      <div css={thumbnail}>{picture && <Picture picture={picture} aspect="3 / 4" sizes="76px" alt="" />}</div>
      <div css={words}>
        <p css={brand}>{product.brand.name}</p>
        <p css={name} data-name>
          {product.product_name}
        </p>
        <Price
          retailPrice={product.retail_price}
          lastPrice={product.last_price}
          rate={product.discount_rate}
        />
      </div>
    </a>
  );
}
