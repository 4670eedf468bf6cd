import { css } from '@emotion/react';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { Button } from '@mall/ui/controls/button';
import { lazy, Suspense } from 'react';
import { copy } from './copy.ts';

const PickupDialog = lazy(async () => {
  const module = await import(/* webpackChunkName: "claim-pickup" */ './pickup-dialog.tsx');
  return { default: module.PickupDialog };
});

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 6 });

interface Props {
  /** Where the order went. */
  delivered: { name: string; zipcode: string; address: string; address_detail: string };
  /** Another place that the shopper has named. */
  pickup: Receiver | null;
  /** Takes the other place back. */
  onReset: () => void;
  onOpen: () => void;
}

/** Where the parcel is fetched: where it went, or where the shopper says. */
export function PickupSection({ delivered, pickup, onReset, onOpen }: Props) {
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
          <Button variant="ghost" size="md" onClick={onReset}>
            {copy.asDelivered}
          </Button>
        )}
      </div>
    </>
  );
}

interface WindowProps {
  pickup: Receiver | null;
  onPickup: (pickup: Receiver) => void;
  onClose: () => void;
}

/** Where another place is named: beside the claim's form, as Chromium tells nobody of the submit of a form in a form. */
export function PickupWindow({ pickup, onPickup, onClose }: WindowProps) {
  const choose = (chosen: Receiver) => {
    onPickup(chosen);
    onClose();
  };
  return (
    <Suspense>
      <PickupDialog known={pickup} onClose={onClose} onChoose={choose} />
    </Suspense>
  );
}
