import { css } from '@emotion/react';
import type { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import { isApiError } from '@mall/contracts/client/api-error';
import { formatWon } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { Button } from '@mall/ui/controls/button';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const line = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  paddingTop: 12,
});
const total = css({ fontSize: fontSize.heading, fontWeight: 700, color: color.ink });
const note = css({ color: color.quiet, fontSize: fontSize.note, textAlign: 'right' });
const whole = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 12px',
  paddingTop: 12,
  fontSize: fontSize.note,
  fontVariantNumeric: 'tabular-nums',
  '& > dd': { textAlign: 'right' },
});
const saved = css({ color: color.sale, fontWeight: 600 });

interface Props {
  pieces: number;
  /** Of the choice as the server prices it; absent while it is on its way, and after a failure. */
  prices: EndpointData<typeof priceSelection> | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What a choice comes to with delivery, before and after what buying together saves, or why that cannot be said. */
export function ChosenTotal({ pieces, prices, error, onRetry }: Props) {
  if (error) {
    return (
      <div css={line} role="alert">
        <p>{isApiError(error) ? error.message : copy.priceFailed}</p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  const amount = prices?.amount;
  return (
    <>
      {prices?.saved_price && prices.separate_price ? (
        <dl css={whole}>
          <dt>{copy.separately}</dt>
          <dd>
            <del>{formatWon(prices.separate_price)}</del>
          </dd>
          <dt css={saved}>{copy.saved}</dt>
          <dd css={saved}>−{formatWon(prices.saved_price)}</dd>
        </dl>
      ) : null}
      <p css={line}>
        <span>{copy.total(pieces)}</span>
        <strong css={total} className="tabular">
          {amount ? formatWon(amount.total) : <Skeleton width={120} height={26} />}
        </strong>
      </p>
      <p css={note}>
        {amount ? copy.delivery(amount.delivery_fee > 0 ? formatWon(amount.delivery_fee) : null) : '\u00a0'}
      </p>
    </>
  );
}
