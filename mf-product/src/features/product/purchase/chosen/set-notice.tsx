import { css } from '@emotion/react';
import type { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import type { EndpointData } from '@mall/contracts/endpoint';
import { color, fontSize, media, touchSide } from '@mall/ui/theme';
import { copy } from './copy.ts';

const notice = css({ display: 'grid', gap: 4, paddingTop: 12, color: color.text, fontSize: fontSize.note });
const part = css({
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  [media.touch]: { minHeight: touchSide },
});

interface Props {
  prices: EndpointData<typeof priceSelection>;
  /** Whether the product is part of a set at a price of its own. */
  isOfSet: boolean;
}

/** Of a choice that is no whole set: that it has no benefit (spec 2.5), and what a set that is sold whole only needs. */
export function SetNotice({ prices: { bundle, amount }, isOfSet }: Props) {
  const hasSetPrice = amount.rows?.some(({ code }) => code === 'SETFIX') ?? false;
  if (!bundle && (!isOfSet || hasSetPrice)) return null;
  return (
    <div css={notice} role="note">
      <p>{bundle ? copy.wholeSetOnly(bundle.label) : copy.noBenefit}</p>
      {bundle && (
        <ul>
          {bundle.products.map(({ product_id, product_name }) => (
            <li key={product_id}>
              <a css={part} href={`/goods/view/${product_id}`}>
                {product_name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
