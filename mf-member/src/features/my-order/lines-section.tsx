import { css } from '@emotion/react';
import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { formatWon } from '@mall/contracts/domain/money';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { LineSummary } from '@mall/ui/orders/line-summary';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { copy as orderWords } from '../../shared/orders/copy.ts';
import { claimHref, LineActions } from '../../shared/orders/line-actions.tsx';
import { LineStatus } from '../../shared/orders/line-status.tsx';
import type { MyOrder } from '../../shared/orders/queries.ts';
import { writableQuery } from '../../shared/reviews/queries.ts';
import { copy } from './copy.ts';
import { Section } from './section.tsx';

const ClaimPhotos = lazyPart(() =>
  import(/* webpackChunkName: "my-order-parts" */ './photos/claim-photos.tsx').then(
    (module) => module.ClaimPhotos,
  ),
);

const row = css({ display: 'grid', gap: 10, padding: '18px 0', borderBottom: `1px solid ${color.line}` });
const claimBox = css({
  display: 'grid',
  gap: 4,
  marginTop: 10,
  padding: '12px 14px',
  background: color.wash,
  fontSize: fontSize.note,
  '& b': { color: color.ink },
  '& a': { justifySelf: 'start', marginTop: 6 },
});

/** What was ordered, line by line: where it is, and what can be done with it now. */
export function LinesSection({ data }: { data: MyOrder }) {
  const services = useServices();
  const isMember = useSession().status === 'in';
  const writable = useQuery({ ...writableQuery(services), enabled: isMember && !data.order.is_guest });
  const ids = new Set(writable.data?.rows.map(({ order_line_id }) => order_line_id));
  const { order, lines } = data;
  const isCancelable =
    order.status === 'DEPOSIT_WAIT' || lines.some(({ actions }) => actions.includes('CANCEL'));
  return (
    <Section
      title={copy.lines}
      action={
        isCancelable &&
        !data.needs_code && (
          <Button variant="ghost" size="md" href={claimHref(order.order_id, 'cancel')}>
            {orderWords.cancel}
          </Button>
        )
      }
    >
      <ul>
        {lines.map((line) => (
          <li css={row} key={line.order_line_id}>
            <LineStatus {...order} status={line.status} />
            <LineSummary line={line} showQuantity amount={line.line_price}>
              {line.claim && (
                <ClaimFacts
                  claim={line.claim}
                  orderId={order.order_id}
                  canSeePhotos={isMember && !data.needs_code}
                />
              )}
              {!data.needs_code && <LineActions orderId={order.order_id} line={line} writable={ids} />}
            </LineSummary>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ClaimProps {
  claim: NonNullable<MyOrderLine['claim']>;
  orderId: string;
  /** Photos are shown to members who may change the order. */
  canSeePhotos: boolean;
}

/** The newest request about a line: what for, what it costs, and where its money stands. */
function ClaimFacts({ claim, orderId, canSeePhotos }: ClaimProps) {
  const { kind, state, reason, fee, fee_state, new_option, requested_at, due_amount, pickup, photo_count } =
    claim;
  const isDue = due_amount > 0 && state === 'OPEN';
  return (
    <div css={claimBox}>
      <p>
        <b>
          {copy.claimKinds[kind]} {copy.claimStates[state]}
        </b>{' '}
        · {copy.requestedAt(formatDate(requested_at))}
      </p>
      <p>
        {copy.reason} · {orderWords.reasons[reason]}
      </p>
      {new_option && (
        <p>
          {copy.newOption} · <b>{new_option}</b>
        </p>
      )}
      {pickup && (
        <p>
          {copy.pickup} · {pickup.receiver_name}, ({pickup.zipcode}) {pickup.address} {pickup.address_detail}
        </p>
      )}
      {photo_count > 0 && (
        <>
          <p>{copy.claimPhotos(photo_count)}</p>
          {canSeePhotos && (
            <Suspense>
              <ClaimPhotos claimId={claim.claim_id} />
            </Suspense>
          )}
        </>
      )}
      {state !== 'WITHDRAWN' && (
        <p className="tabular">
          {copy.fee} · {fee > 0 && <b>{formatWon(fee)} </b>}
          {copy.feeStates[fee_state]}
        </p>
      )}
      {isDue && (
        <>
          <p>{copy.feeDue}</p>
          <Button size="md" href={`/mypage/orders/${orderId}/fee?claim=${claim.claim_id}`}>
            {copy.payFee(formatWon(due_amount))}
          </Button>
        </>
      )}
    </div>
  );
}
