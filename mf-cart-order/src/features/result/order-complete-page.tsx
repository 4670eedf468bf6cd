import { css } from '@emotion/react';
import type { Order } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { formatDayAndTime } from '@mall/contracts/domain/korean-time';
import { formatWon } from '@mall/contracts/domain/money';
import { bankName } from '@mall/contracts/domain/orders/bank';
import { orderCompleted } from '@mall/contracts/events/topics';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Icon } from '@mall/ui/icon';
import { AmountRows } from '@mall/ui/layout/amount-rows';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { amountRowsOf } from '../../shared/amount-rows-of.ts';
import { LineSummary } from '../../shared/line-summary.tsx';
import { orderIdParam } from '../../shared/order-id-param.ts';
import { copy } from './copy.ts';
import { completeOrderQuery } from './queries.ts';

const layout = css({ display: 'grid', gap: 32, maxWidth: 640, margin: '0 auto', padding: '48px 16px 80px' });
const head = css({ display: 'grid', justifyItems: 'center', gap: 12, textAlign: 'center' });
const title = css({ fontSize: fontSize.heading, fontWeight: 700 });
const mark = css({ color: color.success });
const group = css({ display: 'grid', gap: 16, paddingTop: 24, borderTop: `1px solid ${color.line}` });
const heading = css({ fontSize: fontSize.lead, fontWeight: 700 });
const quiet = css({ color: color.quiet });

/** Order result (spec 7.5: orderCompleteView). */
export function Page({ url }: PageProps) {
  const { data, error, refetch } = useQuery(completeOrderQuery(useServices(), orderIdParam(url)));
  if (data) return <Result order={data} />;
  if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_REQUEST')) {
    return (
      <EmptyState
        title={copy.notFound}
        description={copy.notFoundDescription}
        action={<Button href="/">{copy.home}</Button>}
      />
    );
  }
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  return (
    <div css={layout} role="status" aria-label={copy.checking}>
      <Skeleton height={480} />
    </div>
  );
}

function Result({ order }: { order: Order }) {
  usePublishedOrder(order);
  const { receiver } = order;
  return (
    <div css={layout}>
      <div css={head}>
        <span css={mark}>
          <Icon name="check" size={48} />
        </span>
        <h1 css={title}>{copy.completeTitle}</h1>
        <p css={quiet}>
          {copy.orderNumber} <strong className="tabular">{order.order_id}</strong>
        </p>
      </div>
      <DepositNotice order={order} />
      <section css={group}>
        <h2 css={heading}>{copy.products}</h2>
        {order.lines.map((line) => (
          <LineSummary key={line.product_option_id} line={line} showQuantity>
            <p className="tabular">{formatWon(line.line_price)}</p>
          </LineSummary>
        ))}
      </section>
      <section css={group}>
        <h2 css={heading}>{copy.receiver}</h2>
        <p>
          {receiver.name} · {receiver.phone}
        </p>
        <p css={quiet}>
          ({receiver.zipcode}) {receiver.address} {receiver.address_detail}
        </p>
      </section>
      <section css={group}>
        <AmountRows
          rows={amountRowsOf(order.amount)}
          total={{ label: copy.payment, amount: order.amount.total }}
        />
      </section>
      <Button href="/" size="xl" variant="secondary" full>
        {copy.home}
      </Button>
    </div>
  );
}

/** Where and until when to pay; nothing for an order that is paid. */
function DepositNotice({ order: { deposit, payment_state } }: { order: Order }) {
  if (!deposit || payment_state !== 'READY') return null;
  return (
    <section css={group}>
      <h2 css={heading}>{copy.depositTitle}</h2>
      <p>
        {bankName(deposit.bank)} <strong className="tabular">{deposit.number}</strong>
      </p>
      {deposit.due_at ? (
        <p css={quiet}>
          {formatDayAndTime(deposit.due_at)} {copy.depositDue}
        </p>
      ) : null}
    </section>
  );
}

/** Tells the shop of the order, for tracking. */
function usePublishedOrder(order: Order): void {
  const { bus } = useServices();
  useEffect(() => {
    bus.publish(orderCompleted, {
      order_id: order.order_id,
      total: order.amount.total,
      products: order.lines.map(({ product_id, product_name, last_price, order_quantity }) => ({
        product_id,
        product_name,
        last_price,
        quantity: order_quantity,
      })),
    });
  }, [bus, order]);
}
