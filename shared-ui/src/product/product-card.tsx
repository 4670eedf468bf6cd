import { css } from '@emotion/react';
import type { ProductCard as ProductCardData } from '@mall/contracts/api/catalogue/products';
import { productAddress } from '@mall/contracts/domain/catalogue/product-address';
import type { ProductFlag } from '@mall/contracts/domain/catalogue/product-flags';
import { type ReactNode, useState } from 'react';
import * as copy from '../copy.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { color, fontSize, media } from '../theme.ts';
import { ColorDots } from './color-dots.tsx';
import { Price } from './price.tsx';
import { ProductCardBadges } from './product-card-badges.tsx';
import { ProductCardPicture } from './product-card-picture.tsx';
import { Rating } from './rating.tsx';
import { WishButton } from './wish-button.tsx';

export interface ProductCardProps {
  product: ProductCardData;
  /** Where the card leads; the product's page by default. */
  href?: string | undefined;
  /** For cards seen at once: their pictures load first. */
  priority?: boolean | undefined;
  /** How wide the picture is laid out; fits {@link ProductGrid} by default. */
  sizes?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Place in a ranking, shown on the picture. */
  rank?: number | undefined;
  /** The flag that its list is about; the card shows it first. */
  listFlag?: ProductFlag | undefined;
  isWished?: boolean | undefined;
  /** Called when the link is pressed, before it is followed; with the address of the picture that the card shows. */
  onOpen?: ((product: ProductCardData, picture?: string) => void) | undefined;
  /** Called with the product when its heart is pressed; without it there is no heart. */
  onWish?: ((product: ProductCardData) => void) | undefined;
  /** Further controls of the card, placed by themselves over it. */
  children?: ReactNode;
}

const gridSizes = '(min-width: 1280px) 20vw, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw';

const card = css({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 });
const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  // Grids that reach the edges of a phone inset the words.
  padding: '10px var(--card-inset, 0px) 0',
  [media.md]: { paddingTop: 12 },
});
const brand = css({
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const heading = css({
  fontSize: fontSize.note,
  fontWeight: 400,
  lineHeight: 1.4,
  color: color.text,
  textWrap: 'pretty',
  [media.lg]: { fontSize: fontSize.body },
});
const extras = css({ display: 'grid', gap: 7, marginTop: 4 });
const link = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', '&::after': { outline: `2px solid ${color.ink}`, outlineOffset: 2 } },
});

/** A product in lists, rails and events. The whole card is one link; the heart is a button beside it. */
export function ProductCard({
  product,
  href = productAddress(product),
  priority,
  sizes = gridSizes,
  headingLevel = 3,
  rank,
  listFlag,
  isWished = false,
  onOpen,
  onWish,
  children,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  // Only then is there a second view: a page of cards then carries half the pictures.
  const [isLookedAt, setLookedAt] = useState(false);
  return (
    <article css={card} onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setLookedAt(true)}>
      <ProductCardPicture
        product={product}
        sizes={sizes}
        priority={priority}
        rank={rank}
        isLookedAt={isLookedAt}
      />
      <div css={body}>
        <p css={brand}>{product.brand.name}</p>
        <Heading css={heading}>
          <a
            css={link}
            href={href}
            onClick={onOpen && (({ currentTarget }) => onOpen(product, pictureOf(currentTarget)))}
          >
            {product.product_name}
            {product.is_sold_out && <VisuallyHidden> {copy.soldOut}</VisuallyHidden>}
          </a>
        </Heading>
        <Price
          retailPrice={product.retail_price}
          lastPrice={product.last_price}
          rate={product.discount_rate}
        />
        <div css={extras}>
          {product.colors.length > 1 && <ColorDots colors={product.colors} />}
          {product.review_count > 0 && <Rating score={product.review_score} count={product.review_count} />}
          <ProductCardBadges product={product} listFlag={listFlag} />
        </div>
      </div>
      {children}
      {onWish && (
        <WishButton name={product.product_name} isWished={isWished} onWish={() => onWish(product)} />
      )}
    </article>
  );
}

/** The picture of the card that an element stands in, as the browser has loaded it, in the width that it chose. */
export const pictureOf = (element: Element) => element.closest('article')?.querySelector('img')?.currentSrc;
