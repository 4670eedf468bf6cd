import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { productAddress } from '@mall/contracts/domain/catalogue/product-address';
import { Picture } from '@mall/ui/picture';
import { Price } from '@mall/ui/product/price';
import { color, fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { pageFrame } from '../../../shared/page-frame.ts';
import { type Heading, HomeSection } from '../frame/home-section.tsx';

const list = css({
  display: 'grid',
  gap: 12,
  paddingInline: 16,
  [media.md]: { paddingInline: 0 },
  [media.lg]: { gap: 16 },
});
/** Three stand in a row; four are two rows of two. */
const inRow = css({ [media.lg]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } });
const inPairs = css({ [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });
const mostInRow = 3;
const card = css({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  height: '100%',
  border: `1px solid ${color.line}`,
  [media.md]: { gridTemplateColumns: '180px minmax(0, 1fr)' },
  [media.hover]: { '&:hover [data-name]': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
const words = css({ display: 'grid', gap: 6, padding: '12px 16px', [media.md]: { padding: 28 } });
const brand = css({ color: color.ink, fontSize: fontSize.small, fontWeight: 600 });
const name = css({ color: color.text, fontSize: fontSize.body, [media.lg]: { fontSize: fontSize.lead } });
const clock = css({ color: color.ink, fontSize: fontSize.title, fontWeight: 700 });

interface Props extends Heading {
  products: readonly ProductCard[];
  /** Time that is left. */
  time: ReactNode;
  moreHref: string;
}

/** A time sale as lines, as wide as there are few of them, with the clock in the heading. */
export function SaleLines({ products, time, moreHref, title, lead }: Props) {
  return (
    <div css={pageFrame}>
      <HomeSection title={title} lead={lead} aside={<span css={clock}>{time}</span>} moreHref={moreHref}>
        <ul css={[list, products.length > mostInRow ? inPairs : inRow]}>
          {products.map((product) => (
            <li key={product.product_id}>
              <a css={card} href={productAddress(product)}>
                {product.images[0] && (
                  <Picture
                    picture={product.images[0]}
                    aspect="3 / 4"
                    sizes="(min-width: 768px) 180px, 112px"
                    alt=""
                  />
                )}
                <div css={words}>
                  <p css={brand}>{product.brand.name}</p>
                  <p css={name} data-name>
                    {product.product_name}
                  </p>
                  <Price
                    size="lg"
                    retailPrice={product.retail_price}
                    lastPrice={product.last_price}
                    rate={product.discount_rate}
                  />
                </div>
              </a>
            </li>
          ))}
        </ul>
      </HomeSection>
    </div>
  );
}
