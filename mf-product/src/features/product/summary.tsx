import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/products';
import { flagWords } from '@mall/contracts/domain/catalogue/product-flags';
import { discountRate, formatWon } from '@mall/contracts/domain/money';
import { useSession } from '@mall/remote-kit/services';
import { Accordion } from '@mall/ui/layout/accordion';
import { Breadcrumb } from '@mall/ui/layout/breadcrumb';
import { Badge } from '@mall/ui/product/badge';
import { Price } from '@mall/ui/product/price';
import { Rating } from '@mall/ui/product/rating';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

const stack = css({ display: 'grid', gap: 12 });
const brand = css({ fontSize: fontSize.body, fontWeight: 700, color: color.ink });
const name = css({
  fontSize: fontSize.title,
  fontWeight: 500,
  lineHeight: 1.4,
  [media.lg]: { fontSize: fontSize.heading },
});
const flags = css({ display: 'flex', flexWrap: 'wrap', gap: 4 });
const note = css({ color: color.quiet, fontSize: fontSize.note });
const grades = css({
  width: '100%',
  fontSize: fontSize.note,
  '& td, & th': { padding: '6px 0', fontWeight: 400, textAlign: 'left' },
  '& td:last-of-type': { textAlign: 'right' },
});
const current = css({ '& > *': { fontWeight: '700 !important' } });

/** Name, price and benefits of a product. */
export function Summary({ product }: { product: ProductView }) {
  const { price_info: price, review_summary: reviews } = product;
  return (
    <div css={stack}>
      <Breadcrumb
        items={[
          { label: copy.home, href: '/' },
          ...product.category.map((step) => ({
            label: step.name,
            href: `/goods/list/category/${step.category_id}`,
          })),
        ]}
      />
      <a css={brand} href={`/goods/list/brand/${product.brand.brand_id}`}>
        {product.brand.name}
      </a>
      <h1 css={name}>{product.product_name}</h1>
      {reviews.count > 0 && (
        <a href="#review">
          <Rating score={reviews.score} count={reviews.count} />
        </a>
      )}
      <Price
        retailPrice={price.retail_price}
        lastPrice={price.last_price}
        rate={discountRate(price.retail_price, price.last_price)}
        size="lg"
      />
      <GradePrices product={product} />
      <div css={flags}>
        {product.flags.map((flag) => (
          <Badge key={flag}>{flagWords[flag].label}</Badge>
        ))}
      </div>
      {price.product_benefit && <p css={note}>{price.product_benefit.text}</p>}
      {product.event_text && <p css={note}>{product.event_text}</p>}
    </div>
  );
}

/** Members see what every grade pays, guests that logging in pays (spec 2.5). */
function GradePrices({ product }: { product: ProductView }) {
  const isMember = useSession().status === 'in';
  const { all_discount_grades: table } = product.price_info;
  if (!isMember || table.length === 0) return <p css={note}>{copy.loginForPrice}</p>;
  return (
    <Accordion summary={copy.gradeTable}>
      <table css={grades}>
        <tbody>
          {table.map((grade) => (
            <tr key={grade.grade_name} css={grade.apply_flag && current}>
              <th scope="row">{grade.grade_name}</th>
              <td>{grade.discount_rate > 0 ? `${grade.discount_rate}%` : '-'}</td>
              <td className="tabular">{formatWon(grade.last_price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Accordion>
  );
}
