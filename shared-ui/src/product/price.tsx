import { css } from '@emotion/react';
import { discountRate, formatWon } from '@mall/contracts/domain/money';
import * as copy from '../copy.ts';
import { visuallyHidden } from '../layout/visually-hidden.tsx';
import { color, fontSize } from '../theme.ts';

export interface PriceProps {
  /** KRW. */
  retailPrice: number;
  /** What the shopper pays, KRW. */
  lastPrice: number;
  /** Whole per cent; computed from the prices when left out. */
  rate?: number | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
}

const base = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.35em',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});
// Joined here, once: a page has hundreds of them.
const sizes = {
  xs: css(base, { fontSize: fontSize.small }),
  sm: css(base, { fontSize: fontSize.body }),
  md: css(base, { fontSize: fontSize.lead }),
  lg: css(base, { fontSize: fontSize.heading, columnGap: '0.4em' }),
};
const rateStyles = css({ color: color.sale, fontWeight: 700 });
const lastStyles = css({ color: color.ink, fontWeight: 700 });
const retailStyles = css({ color: color.quiet, fontSize: '0.8em', fontWeight: 400 });

/** Discount rate, price and, only when it is higher, the retail price struck through. A price alone needs no name. */
export function Price({ retailPrice, lastPrice, rate, size = 'sm' }: PriceProps) {
  const isReduced = lastPrice < retailPrice;
  const percent = rate ?? discountRate(retailPrice, lastPrice);
  return (
    <p css={sizes[size]}>
      {isReduced && percent > 0 && (
        <span css={rateStyles}>
          <span css={visuallyHidden}>{copy.discountRate}</span>
          {`${percent}%`}
        </span>
      )}
      <strong css={lastStyles}>
        {isReduced && <span css={visuallyHidden}>{copy.salePrice}</span>}
        {formatWon(lastPrice)}
      </strong>
      {isReduced && (
        <del css={retailStyles}>
          <span css={visuallyHidden}>{copy.listPrice}</span>
          {formatWon(retailPrice)}
        </del>
      )}
    </p>
  );
}
