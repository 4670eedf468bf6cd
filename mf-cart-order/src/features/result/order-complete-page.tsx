import { css } from '@emotion/react';
import type { Order } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { payMethodLabels } from '@mall/contracts/domain/orders/pay-method-labels';
import { phoneText } from '@mall/contracts/domain/phone-text';
import { orderCompleted } from '@mall/contracts/events/topics';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { CopyButton } from '@mall/ui/controls/copy-button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Icon } from '@mall/ui/icon';
import { AmountRows } from '@mall/ui/layout/amount-rows';
import { LineSummary } from '@mall/ui/orders/line-summary';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { amountRowsOf } from '../../shared/amount-rows-of.ts';
import { dropOrderDraft } from '../../shared/order-draft.ts';
import { orderIdParam } from '../../shared/order-id-param.ts';
import { watchEveryMs } from '../../shared/queries.ts';
import { copy } from './copy.ts';
import { DepositNotice } from './deposit-notice.tsx';
import { isFirstView } from './first-view.ts';
import { NextSteps } from './next-steps.tsx';
import { outcomeOf } from './outcome.ts';
import { completeOrderQuery } from './queries.ts';

const layout = css({ display: 'grid', gap: 32, maxWidth: 640, margin: '0 auto', padding: '48px 16px 80px' });
const head = css({ display: 'grid', justifyItems: 'center', gap: 12, textAlign: 'center' });
const title = css({ fontSize: fontSize.heading, fontWeight: 700 });
const mark = css({ color: color.success });
const group = css({ display: 'grid', gap: 16, paddingTop: 24, borderTop: `1px solid ${color.line}` });
const heading = css({ fontSize: fontSize.lead, fontWeight: 700 });
const quiet = css({ color: color.quiet });
const warning = css({ color: color.quiet });

/** Order result (spec 7.5: orderCompleteView). */
export function Page({ url }: PageProps) {
  const { data, error, refetch } = useQuery({
    ...completeOrderQuery(useServices(), orderIdParam(url)),
    // The money may come while the page says that it is waited for.
    refetchInterval: ({ state }) => (state.data && outcomeOf(state.data).isPending ? watchEveryMs : false),
  });
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
  const { dialogs } = useServices();
  const outcome = outcomeOf(order);
  useResultTitle(outcome.title);
  usePublishedOrder(order, outcome.isPlaced);
  useEffect(() => {
    if (outcome.isPlaced) dropOrderDraft();
  }, [outcome.isPlaced]);
  return (
    <div css={layout}>
      <div css={head}>
        <span css={outcome.isPlaced ? mark : warning}>
          <Icon name={outcome.isPlaced ? 'check' : 'alert'} size={48} />
        </span>
        <h1 css={title}>{outcome.title}</h1>
        {outcome.note && <p>{outcome.note}</p>}
        <p css={quiet}>
          {copy.orderNumber} <strong className="tabular">{order.order_id}</strong>{' '}
          <CopyButton text={order.order_id} label={copy.copyNumber} dialogs={dialogs} />
        </p>
      </div>
      <DepositNotice order={order} />
      <OrderFacts order={order} isPlaced={outcome.isPlaced} />
      {outcome.isPending && (
        <Button href="/order" size="xl" full>
          {copy.toOrder}
        </Button>
      )}
      <Button href="/" size="xl" variant="secondary" full>
        {copy.home}
      </Button>
    </div>
  );
}

/** What was ordered, where it goes, what it came to, and what follows. */
function OrderFacts({ order, isPlaced }: { order: Order; isPlaced: boolean }) {
  const { receiver } = order;
  return (
    <>
      <section css={group}>
        <h2 css={heading}>{copy.products}</h2>
        {order.lines.map((line) => (
          <LineSummary
            key={`${line.product_option_id} ${line.gift?.gift_promotion_id}`}
            line={line}
            showQuantity
            amount={line.line_price}
          />
        ))}
      </section>
      <section css={group}>
        <h2 css={heading}>{copy.receiver}</h2>
        <p>
          {receiver.name} · {phoneText(receiver.phone)}
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
        <p css={quiet}>
          {copy.payMethod} · {payMethodLabels[order.pay_method]}
        </p>
      </section>
      {isPlaced && <NextSteps order={order} />}
    </>
  );
}

/** The page's title says what happened, as its heading does. */
function useResultTitle(words: string): void {
  useEffect(() => {
    const [, ...suffix] = document.title.split(' | ');
    document.title = [words, ...suffix].join(' | ');
  }, [words]);
}

/** Tells the shop of an order that was placed, for tracking; once in this tab, however often it is looked at. */
function usePublishedOrder(order: Order, isPlaced: boolean): void {
  const { bus } = useServices();
  useEffect(() => {
    if (!isPlaced || !isFirstView(order.order_id)) return;
    bus.publish(orderCompleted, {
      order_id: order.order_id,
      total: order.amount.total,
      products: order.lines
        .filter((line) => !line.gift)
        .map(({ product_id, product_name, last_price, order_quantity }) => ({
          product_id,
          product_name,
          last_price,
          quantity: order_quantity,
        })),
    });
  }, [bus, order, isPlaced]);
}
