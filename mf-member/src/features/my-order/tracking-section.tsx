import { css } from '@emotion/react';
import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import type { Parcel } from '@mall/contracts/api/orders/order-tracking';
import { carrierName, trackingAddress } from '@mall/contracts/domain/orders/names/carrier-page';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '../../shared/orders/copy-button.tsx';
import { copy } from './copy.ts';
import { trackingQuery } from './queries.ts';
import { quiet, Section } from './section.tsx';
import { TrackingLine } from './tracking-line.tsx';

const parcelStyles = css({ padding: '12px 0 20px', '& + &': { borderTop: `1px solid ${color.line}` } });
const title = css({ paddingTop: 8, fontSize: fontSize.body, fontWeight: 700 });
const number = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  marginTop: 8,
  padding: '12px 14px',
  background: color.wash,
  fontSize: fontSize.note,
  '& b': { color: color.ink },
});

interface Props {
  orderId: string;
  lines: readonly MyOrderLine[];
}

/** Where the goods are, parcel by parcel; nothing for an order of which none are sent any more. */
export function TrackingSection({ orderId, lines }: Props) {
  const { data, error, refetch } = useQuery(trackingQuery(useServices(), orderId));
  if (data?.parcels.length === 0) return null;
  return (
    <Section title={copy.tracking} id="tracking">
      {error && <ErrorState title={copy.trackingFailed} headingLevel={3} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.parcels.map((parcel, place) => (
        <div css={parcelStyles} key={parcel.order_line_ids.join()}>
          {data.parcels.length > 1 && (
            <>
              <h3 css={title}>{copy.parcel(place + 1, data.parcels.length)}</h3>
              <p css={quiet}>
                {lines
                  .filter(({ order_line_id }) => parcel.order_line_ids.includes(order_line_id))
                  .map(({ product_name }) => product_name)
                  .join(', ')}
              </p>
            </>
          )}
          <TrackingLine steps={parcel.steps} />
          <ParcelNumber parcel={parcel} />
        </div>
      ))}
    </Section>
  );
}

function ParcelNumber({ parcel: { carrier, tracking_number, steps } }: { parcel: Parcel }) {
  if (!carrier || !tracking_number) {
    if (steps.at(-1)?.is_done) return null;
    const isSent = steps.some(({ step, is_done }) => step === 'SENT' && is_done);
    return <p css={quiet}>{isSent ? copy.noNumberYet : copy.noNumber}</p>;
  }
  return (
    <div css={number}>
      <span>
        {carrierName(carrier)} {copy.trackingNumber} <b className="tabular">{tracking_number}</b>
      </span>
      <CopyButton text={tracking_number} label={copy.copyTracking} />
      <Button
        variant="secondary"
        size="md"
        href={trackingAddress(carrier, tracking_number)}
        target="_blank"
        rel="noreferrer"
      >
        {copy.atCarrier(carrierName(carrier))}
        <Icon name="external" size={14} />
        <VisuallyHidden>{copy.opensNew}</VisuallyHidden>
      </Button>
    </div>
  );
}
