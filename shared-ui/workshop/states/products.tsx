import type { ReactElement } from 'react';
import { Rail } from '../../src/carousel/rail.tsx';
import { AmountRows } from '../../src/layout/amount-rows.tsx';
import { LineSummary } from '../../src/orders/line-summary.tsx';
import { Picture } from '../../src/picture.tsx';
import { Badge } from '../../src/product/badge.tsx';
import { ColorDots } from '../../src/product/color-dots.tsx';
import { FreeDeliveryBar } from '../../src/product/free-delivery-bar.tsx';
import { Price } from '../../src/product/price.tsx';
import { ProductCard } from '../../src/product/product-card.tsx';
import { ProductCardSkeleton } from '../../src/product/product-card-skeleton.tsx';
import { ProductGrid } from '../../src/product/product-grid.tsx';
import { ProductRow } from '../../src/product/product-row.tsx';
import { Rating } from '../../src/product/rating.tsx';
import { WishButton } from '../../src/product/wish-button.tsx';
import { picture, productCard } from '../../src/testing/product-card.ts';
import { ignore, type States } from './states.ts';

const cards = [1, 2, 3, 4].map((product_id) => (
  <ProductCard key={product_id} product={productCard({ product_id })} />
));

const line = {
  product_id: 7,
  image: picture,
  brand_name: '베이직하우스',
  product_name: '옥스포드 셔츠',
  color_name: '네이비',
  size_name: '100',
  order_quantity: 2,
};

/** A card as wide as in a grid. */
const narrow = (card: ReactElement) => <div css={{ width: 180 }}>{card}</div>;

/** It lies on a picture. */
const heart = (isWished: boolean) => (
  <div css={{ position: 'relative', width: 120 }}>
    <Picture picture={picture} sizes="120px" aspect="3 / 4" alt="" />
    <WishButton name="옥스포드 셔츠" isWished={isWished} onWish={ignore} />
  </div>
);

export const productStates = {
  'amount-rows': {
    order: (
      <AmountRows
        rows={[
          { label: '상품 금액', amount: 57000 },
          { label: '할인', amount: 17100, sign: 'minus' },
          { label: '배송비', amount: 0, zeroText: '무료' },
        ]}
        total={{ label: '결제 금액', amount: 39900 }}
      />
    ),
  },
  badge: {
    outline: <Badge>쿠폰</Badge>,
    plain: <Badge variant="plain">BEST</Badge>,
    solid: <Badge variant="solid">NEW</Badge>,
    sale: <Badge variant="sale">1+1</Badge>,
    success: <Badge variant="success">무료배송</Badge>,
  },
  'color-dots': { few: <ColorDots colors={productCard().colors} /> },
  'free-delivery-bar': {
    none: <FreeDeliveryBar remaining={50000} threshold={50000} />,
    some: <FreeDeliveryBar remaining={12000} threshold={50000} />,
    reached: <FreeDeliveryBar remaining={0} threshold={50000} />,
  },
  'line-summary': {
    'of a cart': <LineSummary line={line} />,
    'of an order': <LineSummary line={line} showQuantity amount={79800} />,
    'of a free gift': (
      <LineSummary line={{ ...line, gift: { gift_promotion_id: 1, kind: 'FREE' } }} showQuantity />
    ),
  },
  picture: { 'of a product': narrow(<Picture picture={picture} sizes="200px" />) },
  price: {
    reduced: <Price retailPrice={57000} lastPrice={39900} rate={30} />,
    full: <Price retailPrice={57000} lastPrice={57000} />,
    medium: <Price retailPrice={57000} lastPrice={39900} rate={30} size="md" />,
    large: <Price retailPrice={1257000} lastPrice={839900} rate={33} size="lg" />,
  },
  'product-card': {
    plain: narrow(<ProductCard product={productCard()} />),
    'sold out': narrow(<ProductCard product={productCard({ is_sold_out: true })} onWish={ignore} />),
    wished: narrow(<ProductCard product={productCard()} isWished onWish={ignore} />),
    ranked: narrow(<ProductCard product={productCard()} rank={1} onWish={ignore} />),
    'long name': narrow(
      <ProductCard
        product={productCard({
          product_name: '울 캐시미어 혼방 더블 브레스티드 벨티드 오버핏 롱 코트 3 COLOR',
          flags: [],
          discount_rate: 0,
          last_price: 57000,
        })}
      />,
    ),
  },
  'product-card-skeleton': { one: narrow(<ProductCardSkeleton />) },
  'product-grid': {
    four: <ProductGrid label="셔츠">{cards}</ProductGrid>,
    'five and busy': (
      <ProductGrid label="니트" columns={5} busy>
        {cards}
      </ProductGrid>
    ),
  },
  'product-row': {
    plain: <ProductRow product={productCard()} />,
    ranked: <ProductRow product={productCard()} rank={1} />,
  },
  rail: {
    cards: <Rail label="추천 상품">{cards}</Rail>,
    wide: (
      <Rail label="넓은 상품" item="wide">
        {cards}
      </Rail>
    ),
  },
  rating: {
    counted: <Rating score={4.8} count={1204} />,
    medium: <Rating score={3.5} size="md" />,
  },
  'wish-button': {
    off: heart(false),
    on: heart(true),
  },
} satisfies Readonly<Record<string, States>>;
