import { css } from '@emotion/react';
import { isApiError } from '@mall/contracts/client/api-error';
import { formatDate, formatTime } from '@mall/contracts/domain/korean-time';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { LatePart } from '@mall/remote-kit/late-part';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { useServices, useSession } from '@mall/remote-kit/services';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { CodeGate } from '../../shared/orders/code/code-gate.tsx';
import { CopyButton } from '../../shared/orders/copy-button.tsx';
import { OrderFrame } from '../../shared/orders/order-frame.tsx';
import { OrderGone } from '../../shared/orders/order-gone.tsx';
import { type MyOrder, orderIdOf, orderQuery } from '../../shared/orders/queries.ts';
import { copy } from './copy.ts';
import { LinesSection } from './lines-section.tsx';
import { DepositSection, PaymentSection } from './payment-section.tsx';
import { RefundsSection } from './refunds-section.tsx';
import { Section } from './section.tsx';
import { TrackingSection } from './tracking-section.tsx';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > b': { fontSize: fontSize.title, color: color.ink },
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, color: color.quiet, fontSize: fontSize.note },
});
const gate = css({ paddingTop: 24 });
const place = css({
  padding: '16px 0',
  color: color.text,
  wordBreak: 'keep-all',
  '& b': { color: color.ink },
});
const skeleton = css({ display: 'grid', gap: 24 });
const Adoption = lazyPart(() =>
  import(/* webpackChunkName: "my-order-parts" */ './adoption.tsx').then((module) => module.Adoption),
);

/** One order: where it is, what can be done, and where its money stands (spec 4.10, 7.5). */
export function Page({ params }: PageProps) {
  const orderId = orderIdOf(params);
  return (
    <OrderFrame title={copy.title} active="orders" skeleton={<OrderSkeleton />}>
      <Content orderId={orderId} />
    </OrderFrame>
  );
}

function Content({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery(orderQuery(useServices(), orderId));
  if (data) return <OrderParts data={data} />;
  if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_REQUEST')) return <OrderGone />;
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  return <OrderSkeleton />;
}

function OrderParts({ data }: { data: MyOrder }) {
  const { order, lines } = data;
  const { order_id, ordered_at, receiver } = order;
  const isMember = useSession().status === 'in';
  return (
    <>
      <div css={head}>
        <b className="tabular">{copy.orderedAt(`${formatDate(ordered_at)} ${formatTime(ordered_at)}`)}</b>
        <span className="tabular">
          {copy.number} {order_id}
          <CopyButton text={order_id} label={copy.copyNumber} />
        </span>
      </div>
      {data.needs_code && (
        <div css={gate}>
          <CodeGate orderId={order_id} />
        </div>
      )}
      {isMember && order.is_guest && !data.needs_code && (
        <LatePart fallback={<Skeleton height={86} />}>
          <Adoption orderId={order_id} />
        </LatePart>
      )}
      <DepositSection order={order} />
      <TrackingSection orderId={order_id} lines={lines} />
      <LinesSection data={data} />
      <RefundsSection data={data} />
      <Section title={copy.receiver}>
        <div css={place}>
          <p>
            <b>{receiver.name}</b> · <span className="tabular">{phoneText(receiver.phone)}</span>
          </p>
          <p>
            ({receiver.zipcode}) {receiver.address} {receiver.address_detail}
          </p>
        </div>
      </Section>
      <PaymentSection order={order} />
    </>
  );
}

/** `010-1234-5678` */
const phoneText = (phone: string): string => phone.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');

function OrderSkeleton() {
  return (
    <div css={skeleton} role="status" aria-busy aria-label={copy.loading}>
      <Skeleton height={40} />
      <Skeleton height={160} />
      <Skeleton height={280} />
      <Skeleton height={200} />
    </div>
  );
}
