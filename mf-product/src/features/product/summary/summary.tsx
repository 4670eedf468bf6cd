import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { flagWords } from '@mall/contracts/domain/catalogue/product-flags';
import { discountRate } from '@mall/contracts/domain/money';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Accordion } from '@mall/ui/layout/accordion';
import { Breadcrumb } from '@mall/ui/layout/breadcrumb';
import { Picture } from '@mall/ui/picture';
import { Badge } from '@mall/ui/product/badge';
import { Price } from '@mall/ui/product/price';
import { Rating } from '@mall/ui/product/rating';
import { color, fontSize, touchArea } from '@mall/ui/theme';
import { memo } from 'react';
import { ShareAction } from '../actions/share-action.tsx';
import { WishAction } from '../actions/wish-action.tsx';
import { copy } from './copy.ts';
import { Coupons } from './coupons/coupons.tsx';
import { PriceDetails } from './price-details.tsx';
import { summary } from './summary-css.ts';
import { TimeSalePlace } from './time-sale-place.tsx';

const top = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
});
const actions = css({ display: 'flex', margin: '-10px -12px -10px 0' });
const prices = css({ display: 'grid', gap: 2 });
const badges = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '& > a': { position: 'relative', marginRight: 8, ...touchArea },
});
const note = css({ color: color.quiet, fontSize: fontSize.note });
const first = css({ color: color.sale, fontSize: fontSize.note, fontWeight: 600 });
const link = css({ color: color.ink, fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 3 });
const folds = css({
  borderTop: `1px solid ${color.line}`,
  '& summary': { minHeight: 44, paddingBlock: 4 },
});

interface Props {
  product: ProductView;
  /** Reads the product again when a price of it has run out. */
  onPriceOver: () => void;
}

/** Name, price and benefits of a product. */
export const Summary = memo(function Summary({ product, onPriceOver }: Props) {
  const { price_info: price, review_summary: reviews, card_benefit_image: cards } = product;
  const hasFirstOrder = product.promotions.includes('FIRST');
  return (
    <div css={summary.stack}>
      <div css={summary.path}>
        <Breadcrumb
          items={[
            { label: copy.home, href: '/' },
            ...product.category.map((step) => ({
              label: step.name,
              href: `/goods/list/category/${step.category_id}`,
            })),
          ]}
        />
      </div>
      <TopLine product={product} />
      <h1 css={summary.name}>{product.product_name}</h1>
      <TimeSalePlace sale={price.time_sale} onEnd={onPriceOver} />
      <div css={prices}>
        <Price
          retailPrice={price.retail_price}
          lastPrice={price.last_price}
          rate={discountRate(price.retail_price, price.last_price)}
          size="lg"
        />
        <PriceNote product={product} hasFirstOrder={hasFirstOrder} />
      </div>
      <div css={badges}>
        {reviews.count > 0 && (
          <a href="#review">
            <Rating score={reviews.score} count={reviews.count} />
          </a>
        )}
        {product.flags.map((flag) => (
          <Badge key={flag}>{flagWords[flag].label}</Badge>
        ))}
      </div>
      {product.event_text && <p css={note}>{product.event_text}</p>}
      <div css={folds}>
        <PriceDetails price={price} />
        <Coupons product={product} />
        {cards && (
          <Accordion summary={copy.cards}>
            <Picture picture={cards} sizes="(min-width: 1024px) 440px, 100vw" alt="" />
            <p css={note}>{cards.alt}</p>
          </Accordion>
        )}
      </div>
    </div>
  );
});

function TopLine({ product }: { product: ProductView }) {
  const { device } = useServices();
  return (
    <div css={top}>
      <a css={summary.brand} href={`/goods/list/brand/${product.brand.brand_id}`}>
        {product.brand.name}
      </a>
      <div css={actions}>
        <ShareAction product={product} />
        {!device.isMobileLayout && <WishAction product={product} />}
      </div>
    </div>
  );
}

/** Whose price it is: guests see that of non-members, and that logging in pays (spec 2.5). */
function PriceNote({ product, hasFirstOrder }: { product: ProductView; hasFirstOrder: boolean }) {
  const { status } = useSession();
  const { first_order_discount_price: firstPrice, last_price } = product.price_info;
  return (
    <>
      {hasFirstOrder && firstPrice < last_price && <p css={first}>{copy.firstOrderPrice(firstPrice)}</p>}
      {status !== 'in' && (
        <p css={note}>
          {copy.guestPrice} · {copy.loginForPrice}{' '}
          <a
            css={link}
            href={`/member/login?redirect_url=${encodeURIComponent(`/goods/view/${product.product_id}`)}`}
          >
            {copy.login}
          </a>
        </p>
      )}
    </>
  );
}
