import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { discountRate } from '@mall/contracts/domain/money';
import { ActionBar } from '@mall/ui/controls/action-bar';
import { Button } from '@mall/ui/controls/button';
import { Picture } from '@mall/ui/picture';
import { Price } from '@mall/ui/product/price';
import { color, fontSize, page } from '@mall/ui/theme';
import { createPortal } from 'react-dom';
import { copy } from './copy.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 20,
  width: '100%',
  maxWidth: page.maxWidth,
  margin: '0 auto',
  // In line with the page; the bar has a phone's padding already.
  paddingInline: page.sidePadding - page.sidePaddingMobile,
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
  // Outside of the panel: what sticks holds all that is in it in one layer, below the cards that follow.
  return createPortal(
    <ActionBar>
      <aside css={row} aria-label={copy.buyBar}>
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
      </aside>
    </ActionBar>,
    document.body,
  );
}
