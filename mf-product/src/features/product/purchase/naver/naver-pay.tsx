import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { copy as purchaseCopy } from '../copy.ts';
import { useOrderNow } from '../mutations.ts';
import { copy } from './copy.ts';

/** Naver's green with its own letter; the words beside it are in ink, which can be read. */
const mark = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: 11,
  background: '#03c75a',
  forcedColorAdjust: 'none',
});

interface Props {
  product: ProductView;
  products: WantedProduct[];
  /** Another buying button is at work. */
  isBusy: boolean;
}

/**
 * Orders by Naver Pay from the product page (spec 3.8, 4.13; docs/decisions/0130): the order page opens with it chosen,
 * for members at once and for guests after the login page.
 */
export function NaverPay({ product, products, isBusy }: Props) {
  const { dialogs, navigate, session } = useServices();
  const { status } = useSession();
  const order = useOrderNow();
  const buy = async () => {
    if (products.length === 0) return dialogs.alert(purchaseCopy.choose);
    if (status === 'in') return order.send({ products, pay_method: 'NAVERPAY' });
    const from = `/goods/view/${product.product_id}`;
    session.setPendingWish({ kind: 'order', products, from, is_naver_pay: true });
    return navigate(`/member/login?redirect_url=${encodeURIComponent(from)}`);
  };
  return (
    <Button
      variant="secondary"
      size="lg"
      full
      loading={order.isBusy}
      disabled={isBusy}
      onClick={() => void buy()}
    >
      <span css={mark}>
        <svg width="10" height="10" viewBox="0 0 10 10" fill="#fff" aria-hidden="true">
          <path d="M6.8 0v5.1L3.3 0H0v10h3.2V4.9L6.7 10H10V0z" />
        </svg>
      </span>
      {copy.buy}
    </Button>
  );
}
