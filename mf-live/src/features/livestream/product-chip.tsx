import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { formatWon } from '@mall/contracts/domain/money';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media, radius } from '@mall/ui/theme';
import { copy } from './copy.ts';

const chip = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingRight: 8,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  overflow: 'hidden',
  fontSize: fontSize.small,
  [media.hover]: { '&:hover': { borderColor: color.ink } },
});
const thumbnail = css({ flex: 'none', width: 36 });
const words = css({ display: 'grid', minWidth: 0, lineHeight: 1.35 });
const name = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const price = css({ color: color.ink, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
const more = css({ marginLeft: 'auto', color: color.quiet, fontSize: fontSize.mark });

/** A product of a clip, and how many there are besides it. */
export function ProductChip({ product, others }: { product: ProductCard; others: number }) {
  const [picture] = product.images;
  return (
    <a css={chip} href={`/goods/view/${product.product_id}`}>
      <span css={thumbnail}>
        {picture && <Picture picture={picture} aspect="3 / 4" sizes="36px" alt="" />}
      </span>
      <span css={words}>
        <span css={name}>{product.product_name}</span>
        <span css={price}>{formatWon(product.last_price)}</span>
      </span>
      {others > 0 && (
        <span css={more}>
          <VisuallyHidden>{copy.products(others)} </VisuallyHidden>
          <span aria-hidden>+{others}</span>
        </span>
      )}
    </a>
  );
}
