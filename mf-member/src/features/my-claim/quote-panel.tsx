import { css } from '@emotion/react';
import type { ClaimKind, quoteClaim } from '@mall/contracts/api/orders/my-claims';
import { isApiError } from '@mall/contracts/client/api-error';
import { formatCount } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { Button } from '@mall/ui/controls/button';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { AmountRows } from '@mall/ui/layout/amount-rows';
import { color, fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { signedRows } from '../../shared/orders/amount-rows-of.ts';
import { copy } from './copy.ts';

type Quote = EndpointData<typeof quoteClaim>;

const panel = css({
  display: 'grid',
  gap: 14,
  marginTop: 32,
  padding: 20,
  border: `1px solid ${color.line}`,
  background: color.ground,
  '& > h2': { fontSize: fontSize.lead, fontWeight: 700 },
  [media.xl]: { position: 'sticky', top: 'calc(var(--sticky-top) + 20px)', marginTop: 0 },
});
const note = css({ color: color.quiet, fontSize: fontSize.note, wordBreak: 'keep-all' });
const fault = css({ color: color.sale, fontSize: fontSize.note, wordBreak: 'keep-all' });

interface Props {
  kind: ClaimKind;
  quote: Quote | undefined;
  error: unknown;
  /** What is chosen is not enough to say an amount. */
  isEarly: boolean;
  /** Of an unpaid order there is nothing to give back. */
  isUnpaid: boolean;
  onRetry: () => void;
  /** The button that sends it. */
  children: ReactNode;
}

/** What a claim comes to by the server's own calculation, before it is sent. */
export function QuotePanel({ kind, children, ...rest }: Props) {
  return (
    <section css={panel} aria-label={copy.quote[kind]}>
      <h2>{copy.quote[kind]}</h2>
      <div aria-live="polite">
        <Sums kind={kind} {...rest} />
      </div>
      {children}
    </section>
  );
}

const early = {
  CANCEL: copy.quoteFirstCancel,
  RETURN: copy.quoteFirst,
  EXCHANGE: copy.quoteFirstExchange,
} as const;

function Sums({ kind, quote, error, isEarly, isUnpaid, onRetry }: Omit<Props, 'children'>) {
  if (isUnpaid) return <p css={note}>{copy.unpaidWhole}</p>;
  if (isEarly) return <p css={note}>{early[kind]}</p>;
  if (error)
    return (
      <>
        <p css={fault}>{isApiError(error) && error.message ? error.message : copy.quoteFailed}</p>
        <Button variant="secondary" size="md" onClick={onRetry}>
          {copy.retry}
        </Button>
      </>
    );
  if (!quote)
    return (
      <div role="status" aria-label={copy.counting}>
        <Skeleton height={96} />
      </div>
    );
  return <Known quote={quote} />;
}

function Known({ quote: { fee, refund } }: { quote: Quote }) {
  if (refund)
    return (
      <>
        <AmountRows
          rows={signedRows(refund.rows)}
          total={{ label: copy.refundTotal, amount: refund.amount + refund.points }}
        />
        {refund.points > 0 && <p css={note}>{copy.refundPoints(formatCount(refund.points))}</p>}
        {fee && fee.amount > 0 && <p css={note}>{copy.feeDeducted}</p>}
      </>
    );
  if (!fee) return null;
  return (
    <>
      <AmountRows rows={signedRows(fee.rows)} total={{ label: copy.feeTotal, amount: fee.amount }} />
      <p css={note}>{fee.amount > 0 ? copy.feeLater : copy.feeFree}</p>
    </>
  );
}
