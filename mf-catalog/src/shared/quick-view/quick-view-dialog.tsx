import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/product-card';
import { productAddress } from '@mall/contracts/domain/catalogue/product-address';
import { cartProductsAdded } from '@mall/contracts/events/topics';
import { quickView } from '@mall/contracts/platform/fragments';
import { Fragment } from '@mall/remote-kit/fragment';
import { useServices } from '@mall/remote-kit/services';
import { Dialog } from '@mall/ui/feedback/dialog';
import { color, fontSize, touchSide } from '@mall/ui/theme';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { copy } from './copy.ts';

const body = css({
  // Room for the product while its remote is on its way.
  '& [data-fragment] > :empty': { minHeight: 420, background: color.wash },
});
const link = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: touchSide,
  marginTop: 12,
  color: color.ink,
  fontSize: fontSize.note,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

interface Props {
  product: ProductCard;
  onClose: () => void;
}

/** A product over the list, in the words and with the buttons of the product's squad; its page is one press away. */
export function QuickViewDialog({ product, onClose }: Props) {
  const { bus } = useServices();
  // What is in the cart has been looked at. Closed at once, so that the question that follows finds the focus on the list
  // and gives it back there.
  useEffect(() => bus.subscribe(cartProductsAdded, () => flushSync(onClose)), [bus, onClose]);
  return (
    <Dialog open onClose={onClose} title={product.product_name} size="lg">
      <div css={body}>
        <Fragment of={quickView} props={{ productId: product.product_id, colorId: product.shown_color_id }} />
        <a css={link} href={productAddress(product)}>
          {copy.toProduct}
        </a>
      </div>
    </Dialog>
  );
}
