import { css } from '@emotion/react';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { Button } from '@mall/ui/controls/button';
import { copy } from './copy.ts';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 6 });

interface Props {
  /** Where the order went. */
  delivered: { name: string; zipcode: string; address: string; address_detail: string };
  /** Another place that the shopper has named. */
  pickup: Receiver | null;
  onPickup: (pickup: Receiver | null) => void;
  onOpen: () => void;
}

/** Where the parcel is fetched: where it went, or where the shopper says. */
export function PickupSection({ delivered, pickup, onPickup, onOpen }: Props) {
  const { name, zipcode, address, address_detail } = pickup
    ? { ...pickup, name: pickup.receiver_name }
    : delivered;
  return (
    <>
      <p>
        <b>{name}</b> · ({zipcode}) {address} {address_detail}
      </p>
      <div css={buttons}>
        <Button variant="secondary" size="md" onClick={onOpen}>
          {copy.change}
        </Button>
        {pickup && (
          <Button variant="ghost" size="md" onClick={() => onPickup(null)}>
            {copy.asDelivered}
          </Button>
        )}
      </div>
    </>
  );
}
