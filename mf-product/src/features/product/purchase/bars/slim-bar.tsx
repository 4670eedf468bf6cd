import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { discountRate } from '@mall/contracts/domain/money';
import { Button } from '@mall/ui/controls/button';
import { Picture } from '@mall/ui/picture';
import { Price } from '@mall/ui/product/price';
import { color, fontSize, layer, page } from '@mall/ui/theme';
import { copy } from './copy.ts';

const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.pageBar,
  background: color.ground,
  borderTop: `1px solid ${color.line}`,
});
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 20,
  maxWidth: page.maxWidth,
  margin: '0 auto',
  padding: `8px ${page.sidePadding}px`,
});
const thumbnail = css({ width: 42 });
const name = css({
  overflow: 'hidden',
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

/** What is looked at and what it costs, with the way back to its options. */
export function SlimBar({ product, onReturn }: { product: ProductView; onReturn: () => void }) {
  const picture = product.options.colors[0]?.images[0];
  const { retail_price, last_price } = product.price_info;
  return (
    <aside css={bar} aria-label={copy.buyBar}>
      <div css={row}>
        <div css={thumbnail}>
          {picture && <Picture picture={picture} aspect="3 / 4" sizes="42px" alt="" />}
        </div>
        <p css={name}>{product.product_name}</p>
        <Price
          retailPrice={retail_price}
          lastPrice={last_price}
          rate={discountRate(retail_price, last_price)}
        />
        <Button size="lg" onClick={onReturn}>
          {copy.toOptions}
        </Button>
      </div>
    </aside>
  );
}
