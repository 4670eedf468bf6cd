import { css } from '@emotion/react';
import { isApiError } from '@mall/contracts/client/api-error';
import { loadSdk } from '@mall/contracts/client/payment-window';
import { formatWon } from '@mall/contracts/domain/money';
import { payMethodLabels } from '@mall/contracts/domain/orders/pay-method-labels';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { idParam } from '@mall/remote-kit/url-params';
import { Button } from '@mall/ui/controls/button';
import { OptionChips } from '@mall/ui/controls/option-chip';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Icon } from '@mall/ui/icon';
import { LineSummary } from '@mall/ui/orders/line-summary';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { OrderGone } from '../../shared/orders/order-gone.tsx';
import { type MyOrder, orderIdOf, orderQuery } from '../../shared/orders/queries.ts';
import { copy } from './copy.ts';
import { type FeeNotice, usePayFee } from './mutations.ts';

const frame = css({
  display: 'grid',
  gap: 28,
  maxWidth: 560,
  margin: '0 auto',
  padding: '12px 16px 80px',
  [media.md]: { paddingTop: 48 },
});
const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  color: color.text,
  fontSize: fontSize.note,
});
const title = css({ fontSize: fontSize.heading, fontWeight: 700 });
const sum = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingTop: 20,
  borderTop: `1px solid ${color.ink}`,
  '& b': { color: color.ink, fontSize: fontSize.display },
});
const words = css({
  display: 'grid',
  gap: 10,
  padding: 14,
  background: color.wash,
  fontSize: fontSize.note,
  wordBreak: 'keep-all',
});

/** Where what an exchange costs is paid online: a payment page, alone with its provider (decision 129). */
export function Page({ params, url }: PageProps) {
  const orderId = orderIdOf(params);
  const claimId = idParam(url.searchParams.get('claim')) ?? 0;
  const { data, error, refetch } = useQuery(orderQuery(useServices(), orderId));
  // The payment provider's answer: that it came says enough, what it says is not trusted.
  const isBack = url.searchParams.has('paymentId') || url.searchParams.has('code');
  return (
    <div css={frame}>
      <div>
        <a css={back} href={`/mypage/orders/${orderId}`}>
          <Icon name="chevron-left" size={18} />
          {copy.back}
        </a>
        <h1 css={title}>{copy.title}</h1>
      </div>
      {data && <Fee data={data} claimId={claimId} isBack={isBack} />}
      {!data && isApiError(error, 'NOT_FOUND') && <OrderGone />}
      {!data && error && !isApiError(error, 'NOT_FOUND') && (
        <ErrorState title={copy.failed} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div role="status" aria-label={copy.loading}>
          <Skeleton height={320} />
        </div>
      )}
    </div>
  );
}

function Fee({ data, claimId, isBack }: { data: MyOrder; claimId: number; isBack: boolean }) {
  const { order, lines, fee_payment } = data;
  const line = lines.find(({ claim }) => claim?.claim_id === claimId && claim.due_amount > 0);
  const [method, setMethod] = useState<string | null>(null);
  const { notice, pay, check, isBusy } = usePayFee({ orderId: order.order_id, claimId });
  const sdkUrl = fee_payment?.sdk_url;
  useEffect(() => {
    // A popup is let through only shortly after the press that wants it.
    if (sdkUrl) void loadSdk(sdkUrl).catch(() => undefined);
  }, [sdkUrl]);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isBack || hasAsked.current) return;
    hasAsked.current = true;
    void check();
  }, [isBack, check]);
  if (!line?.claim || !fee_payment)
    return (
      <EmptyState
        icon="check"
        title={copy.noneTitle}
        description={copy.noneHint}
        action={<Button href={`/mypage/orders/${order.order_id}`}>{copy.back}</Button>}
      />
    );
  const chosen = fee_payment.pay_methods.find((known) => known === method) ?? fee_payment.pay_methods[0];
  return (
    <>
      <LineSummary line={line} showQuantity amount={line.line_price}>
        {line.claim.new_option && <p>{copy.to(line.claim.new_option)}</p>}
      </LineSummary>
      <p css={sum} className="tabular">
        {copy.amount} <b>{formatWon(line.claim.due_amount)}</b>
      </p>
      <OptionChips
        legend={copy.method}
        value={chosen ?? null}
        onValue={setMethod}
        options={fee_payment.pay_methods.map((value) => ({ value, label: payMethodLabels[value] }))}
      />
      {notice && <Notice notice={notice} onCheck={() => void check()} />}
      <Button
        size="xl"
        full
        loading={isBusy}
        disabled={notice?.kind === 'unknown'}
        onClick={() => chosen && void pay({ pay_method: chosen, order })}
      >
        {copy.pay(formatWon(line.claim.due_amount))}
      </Button>
    </>
  );
}

function Notice({ notice, onCheck }: { notice: FeeNotice; onCheck: () => void }) {
  if (notice.kind === 'checking')
    return (
      <p css={words} role="status">
        {copy.checking}
      </p>
    );
  if (notice.kind === 'unpaid')
    return (
      <p css={words} role="alert">
        {notice.words}
      </p>
    );
  return (
    <div css={words} role={notice.kind === 'open' ? 'status' : 'alert'}>
      <p>{notice.kind === 'open' ? copy.open : copy.unknown}</p>
      <Button variant="secondary" size="md" onClick={notice.kind === 'open' ? notice.onCheck : onCheck}>
        {copy.check}
      </Button>
    </div>
  );
}
