import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { Picture } from '@mall/ui/picture';
import { Price } from '@mall/ui/product/price';
import { color, fontSize } from '@mall/ui/theme';

const frame = css({ flex: 'none', width: 45, height: 60 });
const text = css({ minWidth: 0 });
const brand = css({ color: color.quiet, fontSize: fontSize.small, fontWeight: 600 });
const name = css({
  overflow: 'hidden',
  color: color.ink,
  fontSize: fontSize.note,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A product in one row, small: picture, brand, name and price. */
export function SuggestedProduct({ product }: { product: ProductCard }) {
  const [picture] = product.images;
  return (
    <>
      <span css={frame}>{picture && <Picture picture={picture} sizes="45px" aspect="3 / 4" alt="" />}</span>
      <div css={text}>
        <p css={brand}>{product.brand.name}</p>
        <p css={name}>{product.product_name}</p>
        <Price retailPrice={product.retail_price} lastPrice={product.last_price} />
      </div>
    </>
  );
}
